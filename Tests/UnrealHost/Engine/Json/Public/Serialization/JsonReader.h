// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

/** Text to be read as JSON. */
template <class CharType = TCHAR>
struct TJsonReader
{
	const FString Text;
};

template <class CharType = TCHAR>
struct TJsonReaderFactory
{
	static TSharedRef<TJsonReader<CharType>> Create(const FString& Text)
	{
		return MakeShareable(new TJsonReader<CharType>{Text});
	}
};
