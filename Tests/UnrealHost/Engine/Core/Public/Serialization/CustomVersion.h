// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/Array.h"
#include "Containers/UnrealString.h"
#include "Misc/Guid.h"
#include "Serialization/Archive.h"

/** A key and the version of the data it belongs to. */
struct FCustomVersion
{
	FCustomVersion(const FGuid& InKey, int32 InVersion, FName InFriendlyName)
		: Key(InKey)
		, Version(InVersion)
		, FriendlyName(InFriendlyName)
	{
	}
	const FName GetFriendlyName() const { return FriendlyName; }

	FGuid Key;
	int32 Version = 0;

private:
	FName FriendlyName;
};

/** The custom versions of one piece of data. */
class FCustomVersionContainer
{
public:
	/** Null when the key is not there. */
	const FCustomVersion* GetVersion(const FGuid& Key) const
	{
		return Versions.FindByPredicate([&](const FCustomVersion& Known) { return Known.Key == Key; });
	}
	void SetVersion(const FGuid& Key, int32 Version, FName FriendlyName);
	void Serialize(FArchive& Ar);

private:
	TArray<FCustomVersion> Versions;
};

/** All custom versions the program knows. */
class FCurrentCustomVersions
{
public:
	static TOptional<FCustomVersion> Get(const FGuid& Guid);
};

/** A global of this type makes a custom version known; the key must be the only one of its kind. */
class FCustomVersionRegistration
{
public:
	FCustomVersionRegistration(const FGuid& InKey, int32 Version, FName FriendlyName);
	FCustomVersionRegistration(const FCustomVersionRegistration&) = delete;
	FCustomVersionRegistration& operator=(const FCustomVersionRegistration&) = delete;
};
