// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "UObject/SoftObjectPath.h"

#include "HostObjectRegistry.h"
#include "Misc/PackageName.h"
#include "UObject/StrongObjectPtr.h"

FSoftObjectPath::FSoftObjectPath(const UObject* Object)
	: Path(Object ? Object->GetPathName() : FString())
{
}

void FSoftObjectPath::SetPath(const FString& NewPath)
{
	FString Asset = NewPath;
	FString SubPath;
	NewPath.Split(TEXT(":"), &Asset, &SubPath);
	FString Package;
	FString Name;
	Asset.Split(TEXT("."), &Package, &Name);
	Path = NewPath.StartsWith(TEXT("/")) && !Name.Contains(TEXT(".")) ? FString(NewPath) : FString();
}

FString FSoftObjectPath::GetLongPackageName() const
{
	return FPackageName::ObjectPathToPackageName(Path);
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
	return Slot && !Slot->Object->HasAnyInternalFlags(Gone) ? Slot->Object : nullptr;
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
