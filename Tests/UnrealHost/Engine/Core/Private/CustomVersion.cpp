// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Serialization/CustomVersion.h"

#include "Misc/ScopeLock.h"

namespace CustomVersionDetail
{
struct FRegistry
{
	/** Never destroyed: registrations are globals that go in any order. */
	static FRegistry& Get()
	{
		static FRegistry* const Registry = new FRegistry();
		return *Registry;
	}

	FCriticalSection Lock;
	TArray<FCustomVersion> Registered;
};
} // namespace CustomVersionDetail

FArchive& operator<<(FArchive& Ar, FCustomVersion& Version)
{
	return Ar << Version.Key << Version.Version;
}

const FCustomVersion* FCustomVersionContainer::GetVersion(const FGuid& Key) const
{
	return Versions.FindByKey(Key);
}

void FCustomVersionContainer::SetVersion(const FGuid& Key, int32 Version, FName FriendlyName)
{
	if (FCustomVersion* const Known = Versions.FindByKey(Key))
	{
		*Known = FCustomVersion(Key, Version, FriendlyName);
		return;
	}
	Versions.Emplace(Key, Version, FriendlyName);
}

TOptional<FCustomVersion> FCurrentCustomVersions::Get(const FGuid& Guid)
{
	CustomVersionDetail::FRegistry& Registry = CustomVersionDetail::FRegistry::Get();
	const FScopeLock Guard(&Registry.Lock);
	const FCustomVersion* const Version = Registry.Registered.FindByKey(Guid);
	return Version != nullptr ? TOptional<FCustomVersion>(*Version) : TOptional<FCustomVersion>();
}

void FCurrentCustomVersions::HostRegister(const FCustomVersion& Version)
{
	CustomVersionDetail::FRegistry& Registry = CustomVersionDetail::FRegistry::Get();
	const FScopeLock Guard(&Registry.Lock);
	checkf(Registry.Registered.FindByKey(Version.Key) == nullptr, TEXT("The custom version %s is registered twice."),
		*Version.GetFriendlyName().ToString());
	Registry.Registered.Add(Version);
}

void FCurrentCustomVersions::HostUnregister(const FGuid& Key)
{
	CustomVersionDetail::FRegistry& Registry = CustomVersionDetail::FRegistry::Get();
	const FScopeLock Guard(&Registry.Lock);
	Registry.Registered.RemoveAll([&Key](const FCustomVersion& Version) { return Version.Key == Key; });
}
