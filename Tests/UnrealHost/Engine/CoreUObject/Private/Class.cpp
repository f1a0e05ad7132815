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

int32 UEnum::GetIndexByNameString(const FString& Name) const
{
	return Names.IndexOfByPredicate([&](const FEntry& Entry)
		{ return Entry.ShortName == Name || GetName() + TEXT("::") + Entry.ShortName == Name; });
}

FString UEnum::GetNameStringByValue(int64 Value) const
{
	const FEntry* const Found = Names.FindByPredicate([Value](const FEntry& Entry) { return Entry.Value == Value; });
	return Found ? Found->ShortName : FString();
}

void UEnum::HostSetInfo(UE::Host::FHostEnumInfo& NewInfo)
{
	int64 Max = 0;
	for (const UE::Host::FHostEnumInfo::FEntry& Entry : NewInfo.Entries)
	{
		const FString Name(Entry.Name);
		Names.Add({Name.RightChop(Name.Find(TEXT("::")) + 2), Entry.Value});
		Max = FMath::Max(Max, Entry.Value);
	}
	if (GetIndexByNameString(TEXT("MAX")) == INDEX_NONE && GetIndexByNameString(GetName() + TEXT("_MAX")) == INDEX_NONE)
	{
		Names.Add({GetName() + TEXT("_MAX"), Max + 1});
	}
}
