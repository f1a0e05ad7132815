// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/Map.h"
#include "Containers/UnrealString.h"
#include "Misc/Optional.h"
#include "Templates/SharedPointer.h"
#include "UObject/NameTypes.h"

class FFormatArgumentValue;
struct FTextFormat;
struct FNumberFormattingOptions;

using FFormatNamedArguments = TMap<FString, FFormatArgumentValue>;
using FFormatOrderedArguments = TArray<FFormatArgumentValue>;

/** Text shown to people. The host knows one language: what a key is translated to is the source text. */
class FText
{
public:
	FText() = default;

	static const FText& GetEmpty();
	static FText FromString(const FString& String) { return FText(FString(), FString(), String, 0); }
	static FText FromString(FString&& String) { return FText(FString(), FString(), MoveTemp(String), 0); }
	static FText FromName(const FName& Name) { return FromString(Name.ToString()); }
	/** What LOCTEXT and NSLOCTEXT make. */
	static FText AsLocalizable_Advanced(const TCHAR* Namespace, const TCHAR* Key, const TCHAR* Source);

	/** Numbers grouped by thousands, with up to three places behind the point unless the options say otherwise. */
	static FText AsNumber(int32 Value, const FNumberFormattingOptions* Options = nullptr);
	static FText AsNumber(int64 Value, const FNumberFormattingOptions* Options = nullptr);
	static FText AsNumber(uint64 Value, const FNumberFormattingOptions* Options = nullptr);
	static FText AsNumber(double Value, const FNumberFormattingOptions* Options = nullptr);
	static FText AsPercent(double Value, const FNumberFormattingOptions* Options = nullptr);

	/** Puts arguments in place of {Name} or {0}; an unknown name stays as it is, `| and `{ stand for themselves. */
	static FText Format(const FTextFormat& Pattern, const FFormatNamedArguments& Arguments);
	static FText Format(const FTextFormat& Pattern, const FFormatOrderedArguments& Arguments);
	template <typename... ArgTypes>
	static FText Format(const FTextFormat& Pattern, ArgTypes... Arguments);
	static FText Join(const FText& Delimiter, const TArray<FText>& Parts);

	const FString& ToString() const;
	bool IsEmpty() const { return ToString().IsEmpty(); }

private:
	friend class FTextInspector;
	friend class FArchive;

	struct FData
	{
		FString Namespace;
		FString Key;
		FString Source;
	};

	FText(FString Namespace, FString Key, FString Source, uint32 InFlags)
		: Data(MakeShared<FData>(FData{MoveTemp(Namespace), MoveTemp(Key), MoveTemp(Source)}))
		, Flags(InFlags)
	{
	}

	TSharedPtr<FData> Data;
	uint32 Flags = 0;
};

/** Reads what a text is made of; no value when there is none. */
class FTextInspector
{
};

#include "Internationalization/HostTextFormat.h"

/** LOCTEXT_NAMESPACE is a macro of the file that uses LOCTEXT: plain text in quotes. */
#define NSLOCTEXT(Namespace, Key, Source) FText::AsLocalizable_Advanced(TEXT(Namespace), TEXT(Key), TEXT(Source))
#define LOCTEXT(Key, Source) FText::AsLocalizable_Advanced(TEXT(LOCTEXT_NAMESPACE), TEXT(Key), TEXT(Source))
