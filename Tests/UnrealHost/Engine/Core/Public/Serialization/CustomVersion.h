// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/Array.h"
#include "Misc/Guid.h"
#include "Serialization/Archive.h"
#include "UObject/NameTypes.h"

/** A key and the version of the data it stands for. */
struct FCustomVersion
{
	FCustomVersion() = default;
	FCustomVersion(const FGuid& InKey, int32 InVersion, FName InFriendlyName)
		: Key(InKey)
		, Version(InVersion)
		, FriendlyName(InFriendlyName)
	{
	}
	const FName GetFriendlyName() const { return FriendlyName; }
	friend bool operator==(const FCustomVersion& Version, const FGuid& InKey) { return Version.Key == InKey; }
	friend FArchive& operator<<(FArchive& Ar, FCustomVersion& Version);

	FGuid Key;
	int32 Version = 0;

private:
	FName FriendlyName;
};

using FCustomVersionArray = TArray<FCustomVersion>;

/** The custom versions of one piece of data. */
class FCustomVersionContainer
{
public:
	const FCustomVersionArray& GetAllVersions() const { return Versions; }
	/** Null when the key is not there. */
	const FCustomVersion* GetVersion(const FGuid& Key) const;
	void SetVersion(const FGuid& Key, int32 Version, FName FriendlyName);

private:
	FCustomVersionArray Versions;
};

/** All custom versions the program knows. */
class FCurrentCustomVersions
{
public:
	static TOptional<FCustomVersion> Get(const FGuid& Guid);
	static void HostRegister(const FCustomVersion& Version);
	static void HostUnregister(const FGuid& Key);
};

/** A global of this type makes a custom version known; the key must be the only one of its kind. */
class FCustomVersionRegistration
{
public:
	FCustomVersionRegistration(const FGuid& InKey, int32 Version, FName FriendlyName)
		: Key(InKey)
	{
		FCurrentCustomVersions::HostRegister(FCustomVersion(InKey, Version, FriendlyName));
	}
	FCustomVersionRegistration(const FCustomVersionRegistration&) = delete;
	FCustomVersionRegistration& operator=(const FCustomVersionRegistration&) = delete;
	~FCustomVersionRegistration() { FCurrentCustomVersions::HostUnregister(Key); }

private:
	FGuid Key;
};
