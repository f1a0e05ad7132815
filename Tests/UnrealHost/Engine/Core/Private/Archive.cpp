// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Serialization/Archive.h"

#include "Serialization/CustomVersion.h"
#include "Serialization/MemoryArchive.h"

namespace ArchiveDetail
{
void SaveString(FArchive& Ar, FString& Value)
{
	const bool bWide = Ar.IsForcingUnicode() || !FCString::IsPureAnsi(*Value);
	const int32 Count = Value.IsEmpty() ? 0 : Value.Len() + 1;
	int32 Stored = bWide ? -Count : Count;
	Ar << Stored;
	for (int32 Index = 0; Index < Count; ++Index)
	{
		TCHAR Wide = (*Value)[Index];
		ANSICHAR Narrow = static_cast<ANSICHAR>(Wide);
		if (bWide)
		{
			Ar << Wide;
		}
		else
		{
			Ar << Narrow;
		}
	}
}

/** A length beyond the bytes that are left is an error before anything is reserved. */
void LoadString(FArchive& Ar, FString& Value)
{
	Value.Empty();
	int32 Stored = 0;
	Ar << Stored;
	const bool bWide = Stored < 0;
	const int64 Count = bWide ? -static_cast<int64>(Stored) : Stored;
	const int64 Size = Count * (bWide ? 2 : 1);
	if (Ar.IsError() || (Ar.TotalSize() != INDEX_NONE && Size > Ar.TotalSize() - Ar.Tell()))
	{
		Ar.SetCriticalError();
		return;
	}
	for (int64 Index = 0; Index < Count && !Ar.IsError(); ++Index)
	{
		TCHAR Wide = 0;
		uint8 Narrow = 0;
		if (bWide)
		{
			Ar << Wide;
		}
		else
		{
			Ar << Narrow;
		}
		Value.AppendChar(bWide ? Wide : static_cast<TCHAR>(Narrow));
	}
}
} // namespace ArchiveDetail

FArchive::FArchive() = default;
FArchive::~FArchive() = default;

void FArchive::UsingCustomVersion(const FGuid& Guid)
{
	const TOptional<FCustomVersion> Known = FCurrentCustomVersions::Get(Guid);
	checkf(Known.IsSet(), TEXT("A custom version must be registered before it is used."));
	if (IsSaving())
	{
		SetCustomVersion(Guid, Known->Version, Known->GetFriendlyName());
	}
}

int32 FArchive::CustomVer(const FGuid& Key) const
{
	const FCustomVersion* const Version = GetCustomVersions().GetVersion(Key);
	return Version != nullptr ? Version->Version : -1;
}

void FArchive::SetCustomVersion(const FGuid& Key, int32 Version, FName FriendlyName)
{
	FCustomVersionContainer Versions = GetCustomVersions();
	Versions.SetVersion(Key, Version, FriendlyName);
	SetCustomVersions(Versions);
}

const FCustomVersionContainer& FArchive::GetCustomVersions() const
{
	static const FCustomVersionContainer None;
	return CustomVersions.IsValid() ? *CustomVersions : None;
}

void FArchive::SetCustomVersions(const FCustomVersionContainer& NewVersions)
{
	CustomVersions = MakeUnique<FCustomVersionContainer>(NewVersions);
}

FArchive& operator<<(FArchive& Ar, FString& Value)
{
	if (Ar.IsLoading())
	{
		ArchiveDetail::LoadString(Ar, Value);
	}
	else
	{
		ArchiveDetail::SaveString(Ar, Value);
	}
	return Ar;
}

FArchive& FMemoryArchive::operator<<(FName& Name)
{
	FString Text = IsLoading() ? FString() : Name.ToString();
	*this << Text;
	if (IsLoading())
	{
		Name = FName(Text);
	}
	return *this;
}
