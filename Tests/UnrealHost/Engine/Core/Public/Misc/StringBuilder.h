// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/UnrealString.h"

/** Builds text in a buffer that moves to the heap when it is full. */
template <typename CharType>
class TStringBuilderBase
{
public:
	using ElementType = CharType;
	using ViewType = TStringView<CharType>;

	TStringBuilderBase(CharType* Buffer, int32 Capacity)
		: Begin(Buffer)
		, Size(0)
		, Max(Capacity)
	{
		*Begin = CharType(0);
	}
	TStringBuilderBase(const TStringBuilderBase&) = delete;
	TStringBuilderBase& operator=(const TStringBuilderBase&) = delete;

	int32 Len() const { return Size; }
	bool IsEmpty() const { return Size == 0; }
	const CharType* GetData() const { return Begin; }
	CharType* GetData() { return Begin; }
	const CharType* ToString() const { return Begin; }
	const CharType* operator*() const { return Begin; }
	void Reset()
	{
		Size = 0;
		*Begin = CharType(0);
	}

	TStringBuilderBase& AppendChar(CharType Char) { return Append(&Char, 1); }
	TStringBuilderBase& Append(ViewType View) { return Append(View.GetData(), View.Len()); }
	TStringBuilderBase& Append(const CharType* Text, int32 Count)
	{
		Grow(Size + Count + 1);
		FMemory::Memcpy(Begin + Size, Text, static_cast<SIZE_T>(Count) * sizeof(CharType));
		Size += Count;
		Begin[Size] = CharType(0);
		return *this;
	}
	/** Text of another character width, as UTF-8 when there is a choice. */
	template <typename OtherChar>
	TStringBuilderBase& AppendConverted(const OtherChar* Text, int32 Count)
	{
		const UE::Host::TConvertedString<CharType, OtherChar, false> Converted(Text, Count);
		return Append(Converted.Get(), Converted.Length());
	}
	template <typename FmtType, typename... Types>
	TStringBuilderBase& Appendf(const FmtType& Fmt, Types... Args)
	{
		return Append(ViewType(FString::Printf(Fmt, Args...)));
	}
	template <typename RangeType, typename DelimiterType>
	TStringBuilderBase& Join(const RangeType& Range, const DelimiterType& Delimiter)
	{
		bool bFirst = true;
		for (const auto& Element : Range)
		{
			if (!bFirst)
			{
				*this << Delimiter;
			}
			bFirst = false;
			*this << Element;
		}
		return *this;
	}

protected:
	~TStringBuilderBase() = default;

private:
	void Grow(int32 Needed)
	{
		if (Needed > Max)
		{
			TArray<CharType> Larger;
			Larger.SetNumZeroed(Needed * 2);
			FMemory::Memcpy(Larger.GetData(), Begin, static_cast<SIZE_T>(Size) * sizeof(CharType));
			Heap = MoveTemp(Larger);
			Begin = Heap.GetData();
			Max = Heap.Num();
		}
	}

	CharType* Begin;
	int32 Size;
	int32 Max;
	TArray<CharType> Heap;
};

template <typename CharType>
TStringBuilderBase<CharType>& operator<<(TStringBuilderBase<CharType>& Builder, CharType Char)
{
	return Builder.AppendChar(Char);
}
template <typename CharType>
TStringBuilderBase<CharType>& operator<<(TStringBuilderBase<CharType>& Builder, TStringView<CharType> View)
{
	return Builder.Append(View);
}
template <typename CharType>
TStringBuilderBase<CharType>& operator<<(TStringBuilderBase<CharType>& Builder, const CharType* Text)
{
	return Builder.Append(TStringView<CharType>(Text));
}
inline FStringBuilderBase& operator<<(FStringBuilderBase& Builder, const FString& Text)
{
	return Builder.Append(FStringView(Text));
}
inline FStringBuilderBase& operator<<(FStringBuilderBase& Builder, const ANSICHAR* Text)
{
	return Builder.AppendConverted(Text, FCStringAnsi::Strlen(Text));
}
inline FUtf8StringBuilderBase& operator<<(FUtf8StringBuilderBase& Builder, const FString& Text)
{
	return Builder.AppendConverted(*Text, Text.Len());
}
/** Numbers, but neither characters nor truth values. */
template <typename CharType, typename T,
	typename = std::enable_if_t<std::is_arithmetic_v<T> && !std::is_same_v<T, CharType> && !std::is_same_v<T, bool>>>
TStringBuilderBase<CharType>& operator<<(TStringBuilderBase<CharType>& Builder, T Number)
{
	return Builder << LexToString(Number);
}

