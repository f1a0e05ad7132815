// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "UObject/SoftObjectPath.h"

#include "Delegates/Delegate.h"
#include "HostObjectRegistry.h"
#include "UObject/Package.h"
#include "UObject/SoftObjectPtr.h"
#include "UObject/StrongObjectPtr.h"
#include "UObject/WeakObjectPtr.h"

bool FTopLevelAssetPath::TrySetPath(const FString& Path)
{
	Reset();
	if (!Path.StartsWith(TEXT("/")) || Path.Contains(TEXT(":")))
	{
		return false;
	}
	FString Package;
	FString Asset;
	if (!Path.Split(TEXT("."), &Package, &Asset))
	{
		return TrySetPath(FName(*Path), FName());
	}
	return !Asset.Contains(TEXT(".")) && TrySetPath(FName(*Package), FName(*Asset));
}

bool FTopLevelAssetPath::TrySetPath(FName InPackageName, FName InAssetName)
{
	PackageName = InPackageName;
	AssetName = InAssetName;
	return IsValid();
}

FString FTopLevelAssetPath::ToString() const
{
	if (IsNull())
	{
		return FString();
	}
	return AssetName.IsNone() ? PackageName.ToString() : PackageName.ToString() + TEXT(".") + AssetName.ToString();
}

FSoftObjectPath::FSoftObjectPath(const UObject* Object)
{
	if (Object)
	{
		SetPath(Object->GetPathName());
	}
}

void FSoftObjectPath::SetPath(const FString& Path)
{
	Reset();
	FString Asset = Path;
	FString SubPath;
	Path.Split(TEXT(":"), &Asset, &SubPath);
	if (AssetPath.TrySetPath(Asset))
	{
		SubPathString = SubPath;
	}
}

FString FSoftObjectPath::ToString() const
{
	return SubPathString.IsEmpty() ? AssetPath.ToString() : AssetPath.ToString() + TEXT(":") + SubPathString;
}

bool FSoftObjectPath::SerializePath(FArchive& Ar)
{
	FString Text = ToString();
	Ar << Text;
	SetPath(Text);
	return true;
}

UObject* FSoftObjectPath::TryLoad() const
{
	return IsNull() ? nullptr : StaticLoadObject(UObject::StaticClass(), nullptr, *ToString());
}

UObject* FSoftObjectPath::ResolveObject() const
{
	return IsNull() ? nullptr : StaticFindObject(nullptr, nullptr, *ToString());
}

UObject* FSoftObjectPtr::Get() const
{
	if (!Found.IsValid())
	{
		Found = Path.ResolveObject();
	}
	return Found.Get();
}

UObject* FSoftObjectPtr::LoadSynchronous() const
{
	if (!Get())
	{
		Found = Path.TryLoad();
	}
	return Found.Get();
}

using UE::Host::FObjectRegistry;

namespace WeakObjectPtrDetail
{
UObject* Resolve(FHostWeakObject Handle, EInternalObjectFlags Excluded)
{
	const FObjectRegistry::FSlot* const Slot = FObjectRegistry::Get().FindSlot(Handle.Index, Handle.Serial);
	return Slot && !EnumHasAnyFlags(Slot->Flags, Excluded) ? Slot->Object : nullptr;
}

constexpr EInternalObjectFlags GoneFlags = EInternalObjectFlags::Garbage | EInternalObjectFlags::Unreachable;

} // namespace WeakObjectPtrDetail

UObject* FWeakObjectPtr::Get(bool bEvenIfGarbage) const
{
	return WeakObjectPtrDetail::Resolve(
		Handle, bEvenIfGarbage ? EInternalObjectFlags::Unreachable : WeakObjectPtrDetail::GoneFlags);
}

FHostWeakObject HostMakeWeak(const UObjectBase* Object)
{
	return Object
		? FHostWeakObject{static_cast<int32>(Object->GetUniqueID()), FObjectRegistry::Get().SlotOf(Object).Serial}
		: FHostWeakObject();
}

UObjectBase* HostResolveWeak(FHostWeakObject Weak)
{
	return WeakObjectPtrDetail::Resolve(Weak, WeakObjectPtrDetail::GoneFlags);
}

void HostCheckMayRunScript()
{
	checkf(!FObjectRegistry::Get().IsCollecting(), TEXT("No script may run while garbage is collected"));
}

bool HostIsUFunction(const UObjectBase* Object, FName Name)
{
	return Object && Object->GetClass()->FindFunctionByName(Name) != nullptr;
}

std::shared_ptr<UObject> UE::Host::KeepObject(UObject* Object)
{
	if (!Object)
	{
		return nullptr;
	}
	++FObjectRegistry::Get().SlotOf(Object).StrongReferences;
	const auto Release = [Handle = HostMakeWeak(Object)](UObject*)
	{
		// The object may be gone already: at the end of the program all are destroyed.
		if (FObjectRegistry::FSlot* const Slot = FObjectRegistry::Get().FindSlot(Handle.Index, Handle.Serial))
		{
			--Slot->StrongReferences;
		}
	};
	return std::shared_ptr<UObject>(Object, Release);
}
