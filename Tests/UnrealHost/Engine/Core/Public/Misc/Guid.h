// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Serialization/Archive.h"

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
	FString ToString() const { return FString::Printf(TEXT("%08X%08X%08X%08X"), A, B, C, D); }
	/** Random, never invalid. */
	static FGuid NewGuid();

	friend uint32 GetTypeHash(const FGuid& G) { return HashCombine(HashCombine(G.A, G.B), HashCombine(G.C, G.D)); }
	friend FArchive& operator<<(FArchive& Ar, FGuid& G) { return Ar << G.A << G.B << G.C << G.D; }
};
