// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/UnrealString.h"

/** Longest name with its zero; a longer one ends the program. */
enum
{
	NAME_SIZE = 1024
};

#define NAME_NO_NUMBER_INTERNAL 0
#define NAME_INTERNAL_TO_EXTERNAL(X) ((X)-1)
#define NAME_EXTERNAL_TO_INTERNAL(X) ((X) + 1)

enum EName
{
	NAME_None = 0
};

/**
 * A name kept once in a table; equal whatever the case of its ASCII letters. A trailing _N is kept as a number.
 * With editor data a name keeps its case; without, it shows the case in which it was met first, as in the engine.
 */
class FName
{
public:
	FName() = default;
	FName(EName) {}
	FName(const TCHAR* Name)
		: FName(FStringView(Name))
	{
	}
	FName(const ANSICHAR* Name);
	FName(FStringView Name);
	explicit FName(const FString& Name)
		: FName(FStringView(Name))
	{
	}

	bool IsNone() const { return ComparisonIndex == 0 && Number == 0; }
	FString ToString() const;
	FString GetPlainNameString() const;

	friend bool operator==(const FName& A, const FName& B)
	{
		return A.ComparisonIndex == B.ComparisonIndex && A.Number == B.Number;
	}
	friend bool operator!=(const FName& A, const FName& B) { return !(A == B); }
	bool operator==(const TCHAR* Other) const { return ToString() == Other; }
	bool operator!=(const TCHAR* Other) const { return !(*this == Other); }
	friend uint32 GetTypeHash(const FName& Name)
	{
		return HashCombine(static_cast<uint32>(Name.ComparisonIndex), static_cast<uint32>(Name.Number));
	}

private:
	int32 ComparisonIndex = 0;
#if WITH_CASE_PRESERVING_NAME
	int32 DisplayIndex = 0;
#endif
	int32 Number = NAME_NO_NUMBER_INTERNAL;
};

inline FString LexToString(const FName& Name)
{
	return Name.ToString();
}
