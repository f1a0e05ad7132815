// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Internationalization/Text.h"
#include "Templates/Function.h"

namespace TextFormatDetail
{
using FFindArgument = TFunctionRef<const FFormatArgumentValue*(const FString&)>;

/** What follows the argument as |plural(one=a,other=b): the form for the number. English knows one and other. */
FString ChoosePlural(const FString& Forms, const FFormatArgumentValue& Value)
{
	const bool bOne = Value.HostGetNumber().IsSet() && Value.HostGetNumber().GetValue() == 1.0;
	TArray<FString> Parts;
	Forms.ParseIntoArray(Parts, TEXT(","));
	FString Other;
	for (const FString& Part : Parts)
	{
		FString Name;
		FString Text;
		if (Part.Split(TEXT("="), &Name, &Text))
		{
			Name.TrimStartAndEndInline();
			Text = Text.TrimQuotes();
			if (bOne && Name == TEXT("one"))
			{
				return Text;
			}
			Other = Name == TEXT("other") ? Text : Other;
		}
	}
	return Other;
}

class FFormatter
{
public:
	FFormatter(const FString& InPattern, FFindArgument InFind)
		: Pattern(InPattern)
		, Rest(Pattern)
		, Find(InFind)
	{
	}

	FString Run()
	{
		while (!Rest.IsEmpty())
		{
			const TCHAR Char = Rest[0];
			if (Char == TEXT('`') && Rest.Len() > 1 && IsSpecial(Rest[1]))
			{
				Out.AppendChar(Rest[1]);
				Rest.RightChopInline(2);
			}
			else if (Char != TEXT('{') || !TakeArgument())
			{
				Out.AppendChar(Char);
				Rest.RightChopInline(1);
			}
		}
		return MoveTemp(Out);
	}

private:
	static bool IsSpecial(TCHAR Char)
	{
		return Char == TEXT('`') || Char == TEXT('{') || Char == TEXT('}') || Char == TEXT('|');
	}

	/** False, and nothing taken, when the braces name no argument. */
	bool TakeArgument()
	{
		int32 Close = 0;
		const FFormatArgumentValue* const Value =
			Rest.FindChar(TEXT('}'), Close) ? Find(FString(Rest.Mid(1, Close - 1).TrimStartAndEnd())) : nullptr;
		if (Value == nullptr)
		{
			return false;
		}
		Rest.RightChopInline(Close + 1);
		const FStringView Plural(TEXT("|plural("));
		int32 End = 0;
		if (Rest.StartsWith(Plural) && Rest.FindChar(TEXT(')'), End))
		{
			Out.Append(ChoosePlural(FString(Rest.Mid(Plural.Len(), End - Plural.Len())), *Value));
			Rest.RightChopInline(End + 1);
			return true;
		}
		Out.Append(Value->GetTextValue().ToString());
		return true;
	}

	const FString Pattern;
	FStringView Rest;
	FFindArgument Find;
	FString Out;
};
} // namespace TextFormatDetail

FText FText::Format(const FTextFormat& Pattern, const FFormatNamedArguments& Arguments)
{
	const auto Find = [&Arguments](const FString& Name) { return Arguments.Find(Name); };
	return FromString(TextFormatDetail::FFormatter(Pattern.GetSourceString(), Find).Run());
}

FText FText::Format(const FTextFormat& Pattern, const FFormatOrderedArguments& Arguments)
{
	const auto Find = [&Arguments](const FString& Name)
	{
		const int32 Index = Name.IsNumeric() ? FCString::Atoi(*Name) : static_cast<int32>(INDEX_NONE);
		return Arguments.IsValidIndex(Index) ? &Arguments[Index] : nullptr;
	};
	return FromString(TextFormatDetail::FFormatter(Pattern.GetSourceString(), Find).Run());
}
