// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

template <class CharType>
struct TPrettyJsonPrintPolicy
{
};

/** Where JSON goes. */
template <class CharType = TCHAR, class PrintPolicy = TPrettyJsonPrintPolicy<CharType>>
class TJsonWriter
{
public:
	explicit TJsonWriter(FString* const InStream)
		: Stream(InStream)
	{
	}

	FString* Stream;
};

template <class CharType = TCHAR, class PrintPolicy = TPrettyJsonPrintPolicy<CharType>>
class TJsonWriterFactory
{
public:
	static TSharedRef<TJsonWriter<CharType, PrintPolicy>> Create(FString* const Stream)
	{
		return MakeShared<TJsonWriter<CharType, PrintPolicy>>(Stream);
	}
};
