// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Containers/UnrealString.h"

#include <cmath>

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
	FString Result;
	FStringView Rest(*this);
	const FStringView Wanted(From);
	for (int32 Index = 0; !Wanted.IsEmpty() && (Index = Rest.Find(Wanted, 0, SearchCase)) != INDEX_NONE;)
	{
		Result.Append(Rest.Left(Index)).Append(To);
		Rest.RightChopInline(Index + Wanted.Len());
	}
	return Result.Append(Rest);
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

namespace UnrealStringDetail
{
/** Cuts at the delimiter that comes first; the longest of those that begin at the same place. */
int32 ParseBy(FStringView Text, const TArray<FStringView>& Delimiters, bool bCullEmpty, TArray<FString>& OutArray)
{
	OutArray.Empty();
	int32 Start = 0;
	const auto AddPart = [&](int32 End)
	{
		if (!bCullEmpty || End > Start)
		{
			OutArray.Emplace(Text.Mid(Start, End - Start));
		}
	};
	for (int32 Index = 0; Index < Text.Len();)
	{
		int32 Cut = 0;
		for (const FStringView& Delimiter : Delimiters)
		{
			const bool bHere = Delimiter.Len() > Cut && Text.Mid(Index, Delimiter.Len()).Equals(Delimiter);
			Cut = bHere ? Delimiter.Len() : Cut;
		}
		if (Cut > 0)
		{
			AddPart(Index);
			Start = Index + Cut;
		}
		Index += Cut > 0 ? Cut : 1;
	}
	if (!Text.IsEmpty())
	{
		AddPart(Text.Len());
	}
	return OutArray.Num();
}
} // namespace UnrealStringDetail

bool FString::Split(const FString& Separator, FString* OutLeft, FString* OutRight, ESearchCase::Type SearchCase,
	ESearchDir::Type SearchDir) const
{
	const int32 Index = Find(Separator, SearchCase, SearchDir);
	if (Index == INDEX_NONE)
	{
		return false;
	}
	const FString Source(*this);
	if (OutLeft != nullptr)
	{
		*OutLeft = Source.Left(Index);
	}
	if (OutRight != nullptr)
	{
		*OutRight = Source.Mid(Index + Separator.Len());
	}
	return true;
}

int32 FString::ParseIntoArray(TArray<FString>& OutArray, const TCHAR* Delimiter, bool bCullEmpty) const
{
	return UnrealStringDetail::ParseBy(*this, {FStringView(Delimiter)}, bCullEmpty, OutArray);
}

int32 FString::ParseIntoArrayLines(TArray<FString>& OutArray, bool bCullEmpty) const
{
	return UnrealStringDetail::ParseBy(
		*this, {FStringView(TEXT("\r\n")), FStringView(TEXT("\r")), FStringView(TEXT("\n"))}, bCullEmpty, OutArray);
}

int32 FString::ParseIntoArrayWS(TArray<FString>& OutArray, const TCHAR* ExtraDelimiter, bool bCullEmpty) const
{
	TArray<FStringView> Delimiters = {
		FStringView(TEXT(" ")), FStringView(TEXT("\t")), FStringView(TEXT("\r")), FStringView(TEXT("\n"))};
	Delimiters.Emplace(ExtraDelimiter);
	return UnrealStringDetail::ParseBy(*this, Delimiters, bCullEmpty, OutArray);
}

FString FString::SanitizeFloat(double Number, int32 MinFractionalDigits)
{
	if (!std::isfinite(Number))
	{
		return std::isnan(Number) ? TEXT("nan") : (Number < 0 ? TEXT("-inf") : TEXT("inf"));
	}
	FString Result = Printf(TEXT("%f"), Number == 0 ? 0.0 : Number);
	int32 Point = 0;
	Result.FindChar(TEXT('.'), Point);
	const int32 Shortest = MinFractionalDigits > 0 ? Point + 1 + MinFractionalDigits : Point;
	while (Result.Len() > Shortest && Result.EndsWith(TEXT("0")))
	{
		Result.LeftInline(Result.Len() - 1);
	}
	return Result.EndsWith(TEXT(".")) ? Result.LeftChop(1) : Result;
}

FString FString::ChrN(int32 Count, TCHAR Char)
{
	TArray<TCHAR> Units;
	Units.Init(Char, Count > 0 ? Count : 0);
	return FString(FStringView(Units.GetData(), Units.Num()));
}
