// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Internationalization/Text.h"

#include <cmath>

namespace TextDetail
{
/** Digits, an optional point and digits: groups the part before the point and drops zeros behind it. */
FText Write(FString Digits, bool bNegative, const FNumberFormattingOptions* Options)
{
	const FNumberFormattingOptions& Style =
		Options != nullptr ? *Options : FNumberFormattingOptions::DefaultWithGrouping();
	FString Whole(Digits);
	FString Fraction;
	Digits.Split(TEXT("."), &Whole, &Fraction);
	while (Fraction.Len() > Style.MinimumFractionalDigits && Fraction.EndsWith(TEXT("0")))
	{
		Fraction.LeftChopInline(1);
	}
	Fraction += FString::ChrN(Style.MinimumFractionalDigits - Fraction.Len(), TEXT('0'));
	Whole = FString::ChrN(Style.MinimumIntegralDigits - Whole.Len(), TEXT('0')) + Whole;
	for (int32 Index = Whole.Len() - 3; Style.UseGrouping && Index > 0; Index -= 3)
	{
		Whole.InsertAt(Index, TEXT(','));
	}
	const FString Sign(bNegative ? TEXT("-") : (Style.AlwaysSign ? TEXT("+") : TEXT("")));
	return FText::FromString(Sign + Whole + (Fraction.IsEmpty() ? FString() : FString(TEXT(".")) + Fraction));
}

FText WriteFloating(double Value, const FNumberFormattingOptions* Options)
{
	if (!std::isfinite(Value))
	{
		return FText::FromString(std::isnan(Value) ? TEXT("NaN") : (Value < 0 ? TEXT("-∞") : TEXT("∞")));
	}
	const int32 Places = (Options != nullptr ? *Options : FNumberFormattingOptions()).MaximumFractionalDigits;
	return Write(FString::Printf(TEXT("%.*f"), Places, std::fabs(Value)), std::signbit(Value) && Value != 0, Options);
}
} // namespace TextDetail

const FText& FText::GetEmpty()
{
	static const FText Empty;
	return Empty;
}

const FString& FText::ToString() const
{
	static const FString Empty;
	return Data.IsValid() ? Data->Source : Empty;
}

FText FText::AsLocalizable_Advanced(const TCHAR* Namespace, const TCHAR* Key, const TCHAR* Source)
{
	return FText(Namespace, Key, Source, 0);
}

FText FText::AsNumber(int32 Value, const FNumberFormattingOptions* Options)
{
	return AsNumber(int64{Value}, Options);
}

FText FText::AsNumber(int64 Value, const FNumberFormattingOptions* Options)
{
	const uint64 Size = Value < 0 ? 0 - static_cast<uint64>(Value) : static_cast<uint64>(Value);
	return TextDetail::Write(LexToString(Size), Value < 0, Options);
}

FText FText::AsNumber(uint64 Value, const FNumberFormattingOptions* Options)
{
	return TextDetail::Write(LexToString(Value), false, Options);
}

FText FText::AsNumber(double Value, const FNumberFormattingOptions* Options)
{
	return TextDetail::WriteFloating(Value, Options);
}

FText FText::AsPercent(double Value, const FNumberFormattingOptions* Options)
{
	const FNumberFormattingOptions WholeNumber = FNumberFormattingOptions().SetMaximumFractionalDigits(0);
	const FText Number = AsNumber(Value * 100.0, Options != nullptr ? Options : &WholeNumber);
	return FromString(Number.ToString() + TEXT("%"));
}

FText FText::Join(const FText& Delimiter, const TArray<FText>& Parts)
{
	return FromString(FString::JoinBy(Parts, *Delimiter.ToString(), [](const FText& Part) { return Part.ToString(); }));
}

const FNumberFormattingOptions& FNumberFormattingOptions::DefaultWithGrouping()
{
	static const FNumberFormattingOptions Options;
	return Options;
}

const FNumberFormattingOptions& FNumberFormattingOptions::DefaultNoGrouping()
{
	static const FNumberFormattingOptions Options = FNumberFormattingOptions().SetUseGrouping(false);
	return Options;
}
