// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "UObject/Class.h"

#include "HostObjectRegistry.h"

void UClass::HostSetInfo(UE::Host::FHostClassInfo& NewInfo)
{
	Info = &NewInfo;
	ClassFlags = static_cast<EClassFlags>(NewInfo.Flags);
	ClassConfigName = FName(NewInfo.ConfigName);
	if (NewInfo.Super)
	{
		SuperClass = UE::Host::FindOrCreateClass(NewInfo.Super());
		ClassFlags |= SuperClass->ClassFlags & CLASS_Config;
		ClassConfigName = *NewInfo.ConfigName == 0 ? SuperClass->ClassConfigName : ClassConfigName;
	}
}

bool UClass::IsChildOf(const UClass* SomeBase) const
{
	const UClass* Class = this;
	while (Class && Class != SomeBase)
	{
		Class = Class->SuperClass;
	}
	return Class && SomeBase;
}

UObject* UClass::GetDefaultObject() const
{
	if (!ClassDefaultObject)
	{
		if (SuperClass)
		{
			SuperClass->GetDefaultObject();
		}
		UE::Host::ConstructObject(this, GetOuter(), FName(TEXT("Default__") + GetName()),
			RF_Public | RF_ClassDefaultObject | RF_ArchetypeObject);
	}
	return ClassDefaultObject;
}

FString UEnum::GetNameStringByValue(int64 Value) const
{
	for (const UE::Host::FHostEnumInfo::FEntry& Entry : Info->Entries)
	{
		if (Entry.Value == Value)
		{
			return Entry.Name;
		}
	}
	return FString();
}

bool UEnum::HostGetValueByName(const FString& Name, int64& OutValue) const
{
	for (const UE::Host::FHostEnumInfo::FEntry& Entry : Info->Entries)
	{
		if (Name == Entry.Name || Name == GetName() + TEXT("::") + Entry.Name)
		{
			OutValue = Entry.Value;
			return true;
		}
	}
	return false;
}
