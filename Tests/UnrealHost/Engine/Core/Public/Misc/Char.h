// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreTypes.h"

/** Questions about one character; letters are those of ASCII. */
template <typename CharType>
struct TChar
{
	static constexpr bool IsUpper(CharType Char) { return Char >= CharType('A') && Char <= CharType('Z'); }
	static constexpr bool IsLower(CharType Char) { return Char >= CharType('a') && Char <= CharType('z'); }
	static constexpr bool IsAlpha(CharType Char) { return IsUpper(Char) || IsLower(Char); }
	static constexpr bool IsDigit(CharType Char) { return Char >= CharType('0') && Char <= CharType('9'); }
	static constexpr bool IsAlnum(CharType Char) { return IsAlpha(Char) || IsDigit(Char); }
	static constexpr bool IsHexDigit(CharType Char)
	{
		return IsDigit(Char) || (ToLower(Char) >= CharType('a') && ToLower(Char) <= CharType('f'));
	}
	static constexpr bool IsWhitespace(CharType Char)
	{
		return Char == CharType(' ') || (Char >= CharType('\t') && Char <= CharType('\r'));
	}
	static constexpr bool IsLinebreak(CharType Char) { return Char >= CharType('\n') && Char <= CharType('\r'); }
	static constexpr bool IsUnderscore(CharType Char) { return Char == CharType('_'); }
	static constexpr bool IsIdentifier(CharType Char) { return IsAlnum(Char) || IsUnderscore(Char); }
	static constexpr bool IsPrint(CharType Char) { return Char >= CharType(' ') && Char != CharType(127); }
	static constexpr bool IsPunct(CharType Char)
	{
		return Char > CharType(' ') && Char < CharType(127) && !IsAlnum(Char);
	}
	static constexpr CharType ToUpper(CharType Char) { return IsLower(Char) ? CharType(Char - 32) : Char; }
	static constexpr CharType ToLower(CharType Char) { return IsUpper(Char) ? CharType(Char + 32) : Char; }
	static constexpr int32 ConvertCharDigitToInt(CharType Char) { return static_cast<int32>(Char) - '0'; }
};

using FChar = TChar<TCHAR>;
using FCharAnsi = TChar<ANSICHAR>;
