// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Serialization/Archive.h"

#include "Serialization/CustomVersion.h"

#include <algorithm>

void FArchive::UsingCustomVersion(const FGuid& Guid)
{
	const TOptional<FCustomVersion> Known = FCurrentCustomVersions::Get(Guid);
	checkf(Known.IsSet(), TEXT("A custom version must be registered before it is used."));
	if (IsSaving())
	{
		FCustomVersionContainer Versions = GetCustomVersions();
		Versions.SetVersion(Guid, Known->Version, Known->GetFriendlyName());
		SetCustomVersions(Versions);
	}
}

int32 FArchive::CustomVer(const FGuid& Key) const
{
	const FCustomVersion* const Version = GetCustomVersions().GetVersion(Key);
	return Version != nullptr ? Version->Version : -1;
}

const FCustomVersionContainer& FArchive::GetCustomVersions() const
{
	static const FCustomVersionContainer None;
	return CustomVersions.IsValid() ? *CustomVersions : None;
}

void FArchive::SetCustomVersions(const FCustomVersionContainer& NewVersions)
{
	CustomVersions = MakeShared<FCustomVersionContainer>(NewVersions);
}

FArchive& operator<<(FArchive& Ar, FString& Value)
{
	const bool bPureAnsi = std::all_of(Value.begin(), Value.end(), [](TCHAR Char) { return Char < 128; });
	int32 Stored = Value.IsEmpty() ? 0 : (bPureAnsi ? 1 : -1) * (Value.Len() + 1);
	Ar << Stored;
	const bool bWide = Stored < 0;
	const int64 Count = bWide ? -static_cast<int64>(Stored) : Stored;
	// A length beyond the bytes that are left is an error before anything is reserved.
	if (Ar.IsError() ||
		(Ar.IsLoading() && Ar.TotalSize() != INDEX_NONE && Count * (bWide ? 2 : 1) > Ar.TotalSize() - Ar.Tell()))
	{
		Value.Empty();
		Ar.SetError();
		return Ar;
	}
	const FString Source(Ar.IsLoading() ? FString() : Value);
	Value = Source;
	for (int64 Index = 0; Index < Count && !Ar.IsError(); ++Index)
	{
		TCHAR Wide = Ar.IsLoading() ? TCHAR(0) : (*Source)[Index];
		uint8 Narrow = static_cast<uint8>(Wide);
		bWide ? Ar << Wide : Ar << Narrow;
		if (Ar.IsLoading() && Index + 1 < Count)
		{
			Value.AppendChar(bWide ? Wide : static_cast<TCHAR>(Narrow));
		}
	}
	return Ar;
}

FArchive& FMemoryArchive::operator<<(FName& Name)
{
	FString Text = IsLoading() ? FString() : Name.ToString();
	*this << Text;
	Name = IsLoading() ? FName(Text) : Name;
	return *this;
}

namespace CustomVersionDetail
{
/** Written while the program starts and ends only. Never destroyed: registrations are globals that go in any order. */
static FCustomVersionContainer& Registered()
{
	static FCustomVersionContainer* const Versions = new FCustomVersionContainer();
	return *Versions;
}
} // namespace CustomVersionDetail

void FCustomVersionContainer::SetVersion(const FGuid& Key, int32 Version, FName FriendlyName)
{
	Versions.RemoveAll([&Key](const FCustomVersion& Known) { return Known.Key == Key; });
	Versions.Emplace(Key, Version, FriendlyName);
}

void FCustomVersionContainer::Serialize(FArchive& Ar)
{
	int32 Count = Versions.Num();
	UE::Host::SerializeCount(Ar, Count);
	for (int32 Index = 0; Index < Count; ++Index)
	{
		FCustomVersion Known = Ar.IsLoading() ? FCustomVersion(FGuid(), 0, FName()) : Versions[Index];
		FString Name = Known.GetFriendlyName().ToString();
		Ar << Known.Key << Known.Version << Name;
		if (Ar.IsLoading())
		{
			SetVersion(Known.Key, Known.Version, FName(Name));
		}
	}
}

TOptional<FCustomVersion> FCurrentCustomVersions::Get(const FGuid& Guid)
{
	const FCustomVersion* const Version = CustomVersionDetail::Registered().GetVersion(Guid);
	return Version != nullptr ? TOptional<FCustomVersion>(*Version) : TOptional<FCustomVersion>();
}

FCustomVersionRegistration::FCustomVersionRegistration(const FGuid& InKey, int32 Version, FName FriendlyName)
{
	checkf(!FCurrentCustomVersions::Get(InKey).IsSet(), TEXT("The custom version %s is registered twice."),
		*FriendlyName.ToString());
	CustomVersionDetail::Registered().SetVersion(InKey, Version, FriendlyName);
}
