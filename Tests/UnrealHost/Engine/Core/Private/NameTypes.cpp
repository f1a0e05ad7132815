// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "UObject/NameTypes.h"

#include "Containers/Map.h"
#include "Misc/ScopeLock.h"

#include <string>
#include <unordered_map>

namespace NameTypesDetail
{
/** Every name once by its letters and once by its exact case. Entries never go. */
class FTable
{
public:
	/** Never destroyed: names are used by globals that go late. */
	static FTable& Get()
	{
		static FTable* const Table = new FTable();
		return *Table;
	}

	/** False when the name is not there and must not be added. */
	bool FindOrAdd(const FString& Text, bool bAdd, int32& OutComparison, int32& OutDisplay)
	{
		const FScopeLock Guard(&Lock);
		const int32* const Known = ByLetters.Find(Text);
		if (Known == nullptr && !bAdd)
		{
			return false;
		}
		OutComparison = Known != nullptr ? *Known : Texts.Num();
		const auto Exact = ByCase.find(*Text);
		OutDisplay = Exact != ByCase.end() ? Exact->second : (bAdd ? Texts.Num() : OutComparison);
		if (bAdd && Exact == ByCase.end())
		{
			Texts.Add(Text);
			ByCase.emplace(*Text, OutDisplay);
			ByLetters.FindOrAdd(Text, OutComparison);
		}
		return true;
	}

	FString GetText(int32 Index)
	{
		const FScopeLock Guard(&Lock);
		return Texts[Index];
	}

private:
	FTable()
	{
		int32 Unused = 0;
		FindOrAdd(TEXT("None"), true, Unused, Unused);
	}

	FCriticalSection Lock;
	TArray<FString> Texts;
	TMap<FString, int32> ByLetters;
	std::unordered_map<std::u16string, int32> ByCase;
};

/** Takes a trailing _N off: no leading zero, at most nine digits. The number is N + 1, or 0 when there is none. */
int32 SplitNumber(FStringView& Name)
{
	int32 Digits = 0;
	while (Digits < Name.Len() && FChar::IsDigit(Name[Name.Len() - 1 - Digits]))
	{
		++Digits;
	}
	const FString Suffix(Name.Right(Digits));
	const bool bLeadingZero = Digits > 1 && Suffix.StartsWith(TEXT("0"));
	const int32 Underscore = Name.Len() - Digits - 1;
	if (Digits == 0 || Digits > 9 || bLeadingZero || Underscore < 1 || Name[Underscore] != TEXT('_'))
	{
		return NAME_NO_NUMBER_INTERNAL;
	}
	Name.LeftInline(Underscore);
	return NAME_EXTERNAL_TO_INTERNAL(FCString::Atoi(*Suffix));
}
} // namespace NameTypesDetail

FName::FName(FStringView Name, EFindName FindType)
{
	checkf(Name.Len() < NAME_SIZE, TEXT("A name is %d characters long at most."), NAME_SIZE - 1);
	if (Name.IsEmpty())
	{
		return;
	}
	const int32 Suffix = NameTypesDetail::SplitNumber(Name);
	int32 Display = 0;
	if (NameTypesDetail::FTable::Get().FindOrAdd(FString(Name), FindType == FNAME_Add, ComparisonIndex, Display))
	{
		Number = Suffix;
	}
#if WITH_CASE_PRESERVING_NAME
	DisplayIndex = Display;
#endif
}

FName::FName(const ANSICHAR* Name, EFindName FindType)
	: FName(FStringView(FString(Name)), FindType)
{
}

FString FName::ToString() const
{
	FString Result = GetPlainNameString();
	if (Number != NAME_NO_NUMBER_INTERNAL)
	{
		Result.Appendf(TEXT("_%d"), NAME_INTERNAL_TO_EXTERNAL(Number));
	}
	return Result;
}

FString FName::GetPlainNameString() const
{
#if WITH_CASE_PRESERVING_NAME
	return NameTypesDetail::FTable::Get().GetText(DisplayIndex);
#else
	return NameTypesDetail::FTable::Get().GetText(ComparisonIndex);
#endif
}
