// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

/** Where JSON goes. */
template <class CharType = TCHAR>
struct TJsonWriter
{
	FString* const Stream;
};

template <class CharType = TCHAR>
struct TJsonWriterFactory
{
	static TSharedRef<TJsonWriter<CharType>> Create(FString* Stream)
	{
		return MakeShareable(new TJsonWriter<CharType>{Stream});
	}
};
