// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Serialization/CustomVersion.h"

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
