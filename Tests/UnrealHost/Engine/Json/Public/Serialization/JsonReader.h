// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

/** Text to be read as JSON. */
template <class CharType = TCHAR>
class TJsonReader
{
public:
	explicit TJsonReader(const FString& InText)
		: Text(InText)
	{
	}

	FString Text;
};

template <class CharType = TCHAR>
class TJsonReaderFactory
{
public:
	static TSharedRef<TJsonReader<CharType>> Create(const FString& JsonString)
	{
		return MakeShared<TJsonReader<CharType>>(JsonString);
	}
};
