// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/Map.h"
#include "Containers/UnrealString.h"
#include "Misc/Optional.h"
#include "Templates/SharedPointer.h"

class FFormatArgumentValue;

using FFormatNamedArguments = TMap<FString, FFormatArgumentValue>;

/** How FText::AsNumber writes. */
struct FNumberFormattingOptions
{
	static const FNumberFormattingOptions& DefaultNoGrouping();

	bool UseGrouping = true;
	int32 MinimumFractionalDigits = 0;
	int32 MaximumFractionalDigits = 3;
};

/** Text shown to people. The host knows one language: what a key is translated to is the source text. */
class FText
{
public:
	FText() = default;

	static const FText& GetEmpty();
	static FText FromString(const FString& String) { return FText(String); }
	static FText FromString(FString&& String) { return FText(MoveTemp(String)); }
	static FText FromName(const FName& Name) { return FText(Name.ToString()); }
	/** What LOCTEXT and NSLOCTEXT make. */
	static FText AsLocalizable_Advanced(const TCHAR*, const TCHAR*, const TCHAR* Source) { return FText(Source); }

	/** Numbers grouped by thousands, with up to three places behind the point unless the options say otherwise. */
	static FText AsNumber(int32 Value, const FNumberFormattingOptions* Options = nullptr)
	{
		return AsNumber(int64{Value}, Options);
	}
	static FText AsNumber(int64 Value, const FNumberFormattingOptions* Options = nullptr);
	static FText AsNumber(uint64 Value, const FNumberFormattingOptions* Options = nullptr);
	static FText AsNumber(double Value, const FNumberFormattingOptions* Options = nullptr);
	static FText AsPercent(double Value);

	/** Puts arguments in place of {Name} or {0}; an unknown name stays as it is, `| and `{ are the characters. */
	static FText Format(const FText& Pattern, const FFormatNamedArguments& Arguments);
	static FText Format(const FText& Pattern, const TArray<FFormatArgumentValue>& Arguments);
	template <typename... ArgTypes>
	static FText Format(const FText& Pattern, ArgTypes... Arguments)
	{
		return Format(Pattern, TArray<FFormatArgumentValue>{FFormatArgumentValue(Arguments)...});
	}
	static FText Join(const FText& Delimiter, const TArray<FText>& Parts);

	const FString& ToString() const;
	bool IsEmpty() const { return ToString().IsEmpty(); }

private:
	explicit FText(FString InSource)
		: Source(MakeShared<FString>(MoveTemp(InSource)))
	{
	}

	TSharedPtr<FString> Source;
};

/** LOCTEXT_NAMESPACE is a macro of the file that uses LOCTEXT: plain text in quotes. */
#define NSLOCTEXT(Namespace, Key, Source) FText::AsLocalizable_Advanced(TEXT(Namespace), TEXT(Key), TEXT(Source))
#define LOCTEXT(Key, Source) FText::AsLocalizable_Advanced(TEXT(LOCTEXT_NAMESPACE), TEXT(Key), TEXT(Source))

/** A number or a text for FText::Format. */
class FFormatArgumentValue
{
public:
	FFormatArgumentValue() = default;
	FFormatArgumentValue(const int32 Value)
		: FFormatArgumentValue(int64{Value})
	{
	}
	FFormatArgumentValue(const int64 Value)
		: Text(FText::AsNumber(Value))
		, bHostIsOne(Value == 1)
	{
	}
	FFormatArgumentValue(const FText& Value)
		: Text(Value)
	{
	}

	const FText& GetTextValue() const { return Text; }
	/** For {N}|plural(one=...,other=...). */
	bool HostIsOne() const { return bHostIsOne; }

private:
	FText Text;
	bool bHostIsOne = false;
};
