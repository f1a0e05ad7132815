// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "HostObjectRegistry.h"
#include "UObject/Package.h"
#include "UObject/UObjectBaseUtility.h"

using UE::Host::FObjectRegistry;

UObjectBase::UObjectBase()
{
	FObjectRegistry::Get().Attach(this);
}

UObjectBase::~UObjectBase()
{
	FObjectRegistry::Get().Detach(this);
}

void UObjectBase::operator delete(void*)
{
	checkf(false, TEXT("Objects are destroyed by the garbage collection, never with delete"));
}

bool UObjectBaseUtility::HasAnyInternalFlags(EInternalObjectFlags FlagsToCheck) const
{
	return EnumHasAnyFlags(FObjectRegistry::Get().SlotOf(this).Flags, FlagsToCheck);
}

void UObjectBaseUtility::MarkAsGarbage()
{
	checkf(!IsRooted(), TEXT("%s is rooted and cannot become garbage"), *GetFullName());
	FObjectRegistry::Get().SlotOf(this).Flags |= EInternalObjectFlags::Garbage;
}

void UObjectBaseUtility::AddToRoot()
{
	FObjectRegistry::Get().SlotOf(this).Flags |= EInternalObjectFlags::RootSet;
}

void UObjectBaseUtility::RemoveFromRoot()
{
	FObjectRegistry::Get().SlotOf(this).Flags &= ~EInternalObjectFlags::RootSet;
}

FString UObjectBaseUtility::GetPathName(const UObject* StopOuter) const
{
	const UObject* const Outer = GetOuter();
	if (!Outer || Outer == StopOuter)
	{
		return GetName();
	}
	// A subobject of a package's own object is set apart from it with a colon.
	const bool bIsSubobject =
		!Outer->IsA(UPackage::StaticClass()) && Outer->GetOuter() && Outer->GetOuter()->IsA(UPackage::StaticClass());
	return Outer->GetPathName(StopOuter) + (bIsSubobject ? TEXT(":") : TEXT(".")) + GetName();
}

FString UObjectBaseUtility::GetFullName(const UObject* StopOuter) const
{
	return GetClass()->GetName() + TEXT(" ") + GetPathName(StopOuter);
}

UPackage* UObjectBaseUtility::GetPackage() const
{
	const UObjectBaseUtility* Top = this;
	while (Top->GetOuter())
	{
		Top = Top->GetOuter();
	}
	return Top->IsA(UPackage::StaticClass()) ? static_cast<UPackage*>(const_cast<UObjectBaseUtility*>(Top)) : nullptr;
}

UObject* UObjectBaseUtility::GetTypedOuter(const UClass* Target) const
{
	UObject* Outer = GetOuter();
	while (Outer && !Outer->IsA(Target))
	{
		Outer = Outer->GetOuter();
	}
	return Outer;
}

bool UObjectBaseUtility::IsIn(const UObject* SomeOuter) const
{
	const UObject* Outer = GetOuter();
	while (Outer && Outer != SomeOuter)
	{
		Outer = Outer->GetOuter();
	}
	return Outer != nullptr;
}

bool UObjectBaseUtility::MarkPackageDirty() const
{
	UPackage* const Package = GetPackage();
	if (!Package || Package == GetTransientPackage() || HasAnyFlags(RF_Transient))
	{
		return false;
	}
	Package->SetDirtyFlag(true);
	return true;
}

bool UObjectBaseUtility::IsA(const UClass* SomeBase) const
{
	return GetClass() && GetClass()->IsChildOf(SomeBase);
}

void* UObjectBaseUtility::GetInterfaceAddress(UClass* InterfaceClass)
{
	for (UClass* Class = GetClass(); Class; Class = Class->GetSuperClass())
	{
		for (const UE::Host::FHostInterface& Interface : Class->HostInfo().Interfaces)
		{
			if (Interface.Class()->IsChildOf(InterfaceClass))
			{
				return Interface.Address(static_cast<UObject*>(this));
			}
		}
	}
	return nullptr;
}
