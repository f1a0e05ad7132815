// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Containers/UnrealString.h"

FString::FString(const ANSICHAR* Text)
{
	if (Text != nullptr)
	{
		const FANSIToTCHAR Converted(Text);
		AppendText(Converted.Get(), Converted.Length());
	}
}

FString::FString(FUtf8StringView View)
{
	const FUTF8ToTCHAR Converted(View.GetData(), View.Len());
	AppendText(Converted.Get(), Converted.Length());
}

FString& FString::AppendText(const TCHAR* Text, int32 Count)
{
	check(Count >= 0);
	if (Count == 0)
	{
		return *this;
	}
	const bool bIsOwnText = Text >= Data.GetData() && Text < Data.GetData() + Data.Num();
	if (bIsOwnText)
	{
		const TArray<TCHAR> Copy(Text, Count);
		return AppendText(Copy.GetData(), Count);
	}
	const int32 OldLen = Len();
	Data.AddUninitialized(Count + (Data.Num() == 0 ? 1 : 0));
	FMemory::Memcpy(Data.GetData() + OldLen, Text, static_cast<SIZE_T>(Count) * sizeof(TCHAR));
	Data.GetData()[OldLen + Count] = 0;
	return *this;
}

void FString::InsertAt(int32 Index, const FString& Text)
{
	*this = Left(Index) + Text + Mid(Index);
}

FString FString::LeftPad(int32 ChCount) const
{
	return ChrN(ChCount - Len(), TEXT(' ')) + *this;
}

FString FString::RightPad(int32 ChCount) const
{
	return *this + ChrN(ChCount - Len(), TEXT(' '));
}

FString FString::TrimQuotes(bool* bQuotesRemoved) const
{
	const int32 Start = StartsWith(TEXT("\"")) ? 1 : 0;
	const int32 End = Len() > 1 && EndsWith(TEXT("\"")) ? 1 : 0;
	if (bQuotesRemoved != nullptr)
	{
		*bQuotesRemoved = Start + End > 0;
	}
	return RightChop(Start).LeftChop(End);
}

FString FString::ToLower() const
{
	FString Result(*this);
	for (TCHAR& Char : Result)
	{
		Char = FChar::ToLower(Char);
	}
	return Result;
}

FString FString::Replace(const TCHAR* From, const TCHAR* To, ESearchCase::Type SearchCase) const
{
	FString Result(*this);
	Result.ReplaceInline(From, To, SearchCase);
	return Result;
}

int32 FString::ReplaceInline(const TCHAR* From, const TCHAR* To, ESearchCase::Type SearchCase)
{
	const FStringView Wanted(From);
	if (Wanted.IsEmpty())
	{
		return 0;
	}
	FString Result;
	int32 Count = 0;
	FStringView Rest(*this);
	for (int32 Index = Rest.Find(Wanted, 0, SearchCase); Index != INDEX_NONE; Index = Rest.Find(Wanted, 0, SearchCase))
	{
		Result.Append(Rest.Left(Index)).Append(To);
		Rest.RightChopInline(Index + Wanted.Len());
		++Count;
	}
	Result.Append(Rest);
	*this = MoveTemp(Result);
	return Count;
}

int32 FString::Find(
	FStringView SubStr, ESearchCase::Type SearchCase, ESearchDir::Type SearchDir, int32 StartPosition) const
{
	const FStringView View(*this);
	if (SubStr.IsEmpty())
	{
		return INDEX_NONE;
	}
	if (SearchDir == ESearchDir::FromStart)
	{
		return View.Find(SubStr, StartPosition < 0 ? 0 : StartPosition, SearchCase);
	}
	const int32 End = StartPosition < 0 || StartPosition > Len() ? Len() : StartPosition;
	for (int32 Index = End - SubStr.Len(); Index >= 0; --Index)
	{
		if (View.Mid(Index, SubStr.Len()).Equals(SubStr, SearchCase))
		{
			return Index;
		}
	}
	return INDEX_NONE;
}

void FString::PathAppend(const TCHAR* Text, int32 Length)
{
	FStringView Addition(Text, Length);
	if (!IsEmpty() && !Addition.IsEmpty())
	{
		const bool bHasSlash = EndsWith(TEXT("/")) || EndsWith(TEXT("\\"));
		if (bHasSlash && Addition.StartsWith(TEXT('/')))
		{
			Addition.RightChopInline(1);
		}
		else if (!bHasSlash && !Addition.StartsWith(TEXT('/')))
		{
			AppendChar(TEXT('/'));
		}
	}
	Append(Addition);
}
