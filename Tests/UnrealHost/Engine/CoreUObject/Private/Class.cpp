// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "UObject/Class.h"

#include "HostObjectRegistry.h"
#include "UObject/Package.h"
#include "UObject/UnrealType.h"

using UE::Host::FObjectRegistry;

UClass::~UClass()
{
	if (Info)
	{
		Info->Class = nullptr;
	}
}

void UClass::HostSetInfo(UE::Host::FHostClassInfo& NewInfo)
{
	Info = &NewInfo;
	ClassFlags = static_cast<EClassFlags>(NewInfo.Flags) | CLASS_Native;
	UClass* const SuperClass = NewInfo.Super ? UE::Host::FindOrCreateClass(NewInfo.Super()) : nullptr;
	ClassConfigName = FName(NewInfo.ConfigName);
	if (SuperClass)
	{
		constexpr EClassFlags Inherited = CLASS_Config | CLASS_DefaultConfig | CLASS_Transient | CLASS_PerObjectConfig |
			CLASS_ProjectUserConfig | CLASS_GlobalUserConfig | CLASS_Interface;
		ClassFlags |= SuperClass->ClassFlags & Inherited;
		ClassConfigName = *NewInfo.ConfigName == 0 ? SuperClass->ClassConfigName : ClassConfigName;
	}
	SetLayout(SuperClass, NewInfo.Size, NewInfo.Alignment);
}

UObject* UClass::GetDefaultObject(bool bCreateIfNeeded) const
{
	if (!ClassDefaultObject && bCreateIfNeeded)
	{
		if (GetSuperClass())
		{
			GetSuperClass()->GetDefaultObject();
		}
		FStaticConstructObjectParameters Parameters(this);
		Parameters.Outer = GetOuter();
		Parameters.Name = FName(TEXT("Default__") + GetName());
		Parameters.SetFlags = RF_Public | RF_ClassDefaultObject | RF_ArchetypeObject;
		StaticConstructObject_Internal(Parameters);
	}
	return ClassDefaultObject;
}

UFunction* UClass::FindFunctionByName(FName Name) const
{
	for (const UClass* Class = this; Class; Class = Class->GetSuperClass())
	{
		for (const UE::Host::FHostNamed& Entry : Class->HostInfo().Functions)
		{
			if (FName(Entry.Name) != Name)
			{
				continue;
			}
			UClass* const Owner = const_cast<UClass*>(Class);
			UObject* Function = FObjectRegistry::Get().Find(Owner, Name);
			if (!Function)
			{
				Function = FObjectRegistry::Get().Construct(
					UFunction::HostClassInfo(), UFunction::StaticClass(), Owner, Name, RF_Public | RF_MarkAsNative);
				static_cast<UFunction*>(Function)->FunctionFlags = static_cast<EFunctionFlags>(Entry.Flags);
			}
			return static_cast<UFunction*>(Function);
		}
	}
	return nullptr;
}

FTopLevelAssetPath UClass::GetClassPathName() const
{
	return FTopLevelAssetPath(GetOuter()->GetFName(), GetFName());
}

void UClass::HostVisit(void* Container, UE::Host::FHostPropertyVisitor& Visitor) const
{
	Info->Visit(static_cast<UObject*>(Container), Visitor);
}

std::vector<UE::Host::FHostNamed> UClass::HostPropertyNames() const
{
	return Info ? Info->Properties : std::vector<UE::Host::FHostNamed>();
}
