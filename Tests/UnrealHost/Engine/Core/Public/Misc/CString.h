// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreTypes.h"

#include <cstdlib>

/** Questions about one character; letters are those of ASCII. */
template <typename CharType>
struct TChar
{
	static constexpr bool IsUpper(CharType Char) { return Char >= CharType('A') && Char <= CharType('Z'); }
	static constexpr bool IsLower(CharType Char) { return Char >= CharType('a') && Char <= CharType('z'); }
	static constexpr bool IsAlpha(CharType Char) { return IsUpper(Char) || IsLower(Char); }
	static constexpr bool IsDigit(CharType Char) { return Char >= CharType('0') && Char <= CharType('9'); }
	static constexpr bool IsAlnum(CharType Char) { return IsAlpha(Char) || IsDigit(Char); }
	static constexpr bool IsWhitespace(CharType Char)
	{
		return Char == CharType(' ') || (Char >= CharType('\t') && Char <= CharType('\r'));
	}
	static constexpr CharType ToUpper(CharType Char) { return IsLower(Char) ? CharType(Char - 32) : Char; }
	static constexpr CharType ToLower(CharType Char) { return IsUpper(Char) ? CharType(Char + 32) : Char; }
};

using FChar = TChar<TCHAR>;

/** C strings, ended by zero and never null unless said otherwise. Stricmp and the like fold ASCII letters only. */
template <typename T>
struct TCString
{
	static int32 Strlen(const T* String)
	{
		int32 Length = 0;
		while (String[Length] != T(0))
		{
			++Length;
		}
		return Length;
	}
	static int32 Strnicmp(const T* A, const T* B, SIZE_T Count) { return Compare(A, B, Count, true); }
	static int32 Strcmp(const T* A, const T* B) { return Compare(A, B, SIZE_T(-1), false); }
	static int32 Stricmp(const T* A, const T* B) { return Compare(A, B, SIZE_T(-1), true); }
	static bool IsPureAnsi(const T* String)
	{
		while (*String != T(0) && static_cast<uint32>(*String) < 128)
		{
			++String;
		}
		return *String == T(0);
	}
	/** A number with sign, point and exponent, and nothing behind it. */
	static bool IsNumeric(const T* String)
	{
		String += *String == T('-') || *String == T('+') ? 1 : 0;
		bool bHasPoint = false;
		bool bHasDigit = false;
		for (; *String != T(0); ++String)
		{
			const bool bIsPoint = *String == T('.');
			if ((bIsPoint && bHasPoint) || (!bIsPoint && !TChar<T>::IsDigit(*String)))
			{
				return false;
			}
			bHasPoint = bHasPoint || bIsPoint;
			bHasDigit = bHasDigit || !bIsPoint;
		}
		return bHasDigit;
	}

	/** Numbers at the start of the text; 0 when there is none. */
	static int32 Atoi(const T* String) { return static_cast<int32>(Atoi64(String)); }
	static int64 Atoi64(const T* String) { return std::strtoll(FNarrow(String).Text, nullptr, 10); }
	static float Atof(const T* String) { return static_cast<float>(Atod(String)); }
	static double Atod(const T* String) { return std::strtod(FNarrow(String).Text, nullptr); }

private:
	static int32 Compare(const T* A, const T* B, SIZE_T Count, bool bFold)
	{
		for (; Count > 0; --Count, ++A, ++B)
		{
			const uint32 Left = static_cast<uint32>(bFold ? TChar<T>::ToLower(*A) : *A);
			const uint32 Right = static_cast<uint32>(bFold ? TChar<T>::ToLower(*B) : *B);
			if (Left != Right || Left == 0)
			{
				return Left == Right ? 0 : (Left < Right ? -1 : 1);
			}
		}
		return 0;
	}
	/** The ASCII at the start of a text. */
	struct FNarrow
	{
		explicit FNarrow(const T* String)
		{
			for (int32 Index = 0; Index < 63 && static_cast<uint32>(String[Index]) - 1 < 127; ++Index)
			{
				Text[Index] = static_cast<char>(String[Index]);
			}
		}
		char Text[64] = {};
	};
};

using FCString = TCString<TCHAR>;
