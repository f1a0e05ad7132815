// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Misc/Guid.h"

#include "Containers/UnrealString.h"
#include "Serialization/Archive.h"

#include <mutex>
#include <random>

FString FGuid::ToString() const
{
	return FString::Printf(TEXT("%08X%08X%08X%08X"), A, B, C, D);
}

FGuid FGuid::NewGuid()
{
	static std::mutex Mutex;
	static std::mt19937 Generator{std::random_device{}()};
	const std::lock_guard<std::mutex> Held(Mutex);
	// The version and variant bits of a random GUID also keep it from being all zero.
	return FGuid(
		Generator(), (Generator() & 0xffff0fffu) | 0x4000u, (Generator() & 0x3fffffffu) | 0x80000000u, Generator());
}

uint32 GetTypeHash(const FGuid& Guid)
{
	return HashCombine(HashCombine(Guid.A, Guid.B), HashCombine(Guid.C, Guid.D));
}

FArchive& operator<<(FArchive& Ar, FGuid& Guid)
{
	return Ar << Guid.A << Guid.B << Guid.C << Guid.D;
}
