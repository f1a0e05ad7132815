// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Internationalization/Text.h"

#include "Templates/Function.h"

#include <cmath>

namespace TextDetail
{
/** Digits, an optional point and digits: groups the part before the point and drops zeros behind it. */
FText Write(const FString& Digits, bool bNegative, const FNumberFormattingOptions* Options)
{
	const FNumberFormattingOptions Style = Options != nullptr ? *Options : FNumberFormattingOptions();
	FString Whole(Digits);
	FString Fraction;
	Digits.Split(TEXT("."), &Whole, &Fraction);
	while (Fraction.Len() > Style.MinimumFractionalDigits && Fraction.EndsWith(TEXT("0")))
	{
		Fraction = Fraction.LeftChop(1);
	}
	Fraction += FString::ChrN(Style.MinimumFractionalDigits - Fraction.Len(), TEXT('0'));
	for (int32 Index = Whole.Len() - 3; Style.UseGrouping && Index > 0; Index -= 3)
	{
		Whole = Whole.Left(Index) + TEXT(",") + Whole.Mid(Index);
	}
	Whole = (bNegative ? TEXT("-") : TEXT("")) + Whole;
	return FText::FromString(Fraction.IsEmpty() ? Whole : Whole + TEXT(".") + Fraction);
}

/** What follows the argument as |plural(one=a,other=b): the form for the number. English knows one and other. */
FString ChoosePlural(const FString& Forms, bool bOne)
{
	TArray<FString> Parts;
	Forms.ParseIntoArray(Parts, TEXT(","));
	FString Chosen;
	for (const FString& Part : Parts)
	{
		FString Name;
		FString Text;
		if (Part.Split(TEXT("="), &Name, &Text) && Name.TrimStartAndEnd() == (bOne ? TEXT("one") : TEXT("other")))
		{
			Chosen = Text.TrimQuotes();
		}
	}
	return Chosen;
}

using FFindArgument = TFunctionRef<const FFormatArgumentValue*(const FString&)>;

/** The text of "{Name}" or "{Name}|plural(...)" at the start of the pattern, which it takes away; false for others. */
bool TakeArgument(FString& Rest, FString& Out, FFindArgument Find)
{
	int32 Close = 0;
	const FFormatArgumentValue* const Value =
		Rest.FindChar(TEXT('}'), Close) ? Find(Rest.Mid(1, Close - 1).TrimStartAndEnd()) : nullptr;
	if (Value == nullptr)
	{
		return false;
	}
	Rest = Rest.Mid(Close + 1);
	FString Text = Value->GetTextValue().ToString();
	int32 End = 0;
	if (Rest.StartsWith(TEXT("|plural(")) && Rest.FindChar(TEXT(')'), End))
	{
		Text = ChoosePlural(Rest.Left(End).Mid(8), Value->HostIsOne());
		Rest = Rest.Mid(End + 1);
	}
	Out += Text;
	return true;
}

FText FormatWith(const FText& Pattern, FFindArgument Find)
{
	FString Out;
	for (FString Rest = Pattern.ToString(); !Rest.IsEmpty();)
	{
		const bool bEscaped = Rest[0] == TEXT('`') && Rest.Len() > 1 && FString(TEXT("`{}|")).Contains(Rest.Mid(1, 1));
		if (bEscaped || Rest[0] != TEXT('{') || !TakeArgument(Rest, Out, Find))
		{
			Out.AppendChar(Rest[bEscaped ? 1 : 0]);
			Rest = Rest.Mid(bEscaped ? 2 : 1);
		}
	}
	return FText::FromString(MoveTemp(Out));
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
	return Source.IsValid() ? *Source : Empty;
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
	if (!std::isfinite(Value))
	{
		return FromString(std::isnan(Value) ? TEXT("NaN") : (Value < 0 ? TEXT("-∞") : TEXT("∞")));
	}
	const int32 Places = (Options != nullptr ? *Options : FNumberFormattingOptions()).MaximumFractionalDigits;
	return TextDetail::Write(FString::Printf(TEXT("%.*f"), Places, std::fabs(Value)), Value < 0, Options);
}

FText FText::AsPercent(double Value)
{
	FNumberFormattingOptions WholeNumber;
	WholeNumber.MaximumFractionalDigits = 0;
	return FText(AsNumber(Value * 100.0, &WholeNumber).ToString() + TEXT("%"));
}

FText FText::Join(const FText& Delimiter, const TArray<FText>& Parts)
{
	FString Whole;
	for (const FText& Part : Parts)
	{
		Whole += (&Part == &Parts[0] ? FString() : Delimiter.ToString()) + Part.ToString();
	}
	return FText(Whole);
}

const FNumberFormattingOptions& FNumberFormattingOptions::DefaultNoGrouping()
{
	static const FNumberFormattingOptions Options{false};
	return Options;
}

FText FText::Format(const FText& Pattern, const FFormatNamedArguments& Arguments)
{
	return TextDetail::FormatWith(Pattern, [&](const FString& Name) { return Arguments.Find(Name); });
}

FText FText::Format(const FText& Pattern, const TArray<FFormatArgumentValue>& Arguments)
{
	return TextDetail::FormatWith(Pattern,
		[&](const FString& Name)
		{
			const int32 Index = Name.IsNumeric() ? FCString::Atoi(*Name) : static_cast<int32>(INDEX_NONE);
			return Arguments.IsValidIndex(Index) ? &Arguments[Index] : nullptr;
		});
}
