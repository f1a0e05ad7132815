// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreTypes.h"

class FArchive;
class FString;

/** 128 bits; all zero means invalid. */
struct FGuid
{
	uint32 A = 0;
	uint32 B = 0;
	uint32 C = 0;
	uint32 D = 0;

	constexpr FGuid() = default;
	constexpr FGuid(uint32 InA, uint32 InB, uint32 InC, uint32 InD)
		: A(InA)
		, B(InB)
		, C(InC)
		, D(InD)
	{
	}

	friend constexpr bool operator==(const FGuid& X, const FGuid& Y)
	{
		return X.A == Y.A && X.B == Y.B && X.C == Y.C && X.D == Y.D;
	}
	friend constexpr bool operator!=(const FGuid& X, const FGuid& Y) { return !(X == Y); }

	constexpr bool IsValid() const { return (A | B | C | D) != 0; }
	/** 32 digits in upper case. */
	FString ToString() const;
	/** Random, never invalid. */
	static FGuid NewGuid();
};

uint32 GetTypeHash(const FGuid& Guid);
FArchive& operator<<(FArchive& Ar, FGuid& Guid);
