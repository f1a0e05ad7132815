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
struct FTable
{
	FCriticalSection Lock;
	TArray<FString> Texts = {TEXT("None")};
	TMap<FString, int32> ByLetters;
	std::unordered_map<std::u16string, int32> ByCase;
};

/** Never destroyed: names are used by globals that go late. */
FTable& GetTable()
{
	static FTable* const Table = []
	{
		FTable* const Made = new FTable();
		Made->ByLetters.Add(TEXT("None"), 0);
		Made->ByCase.emplace(TEXT("None"), 0);
		return Made;
	}();
	return *Table;
}

/** Takes a trailing _N off: no leading zero, at most nine digits. The number is N + 1, or 0 when there is none. */
int32 SplitNumber(FStringView& Name)
{
	const SIZE_T Underscore = Name.find_last_not_of(TEXT("0123456789"));
	const FString Suffix(FStringView(Name.substr(Underscore + 1)));
	const bool bLeadingZero = Suffix.Len() > 1 && Suffix.StartsWith(TEXT("0"));
	if (Suffix.IsEmpty() || Suffix.Len() > 9 || bLeadingZero || Underscore + 1 < 2 || Name[Underscore] != TEXT('_'))
	{
		return 0;
	}
	Name.remove_suffix(Name.size() - Underscore);
	return FCString::Atoi(*Suffix) + 1;
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
	NameTypesDetail::FTable& Table = NameTypesDetail::GetTable();
	const FScopeLock Guard(&Table.Lock);
	ComparisonIndex = Table.ByLetters.FindOrAdd(FString(Name), Table.Texts.Num());
	const int32 Display = Table.ByCase.emplace(Name, Table.Texts.Num()).first->second;
	if (Display == Table.Texts.Num())
	{
		Table.Texts.Add(FString(Name));
	}
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
	return GetPlainNameString() + (Number != 0 ? FString::Printf(TEXT("_%d"), Number - 1) : FString());
}

FString FName::GetPlainNameString() const
{
	NameTypesDetail::FTable& Table = NameTypesDetail::GetTable();
	const FScopeLock Guard(&Table.Lock);
#if WITH_CASE_PRESERVING_NAME
	return Table.Texts[DisplayIndex];
#else
	return Table.Texts[ComparisonIndex];
#endif
}
