// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/Array.h"
#include "Containers/StringConv.h"
#include "Containers/StringView.h"
#include "Misc/VarArgs.h"

/** Text of 16-bit units. Comparison operators and most searches ignore the case of ASCII letters, as the engine's do.
 */
class FString
{
public:
	using ElementType = TCHAR;

	FString() = default;
	FString(const TCHAR* Text)
		: FString(FStringView(Text))
	{
	}
	/** A byte that is no ASCII becomes '?'. */
	FString(const ANSICHAR* Text);
	explicit FString(FStringView View) { Append(View); }
	FString& operator=(const TCHAR* Text) { return *this = FString(Text); }
	operator FStringView() const { return FStringView(**this, Len()); }

	/** Zero-ended text; an empty string gives "". */
	const TCHAR* operator*() const { return Data.Num() > 0 ? Data.GetData() : TEXT(""); }
	TCHAR& operator[](int32 Index) { return Data[Index]; }
	const TCHAR& operator[](int32 Index) const { return Data[Index]; }
	/** The units with their zero; no units at all when empty. */
	TArray<TCHAR>& GetCharArray() { return Data; }
	int32 Len() const { return Data.Num() > 0 ? Data.Num() - 1 : 0; }
	bool IsEmpty() const { return Data.Num() <= 1; }
	void Empty(int32 = 0) { Data.Empty(); }
	void Reset(int32 NewReservedSize = 0) { Data.Reset(NewReservedSize); }

	FString& Append(FStringView View);
	FString& AppendChar(TCHAR Char) { return Append(FStringView(&Char, Char != 0 ? 1 : 0)); }
	FString& operator+=(FStringView View) { return Append(View); }
	FString& operator+=(TCHAR Char) { return AppendChar(Char); }

	/** As printf; %s is TCHAR text. A conversion that does not fit its argument ends the program. */
	template <typename... Types>
	static FString Printf(UE::Host::FFormatText Fmt, Types... Args)
	{
		return HostPrintf(UE::Host::TFormatArgs<Types...>(Fmt, Args...));
	}
	static FString HostPrintf(const UE::Host::FFormatArgs& Args);

	/** Counts outside of the text are those of its ends. */
	FString Mid(int32 Start, int32 Count = MAX_int32) const;
	FString Left(int32 Count) const { return Mid(0, Count); }
	FString LeftChop(int32 Count) const { return Mid(0, Len() - Count); }
	FString RightChop(int32 Count) const { return Mid(Count); }
	FString TrimStart() const;
	FString TrimStartAndEnd() const { return FString(FStringView(*this).Trim()); }
	void TrimStartAndEndInline() { *this = TrimStartAndEnd(); }
	FString TrimQuotes() const;
	FString ToLower() const;
	FString Replace(const TCHAR* From, const TCHAR* To, ESearchCase::Type SearchCase = ESearchCase::IgnoreCase) const;

	int32 Find(FStringView SubStr, ESearchCase::Type SearchCase = ESearchCase::IgnoreCase,
		ESearchDir::Type SearchDir = ESearchDir::FromStart) const;
	bool Contains(FStringView SubStr, ESearchCase::Type SearchCase = ESearchCase::IgnoreCase) const
	{
		return Find(SubStr, SearchCase) != INDEX_NONE;
	}
	bool FindChar(TCHAR Char, int32& OutIndex) const;
	bool FindLastChar(TCHAR Char, int32& OutIndex) const;
	bool StartsWith(FStringView Prefix, ESearchCase::Type SearchCase = ESearchCase::IgnoreCase) const
	{
		return FStringView(*this).Find(Prefix, 0, SearchCase) == 0;
	}
	bool EndsWith(FStringView Suffix, ESearchCase::Type SearchCase = ESearchCase::IgnoreCase) const
	{
		const int32 Start = Len() - Suffix.Len();
		return Start >= 0 && FStringView(*this).Find(Suffix, Start, SearchCase) == Start;
	}
	bool Equals(const FString& Other, ESearchCase::Type SearchCase = ESearchCase::CaseSensitive) const
	{
		return FStringView(*this).Equals(Other, SearchCase);
	}
	int32 Compare(const FString& Other, ESearchCase::Type SearchCase = ESearchCase::CaseSensitive) const
	{
		return FStringView(*this).Compare(Other, SearchCase);
	}
	/** A number with sign and point, and nothing behind it. */
	bool IsNumeric() const;

	/** Cuts at the first occurrence; false, and nothing written, when there is none. */
	bool Split(const FString& Separator, FString* OutLeft, FString* OutRight) const;
	int32 ParseIntoArray(TArray<FString>& OutArray, const TCHAR* Delimiter, bool bCullEmpty = true) const;
	int32 ParseIntoArrayLines(TArray<FString>& OutArray, bool bCullEmpty = true) const;
	int32 ParseIntoArrayWS(TArray<FString>& OutArray) const;

	static FString FromInt(int32 Number) { return Printf(TEXT("%d"), Number); }
	/** The shortest decimal that keeps six places, always with a point: 1.0, 0.25. */
	static FString SanitizeFloat(double Number);
	static FString ChrN(int32 Count, TCHAR Char);
	template <typename RangeType>
	static FString Join(const RangeType& Range, const TCHAR* Separator)
	{
		FString Result;
		bool bFirst = true;
		for (const auto& Element : Range)
		{
			Result.Append(bFirst ? TEXT("") : Separator);
			Result.Append(Element);
			bFirst = false;
		}
		return Result;
	}

	const TCHAR* begin() const { return **this; }
	const TCHAR* end() const { return **this + Len(); }
	TCHAR* begin() { return Data.GetData(); }
	TCHAR* end() { return Data.GetData() + Len(); }

private:
	TArray<TCHAR> Data;
};

inline FString operator+(FString A, FStringView B)
{
	return A.Append(B);
}
inline FString operator+(const TCHAR* A, const FString& B)
{
	return FString(A).Append(B);
}
/** A path: exactly one slash comes between. */
FString operator/(const FString& A, const FString& B);

#define HOST_STRING_COMPARISON(Operator)                                                                               \
	inline bool operator Operator(const FString& A, const FString& B)                                                  \
	{                                                                                                                  \
		return A.Compare(B, ESearchCase::IgnoreCase) Operator 0;                                                       \
	}                                                                                                                  \
	inline bool operator Operator(const FString& A, const TCHAR* B)                                                    \
	{                                                                                                                  \
		return FStringView(A).Compare(B, ESearchCase::IgnoreCase) Operator 0;                                          \
	}                                                                                                                  \
	inline bool operator Operator(const TCHAR* A, const FString& B)                                                    \
	{                                                                                                                  \
		return FStringView(A).Compare(B, ESearchCase::IgnoreCase) Operator 0;                                          \
	}
HOST_STRING_COMPARISON(==)
HOST_STRING_COMPARISON(!=)
HOST_STRING_COMPARISON(<)
#undef HOST_STRING_COMPARISON

uint32 GetTypeHash(const FString& String);

/** A number as text. */
template <typename T, typename = std::enable_if_t<std::is_arithmetic_v<T>>>
FString LexToString(T Value)
{
	if constexpr (std::is_same_v<T, bool>)
	{
		return Value ? TEXT("true") : TEXT("false");
	}
	else if constexpr (std::is_floating_point_v<T>)
	{
		return FString::Printf(TEXT("%f"), Value);
	}
	else if constexpr (std::is_signed_v<T>)
	{
		return FString::Printf(TEXT("%lld"), static_cast<int64>(Value));
	}
	else
	{
		return FString::Printf(TEXT("%llu"), static_cast<uint64>(Value));
	}
}
