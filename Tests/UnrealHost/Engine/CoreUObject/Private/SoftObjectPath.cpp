// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "UObject/SoftObjectPath.h"

#include "HostObjectRegistry.h"
#include "UObject/SoftObjectPtr.h"
#include "UObject/StrongObjectPtr.h"

bool FTopLevelAssetPath::TrySetPath(const FString& Path)
{
	*this = FTopLevelAssetPath();
	FString Package = Path;
	FString Asset;
	Path.Split(TEXT("."), &Package, &Asset);
	if (Path.StartsWith(TEXT("/")) && !Path.Contains(TEXT(":")) && !Asset.Contains(TEXT(".")))
	{
		*this = FTopLevelAssetPath(FName(*Package), FName(*Asset));
	}
	return !IsNull();
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

FHostWeakObject HostMakeWeak(const UObject* Object)
{
	return Object
		? FHostWeakObject{static_cast<int32>(Object->GetUniqueID()), FObjectRegistry::Get().SlotOf(Object).Serial}
		: FHostWeakObject();
}

UObject* HostResolveWeak(FHostWeakObject Weak, bool bEvenIfGarbage)
{
	const FObjectRegistry::FSlot* const Slot = FObjectRegistry::Get().FindSlot(Weak);
	const EInternalObjectFlags Gone = EInternalObjectFlags::Unreachable |
		(bEvenIfGarbage ? EInternalObjectFlags::None : EInternalObjectFlags::Garbage);
	return Slot && !EnumHasAnyFlags(Slot->Flags, Gone) ? Slot->Object : nullptr;
}

void HostCheckMayRunScript()
{
	checkf(!FObjectRegistry::Get().IsCollecting(), TEXT("No script may run while garbage is collected"));
}

bool HostIsUFunction(const UObject* Object, FName Name)
{
	for (const UClass* Class = Object->GetClass(); Class; Class = Class->GetSuperClass())
	{
		for (const TCHAR* Function : Class->HostInfo().Functions)
		{
			if (FName(Function) == Name)
			{
				return true;
			}
		}
	}
	return false;
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
		if (FObjectRegistry::FSlot* const Slot = FObjectRegistry::Get().FindSlot(Handle))
		{
			--Slot->StrongReferences;
		}
	};
	return std::shared_ptr<UObject>(Object, Release);
}
