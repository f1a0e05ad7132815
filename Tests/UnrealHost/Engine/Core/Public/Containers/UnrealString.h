// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/Array.h"
#include "Containers/ContainersFwd.h"
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
	FString(const TCHAR* Text) { AppendText(Text, Text != nullptr ? FCString::Strlen(Text) : 0); }
	FString(const ANSICHAR* Text);
	explicit FString(FStringView View) { AppendText(View.GetData(), View.Len()); }
	explicit FString(FUtf8StringView View);

	FString& operator=(const TCHAR* Text) { return *this = FString(Text); }

	/** Zero-ended text; an empty string gives "". */
	const TCHAR* operator*() const { return Data.Num() > 0 ? Data.GetData() : TEXT(""); }
	TCHAR& operator[](int32 Index) { return Data[Index]; }
	const TCHAR& operator[](int32 Index) const { return Data[Index]; }
	/** The units with their zero; no units at all when empty. */
	TArray<TCHAR>& GetCharArray() { return Data; }
	int32 Len() const { return Data.Num() > 0 ? Data.Num() - 1 : 0; }
	bool IsEmpty() const { return Data.Num() <= 1; }
	void Empty(int32 Slack = 0) { Data.Empty(Slack > 0 ? Slack + 1 : 0); }
	void Reset(int32 NewReservedSize = 0) { Data.Reset(NewReservedSize > 0 ? NewReservedSize + 1 : 0); }

	FString& Append(FStringView View) { return AppendText(View.GetData(), View.Len()); }
	FString& Append(const TCHAR* Text, int32 Count) { return AppendText(Text, Count); }
	FString& AppendChar(TCHAR Char) { return AppendText(&Char, Char != 0 ? 1 : 0); }
	template <typename FmtType, typename... Types>
	FString& Appendf(const FmtType& Fmt, Types... Args)
	{
		return Append(Printf(Fmt, Args...));
	}
	FString& operator+=(FStringView View) { return Append(View); }
	FString& operator+=(TCHAR Char) { return AppendChar(Char); }

	/** As printf; %s is TCHAR text. A conversion that does not fit its argument ends the program. */
	template <typename FmtType, typename... Types>
	static FString Printf(const FmtType& Fmt, Types... Args)
	{
		UE::Host::CheckFormatType<FmtType>();
		const UE::Host::TFormatArgs<Types...> Packed(Args...);
		return HostPrintf(Fmt, Packed.Values, Packed.Num);
	}
	static FString HostPrintf(const TCHAR* Format, const UE::Host::FFormatArg* Args, int32 NumArgs);

	FString Left(int32 Count) const { return FString(FStringView(*this).Left(Count)); }
	FString LeftChop(int32 Count) const { return FString(FStringView(*this).LeftChop(Count)); }
	FString RightChop(int32 Count) const { return FString(FStringView(*this).RightChop(Count)); }
	FString Mid(int32 Start, int32 Count = MAX_int32) const { return FString(FStringView(*this).Mid(Start, Count)); }
	void LeftInline(int32 Count) { *this = Left(Count); }
	void RightChopInline(int32 Count) { *this = RightChop(Count); }
	FString TrimStart() const { return FString(FStringView(*this).TrimStart()); }
	FString TrimStartAndEnd() const { return FString(FStringView(*this).TrimStartAndEnd()); }
	void TrimStartAndEndInline() { *this = TrimStartAndEnd(); }
	FString TrimQuotes(bool* bQuotesRemoved = nullptr) const;
	FString ToLower() const;
	FString Replace(const TCHAR* From, const TCHAR* To, ESearchCase::Type SearchCase = ESearchCase::IgnoreCase) const;

	int32 Find(FStringView SubStr, ESearchCase::Type SearchCase = ESearchCase::IgnoreCase,
		ESearchDir::Type SearchDir = ESearchDir::FromStart, int32 StartPosition = INDEX_NONE) const;
	bool Contains(FStringView SubStr, ESearchCase::Type SearchCase = ESearchCase::IgnoreCase,
		ESearchDir::Type SearchDir = ESearchDir::FromStart) const
	{
		return Find(SubStr, SearchCase, SearchDir) != INDEX_NONE;
	}
	bool FindChar(TCHAR Char, int32& OutIndex) const { return FStringView(*this).FindChar(Char, OutIndex); }
	bool FindLastChar(TCHAR Char, int32& OutIndex) const { return FStringView(*this).FindLastChar(Char, OutIndex); }
	bool StartsWith(FStringView Prefix, ESearchCase::Type SearchCase = ESearchCase::IgnoreCase) const
	{
		return FStringView(*this).StartsWith(Prefix, SearchCase);
	}
	bool EndsWith(FStringView Suffix, ESearchCase::Type SearchCase = ESearchCase::IgnoreCase) const
	{
		return FStringView(*this).EndsWith(Suffix, SearchCase);
	}
	bool Equals(const FString& Other, ESearchCase::Type SearchCase = ESearchCase::CaseSensitive) const
	{
		return FStringView(*this).Equals(Other, SearchCase);
	}
	int32 Compare(const FString& Other, ESearchCase::Type SearchCase = ESearchCase::CaseSensitive) const
	{
		return FStringView(*this).Compare(Other, SearchCase);
	}
	bool IsNumeric() const { return !IsEmpty() && FCString::IsNumeric(**this); }

	/** Cuts at the first (or last) occurrence; false, and nothing written, when there is none. */
	bool Split(const FString& Separator, FString* OutLeft, FString* OutRight,
		ESearchCase::Type SearchCase = ESearchCase::IgnoreCase,
		ESearchDir::Type SearchDir = ESearchDir::FromStart) const;
	int32 ParseIntoArray(TArray<FString>& OutArray, const TCHAR* Delimiter, bool bCullEmpty = true) const;
	int32 ParseIntoArrayLines(TArray<FString>& OutArray, bool bCullEmpty = true) const;
	int32 ParseIntoArrayWS(
		TArray<FString>& OutArray, const TCHAR* ExtraDelimiter = nullptr, bool bCullEmpty = true) const;

	static FString FromInt(int32 Number) { return Printf(TEXT("%d"), Number); }
	/** The shortest decimal that keeps six places, always with a point: 1.0, 0.25. */
	static FString SanitizeFloat(double Number, int32 MinFractionalDigits = 1);
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
	template <typename RangeType, typename ProjectionType>
	static FString JoinBy(const RangeType& Range, const TCHAR* Separator, ProjectionType Projection)
	{
		TArray<FString> Parts;
		for (const auto& Element : Range)
		{
			Parts.Emplace(Invoke(Projection, Element));
		}
		return Join(Parts, Separator);
	}
	/** Joins with one slash between. */
	void PathAppend(const TCHAR* Text, int32 Length);

	const TCHAR* begin() const { return **this; }
	const TCHAR* end() const { return **this + Len(); }
	TCHAR* begin() { return Data.GetData(); }
	TCHAR* end() { return Data.GetData() + Len(); }

private:
	FString& AppendText(const TCHAR* Text, int32 Count);

	TArray<TCHAR> Data;
};

/** Joining, comparing and converting strings; part of UnrealString.h. */
inline FString operator+(const FString& A, FStringView B)
{
	FString Result(A);
	Result.Append(B);
	return Result;
}
inline FString operator+(FString&& A, FStringView B)
{
	A.Append(B);
	return MoveTemp(A);
}
inline FString operator+(const TCHAR* A, const FString& B)
{
	return FString(A) + FStringView(B);
}

/** `A / B` is a path: exactly one slash comes between. */
inline FString operator/(const FString& A, const TCHAR* B)
{
	FString Result(A);
	Result.PathAppend(B, FCString::Strlen(B));
	return Result;
}
inline FString operator/(const FString& A, const FString& B)
{
	return A / *B;
}

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
HOST_STRING_COMPARISON(<=)
HOST_STRING_COMPARISON(>)
HOST_STRING_COMPARISON(>=)
#undef HOST_STRING_COMPARISON

inline uint32 GetTypeHash(const FString& String)
{
	return GetTypeHash(FStringView(String));
}

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
