// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/ContainersFwd.h"
#include "Misc/AssertionMacros.h"
#include "Misc/CString.h"
#include "Templates/UnrealTemplate.h"

/** Characters that lie somewhere else; there need not be a zero behind them. */
template <typename InCharType>
class TStringView
{
public:
	using ElementType = InCharType;

	constexpr TStringView() = default;
	TStringView(const InCharType* InData)
		: DataPtr(InData)
		, Size(InData != nullptr ? TCString<InCharType>::Strlen(InData) : 0)
	{
	}
	constexpr TStringView(const InCharType* InData, int32 InSize)
		: DataPtr(InData)
		, Size(InSize)
	{
	}
	/** An FString, a string builder or a converted string. */
	template <typename StringType, typename = std::enable_if_t<!std::is_same_v<std::decay_t<StringType>, TStringView>>,
		typename = std::enable_if_t<std::is_convertible_v<decltype(std::declval<const StringType&>().Len()), int32> &&
			std::is_convertible_v<decltype(*std::declval<const StringType&>()), const InCharType*>>>
	TStringView(const StringType& String)
		: DataPtr(*String)
		, Size(String.Len())
	{
	}

	constexpr const InCharType* GetData() const { return DataPtr; }
	constexpr int32 Len() const { return Size; }
	constexpr bool IsEmpty() const { return Size == 0; }
	bool IsValidIndex(int32 Index) const { return Index >= 0 && Index < Size; }
	const InCharType& operator[](int32 Index) const
	{
		check(IsValidIndex(Index));
		return DataPtr[Index];
	}

	TStringView Left(int32 Count) const { return TStringView(DataPtr, Cut(Count)); }
	TStringView LeftChop(int32 Count) const { return TStringView(DataPtr, Size - Cut(Count)); }
	TStringView Right(int32 Count) const { return TStringView(DataPtr + Size - Cut(Count), Cut(Count)); }
	TStringView RightChop(int32 Count) const { return TStringView(DataPtr + Cut(Count), Size - Cut(Count)); }
	TStringView Mid(int32 Position, int32 Count = MAX_int32) const { return RightChop(Position).Left(Count); }
	void LeftInline(int32 Count) { *this = Left(Count); }
	void RightChopInline(int32 Count) { *this = RightChop(Count); }
	TStringView TrimStart() const
	{
		int32 Start = 0;
		while (Start < Size && TChar<InCharType>::IsWhitespace(DataPtr[Start]))
		{
			++Start;
		}
		return RightChop(Start);
	}
	TStringView TrimEnd() const
	{
		int32 End = Size;
		while (End > 0 && TChar<InCharType>::IsWhitespace(DataPtr[End - 1]))
		{
			--End;
		}
		return Left(End);
	}
	TStringView TrimStartAndEnd() const { return TrimStart().TrimEnd(); }

	bool Equals(const TStringView& Other, ESearchCase::Type SearchCase = ESearchCase::CaseSensitive) const
	{
		return Size == Other.Size && Compare(Other, SearchCase) == 0;
	}
	int32 Compare(const TStringView& Other, ESearchCase::Type SearchCase = ESearchCase::CaseSensitive) const
	{
		const int32 Common = Size < Other.Size ? Size : Other.Size;
		for (int32 Index = 0; Index < Common; ++Index)
		{
			const InCharType A = Fold(DataPtr[Index], SearchCase);
			const InCharType B = Fold(Other.DataPtr[Index], SearchCase);
			if (A != B)
			{
				return A < B ? -1 : 1;
			}
		}
		return Size == Other.Size ? 0 : (Size < Other.Size ? -1 : 1);
	}
	bool StartsWith(InCharType Prefix) const { return Size > 0 && DataPtr[0] == Prefix; }
	bool StartsWith(const TStringView& Prefix, ESearchCase::Type SearchCase = ESearchCase::IgnoreCase) const
	{
		return Prefix.Size <= Size && Left(Prefix.Size).Equals(Prefix, SearchCase);
	}
	bool EndsWith(const TStringView& Suffix, ESearchCase::Type SearchCase = ESearchCase::IgnoreCase) const
	{
		return Suffix.Size <= Size && Right(Suffix.Size).Equals(Suffix, SearchCase);
	}
	bool FindChar(InCharType Search, int32& OutIndex) const
	{
		OutIndex = 0;
		while (OutIndex < Size && DataPtr[OutIndex] != Search)
		{
			++OutIndex;
		}
		OutIndex = OutIndex < Size ? OutIndex : static_cast<int32>(INDEX_NONE);
		return OutIndex != INDEX_NONE;
	}
	bool FindLastChar(InCharType Search, int32& OutIndex) const
	{
		OutIndex = Size - 1;
		while (OutIndex >= 0 && DataPtr[OutIndex] != Search)
		{
			--OutIndex;
		}
		return OutIndex != INDEX_NONE;
	}
	/** Place of the first occurrence from `StartPosition` on. */
	int32 Find(const TStringView& Search, int32 StartPosition = 0,
		ESearchCase::Type SearchCase = ESearchCase::CaseSensitive) const
	{
		for (int32 Index = StartPosition; Index + Search.Size <= Size; ++Index)
		{
			if (Mid(Index, Search.Size).Equals(Search, SearchCase))
			{
				return Index;
			}
		}
		return INDEX_NONE;
	}

	const InCharType* begin() const { return DataPtr; }
	const InCharType* end() const { return DataPtr + Size; }

	friend uint32 GetTypeHash(const TStringView& View)
	{
		uint32 Hash = 2166136261u;
		for (const InCharType Char : View)
		{
			Hash = (Hash ^ static_cast<uint32>(TChar<InCharType>::ToUpper(Char))) * 16777619u;
		}
		return Hash;
	}

private:
	static InCharType Fold(InCharType Char, ESearchCase::Type SearchCase)
	{
		return SearchCase == ESearchCase::IgnoreCase ? TChar<InCharType>::ToLower(Char) : Char;
	}
	int32 Cut(int32 Count) const { return Count < 0 ? 0 : (Count < Size ? Count : Size); }

	const InCharType* DataPtr = nullptr;
	int32 Size = 0;
};

/** A view of literal text, whose length is known when compiling. */
