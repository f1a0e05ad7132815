// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Containers/Map.h"
#include "Containers/UnrealString.h"
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

	void Add(const FString& Text, int32& OutComparison, int32& OutDisplay)
	{
		const FScopeLock Guard(&Lock);
		OutComparison = ByLetters.FindOrAdd(Text, Texts.Num());
		OutDisplay = ByCase.emplace(*Text, Texts.Num()).first->second;
		if (OutDisplay == Texts.Num())
		{
			Texts.Add(Text);
		}
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
		Add(TEXT("None"), Unused, Unused);
	}

	FCriticalSection Lock;
	TArray<FString> Texts;
	TMap<FString, int32> ByLetters;
	std::unordered_map<std::u16string, int32> ByCase;
};

/** Takes a trailing _N off: no leading zero, at most nine digits. The number is N + 1, or 0 when there is none. */
int32 SplitNumber(FStringView& Name)
{
	const SIZE_T Underscore = Name.find_last_not_of(TEXT("0123456789"));
	const FString Suffix(FStringView(Name.substr(Underscore + 1)));
	const bool bLeadingZero = Suffix.Len() > 1 && Suffix.StartsWith(TEXT("0"));
	if (Suffix.IsEmpty() || Suffix.Len() > 9 || bLeadingZero || Underscore + 1 < 2 || Name[Underscore] != TEXT('_'))
	{
		return NAME_NO_NUMBER_INTERNAL;
	}
	Name.remove_suffix(Name.size() - Underscore);
	return NAME_EXTERNAL_TO_INTERNAL(FCString::Atoi(*Suffix));
}
} // namespace NameTypesDetail

FName::FName(FStringView Name)
{
	checkf(Name.Len() < NAME_SIZE, TEXT("A name is %d characters long at most."), NAME_SIZE - 1);
	if (Name.empty())
	{
		return;
	}
	Number = NameTypesDetail::SplitNumber(Name);
	int32 Display = 0;
	NameTypesDetail::FTable::Get().Add(FString(Name), ComparisonIndex, Display);
#if WITH_CASE_PRESERVING_NAME
	DisplayIndex = Display;
#endif
}

FName::FName(const ANSICHAR* Name)
	: FName(FStringView(FString(Name)))
{
}

FString FName::ToString() const
{
	const bool bNumbered = Number != NAME_NO_NUMBER_INTERNAL;
	return GetPlainNameString() +
		(bNumbered ? FString::Printf(TEXT("_%d"), NAME_INTERNAL_TO_EXTERNAL(Number)) : FString());
}

FString FName::GetPlainNameString() const
{
#if WITH_CASE_PRESERVING_NAME
	return NameTypesDetail::FTable::Get().GetText(DisplayIndex);
#else
	return NameTypesDetail::FTable::Get().GetText(ComparisonIndex);
#endif
}
