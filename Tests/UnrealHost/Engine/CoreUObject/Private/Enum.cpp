// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "HostObjectRegistry.h"
#include "UObject/Class.h"

namespace EnumDetail
{
FString ShortName(const FString& FullName)
{
	const int32 Colons = FullName.Find(TEXT("::"));
	return Colons == INDEX_NONE ? FullName : FullName.Mid(Colons + 2);
}
} // namespace EnumDetail

UEnum::~UEnum()
{
	if (Info)
	{
		Info->Enum = nullptr;
	}
}

int32 UEnum::GetIndexByValue(int64 Value) const
{
	for (int32 Index = 0; Index < Names.Num(); ++Index)
	{
		if (Names[Index].Value == Value)
		{
			return Index;
		}
	}
	return INDEX_NONE;
}

int32 UEnum::GetIndexByNameString(const FString& Name) const
{
	for (int32 Index = 0; Index < Names.Num(); ++Index)
	{
		if (Names[Index].FullName == Name || EnumDetail::ShortName(Names[Index].FullName) == Name)
		{
			return Index;
		}
	}
	return INDEX_NONE;
}

int64 UEnum::GetMaxEnumValue() const
{
	int64 Max = Names.Num() > 0 ? Names[0].Value : 0;
	for (const FEntry& Entry : Names)
	{
		Max = Entry.Value > Max ? Entry.Value : Max;
	}
	return Max;
}

FString UEnum::GetNameStringByIndex(int32 Index) const
{
	return Names.IsValidIndex(Index) ? EnumDetail::ShortName(Names[Index].FullName) : FString();
}

FString UEnum::GetNameStringByValue(int64 Value) const
{
	return GetNameStringByIndex(GetIndexByValue(Value));
}

bool UEnum::ContainsExistingMax() const
{
	const FString Short = TEXT("MAX");
	return GetIndexByNameString(Short) != INDEX_NONE || GetIndexByNameString(GetName() + TEXT("_MAX")) != INDEX_NONE;
}

void UEnum::HostSetInfo(UE::Host::FHostEnumInfo& NewInfo)
{
	Info = &NewInfo;
	for (const UE::Host::FHostEnumEntry& Entry : NewInfo.Entries)
	{
		Names.Add({FString(Entry.Name), Entry.Value});
	}
	if (!ContainsExistingMax())
	{
		Names.Add({GetName() + TEXT("::") + GetName() + TEXT("_MAX"), GetMaxEnumValue() + 1});
	}
}
