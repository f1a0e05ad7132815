// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreTypes.h"

class FArchive;
class FString;

enum class EGuidFormats
{
	Digits,
	DigitsLower,
	DigitsWithHyphens,
	DigitsWithHyphensLower,
	DigitsWithHyphensInBraces,
	DigitsWithHyphensInParentheses
};

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

	/** Invalid when the text is no GUID in any of the formats. */
	explicit FGuid(const FString& InGuidStr);

	friend constexpr bool operator==(const FGuid& X, const FGuid& Y)
	{
		return X.A == Y.A && X.B == Y.B && X.C == Y.C && X.D == Y.D;
	}
	friend constexpr bool operator!=(const FGuid& X, const FGuid& Y) { return !(X == Y); }
	friend bool operator<(const FGuid& X, const FGuid& Y);

	uint32& operator[](int32 Index) { return Index == 0 ? A : (Index == 1 ? B : (Index == 2 ? C : D)); }
	const uint32& operator[](int32 Index) const { return Index == 0 ? A : (Index == 1 ? B : (Index == 2 ? C : D)); }

	constexpr bool IsValid() const { return (A | B | C | D) != 0; }
	void Invalidate() { *this = FGuid(); }

	FString ToString(EGuidFormats Format = EGuidFormats::Digits) const;

	/** Random, never invalid. */
	static FGuid NewGuid();
	/** Accepts every format; OutGuid is unchanged on failure. */
	static bool Parse(const FString& GuidString, FGuid& OutGuid);
};

uint32 GetTypeHash(const FGuid& Guid);
FArchive& operator<<(FArchive& Ar, FGuid& Guid);
FString LexToString(const FGuid& Value);
