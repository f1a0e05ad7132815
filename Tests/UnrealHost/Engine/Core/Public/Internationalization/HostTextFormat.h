// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Internationalization/Text.h"

/** How FText::AsNumber writes; part of Text.h. */
struct FNumberFormattingOptions
{
	FNumberFormattingOptions& SetUseGrouping(bool bValue)
	{
		UseGrouping = bValue;
		return *this;
	}
	FNumberFormattingOptions& SetMaximumFractionalDigits(int32 Value)
	{
		MaximumFractionalDigits = Value;
		return *this;
	}
	static const FNumberFormattingOptions& DefaultWithGrouping();
	static const FNumberFormattingOptions& DefaultNoGrouping();

	bool AlwaysSign = false;
	bool UseGrouping = true;
	int32 MinimumIntegralDigits = 1;
	int32 MinimumFractionalDigits = 0;
	int32 MaximumFractionalDigits = 3;
};

/** A number or a text for FText::Format. */
class FFormatArgumentValue
{
public:
	FFormatArgumentValue() = default;
	FFormatArgumentValue(const int32 Value)
		: Text(FText::AsNumber(Value))
		, Number(Value)
	{
	}
	FFormatArgumentValue(const int64 Value)
		: Text(FText::AsNumber(Value))
		, Number(static_cast<double>(Value))
	{
	}
	FFormatArgumentValue(const FText& Value)
		: Text(Value)
	{
	}
	FFormatArgumentValue(FText&& Value)
		: Text(MoveTemp(Value))
	{
	}

	const FText& GetTextValue() const { return Text; }
	/** For {N}|plural(one=...,other=...); not set for a text. */
	const TOptional<double>& HostGetNumber() const { return Number; }

private:
	FText Text;
	TOptional<double> Number;
};

/** A pattern ready for use. */
struct FTextFormat
{
	FTextFormat() = default;
	FTextFormat(const FText& InText)
		: Source(InText)
	{
	}

	FString GetSourceString() const { return Source.ToString(); }

private:
	FText Source;
};

template <typename... ArgTypes>
FText FText::Format(const FTextFormat& Pattern, ArgTypes... Arguments)
{
	return Format(Pattern, FFormatOrderedArguments{FFormatArgumentValue(Arguments)...});
}
