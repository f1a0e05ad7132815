// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Internationalization/Text.h"

/** How FText::AsNumber writes; part of Text.h. */
struct FNumberFormattingOptions
{
	FNumberFormattingOptions& SetAlwaysSign(bool bValue)
	{
		AlwaysSign = bValue;
		return *this;
	}
	FNumberFormattingOptions& SetUseGrouping(bool bValue)
	{
		UseGrouping = bValue;
		return *this;
	}
	FNumberFormattingOptions& SetMinimumFractionalDigits(int32 Value)
	{
		MinimumFractionalDigits = Value;
		return *this;
	}
	FNumberFormattingOptions& SetMaximumFractionalDigits(int32 Value)
	{
		MaximumFractionalDigits = Value;
		return *this;
	}
	FNumberFormattingOptions& SetMinimumIntegralDigits(int32 Value)
	{
		MinimumIntegralDigits = Value;
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
	FFormatArgumentValue(const uint32 Value)
		: Text(FText::AsNumber(Value))
		, Number(Value)
	{
	}
	FFormatArgumentValue(const int64 Value)
		: Text(FText::AsNumber(Value))
		, Number(static_cast<double>(Value))
	{
	}
	FFormatArgumentValue(const uint64 Value)
		: Text(FText::AsNumber(Value))
		, Number(static_cast<double>(Value))
	{
	}
	FFormatArgumentValue(const float Value)
		: Text(FText::AsNumber(Value))
		, Number(Value)
	{
	}
	FFormatArgumentValue(const double Value)
		: Text(FText::AsNumber(Value))
		, Number(Value)
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
	static FTextFormat FromString(const FString& Pattern) { return FTextFormat(FText::FromString(Pattern)); }

	const FText& GetSourceText() const { return Source; }
	FString GetSourceString() const { return Source.ToString(); }

private:
	FText Source;
};

namespace UE::Host
{

inline void AddNamedArguments(FFormatNamedArguments&) {}
template <typename NameType, typename ValueType, typename... Rest>
void AddNamedArguments(FFormatNamedArguments& Out, NameType&& Name, ValueType&& Value, Rest&&... Others)
{
	Out.Add(FString(std::forward<NameType>(Name)), FFormatArgumentValue(std::forward<ValueType>(Value)));
	AddNamedArguments(Out, std::forward<Rest>(Others)...);
}

} // namespace UE::Host

template <typename... ArgTypes>
FText FText::Format(const FTextFormat& Pattern, ArgTypes... Arguments)
{
	return Format(Pattern, FFormatOrderedArguments{FFormatArgumentValue(Arguments)...});
}

template <typename... ArgTypes>
FText FText::FormatOrdered(const FTextFormat& Pattern, ArgTypes&&... Arguments)
{
	return Format(Pattern, FFormatOrderedArguments{FFormatArgumentValue(std::forward<ArgTypes>(Arguments))...});
}

template <typename... ArgTypes>
FText FText::FormatNamed(const FTextFormat& Pattern, ArgTypes&&... Arguments)
{
	static_assert(sizeof...(ArgTypes) % 2 == 0, "FormatNamed takes pairs of name and value");
	FFormatNamedArguments Named;
	UE::Host::AddNamedArguments(Named, std::forward<ArgTypes>(Arguments)...);
	return Format(Pattern, Named);
}

/** Lines or pieces of text put together one by one. */
class FTextBuilder
{
public:
	void AppendLine() { Lines.Add(FString()); }
	void AppendLine(const FText& Text) { Lines.Add(FString::ChrN(Indentation * 4, TEXT(' ')) + Text.ToString()); }
	void AppendLine(const FString& Text) { AppendLine(FText::FromString(Text)); }
	template <typename... ArgTypes>
	void AppendLineFormat(const FTextFormat& Pattern, ArgTypes... Arguments)
	{
		AppendLine(FText::Format(Pattern, Arguments...));
	}
	void Indent() { ++Indentation; }
	void Unindent() { --Indentation; }
	void Clear() { Lines.Empty(); }
	bool IsEmpty() const { return Lines.IsEmpty(); }
	int32 GetNumLines() const { return Lines.Num(); }
	FText ToText() const { return FText::FromString(FString::Join(Lines, LINE_TERMINATOR)); }

private:
	TArray<FString> Lines;
	int32 Indentation = 0;
};
