// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Containers/UnrealString.h"

#include <cmath>

namespace UnrealStringParseDetail
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
} // namespace UnrealStringParseDetail

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
	return UnrealStringParseDetail::ParseBy(*this, {FStringView(Delimiter)}, bCullEmpty, OutArray);
}

int32 FString::ParseIntoArrayLines(TArray<FString>& OutArray, bool bCullEmpty) const
{
	return UnrealStringParseDetail::ParseBy(
		*this, {FStringView(TEXT("\r\n")), FStringView(TEXT("\r")), FStringView(TEXT("\n"))}, bCullEmpty, OutArray);
}

int32 FString::ParseIntoArrayWS(TArray<FString>& OutArray, const TCHAR* ExtraDelimiter, bool bCullEmpty) const
{
	TArray<FStringView> Delimiters = {
		FStringView(TEXT(" ")), FStringView(TEXT("\t")), FStringView(TEXT("\r")), FStringView(TEXT("\n"))};
	Delimiters.Emplace(ExtraDelimiter);
	return UnrealStringParseDetail::ParseBy(*this, Delimiters, bCullEmpty, OutArray);
}

FString FString::FromInt(int32 Number)
{
	return Printf(TEXT("%d"), Number);
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
		Result.LeftChopInline(1);
	}
	if (Result.EndsWith(TEXT(".")))
	{
		Result.LeftChopInline(1);
	}
	return Result;
}

FString FString::ChrN(int32 Count, TCHAR Char)
{
	TArray<TCHAR> Units;
	Units.Init(Char, Count > 0 ? Count : 0);
	return FString(FStringView(Units.GetData(), Units.Num()));
}

#define HOST_LEX_TO_STRING(Type, Format, Cast)                                                                         \
	FString LexToString(Type Value)                                                                                    \
	{                                                                                                                  \
		return FString::Printf(TEXT(Format), static_cast<Cast>(Value));                                                \
	}
HOST_LEX_TO_STRING(int8, "%d", int32)
HOST_LEX_TO_STRING(int16, "%d", int32)
HOST_LEX_TO_STRING(int32, "%d", int32)
HOST_LEX_TO_STRING(long, "%lld", int64)
HOST_LEX_TO_STRING(int64, "%lld", int64)
HOST_LEX_TO_STRING(uint8, "%u", uint32)
HOST_LEX_TO_STRING(uint16, "%u", uint32)
HOST_LEX_TO_STRING(uint32, "%u", uint32)
HOST_LEX_TO_STRING(unsigned long, "%llu", uint64)
HOST_LEX_TO_STRING(uint64, "%llu", uint64)
HOST_LEX_TO_STRING(float, "%f", double)
HOST_LEX_TO_STRING(double, "%f", double)
#undef HOST_LEX_TO_STRING

FString LexToString(bool bValue)
{
	return bValue ? TEXT("true") : TEXT("false");
}
