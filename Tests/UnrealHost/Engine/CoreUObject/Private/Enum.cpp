// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "HostObjectRegistry.h"
#include "UObject/Class.h"

UEnum::~UEnum()
{
	if (Info)
	{
		Info->Enum = nullptr;
	}
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
	Info = &NewInfo;
	int64 Max = 0;
	for (const UE::Host::FHostEnumEntry& Entry : NewInfo.Entries)
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
