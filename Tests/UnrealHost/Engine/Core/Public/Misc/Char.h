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
	static constexpr bool IsWhitespace(CharType Char)
	{
		return Char == CharType(' ') || (Char >= CharType('\t') && Char <= CharType('\r'));
	}
	static constexpr CharType ToUpper(CharType Char) { return IsLower(Char) ? CharType(Char - 32) : Char; }
	static constexpr CharType ToLower(CharType Char) { return IsUpper(Char) ? CharType(Char + 32) : Char; }
};

using FChar = TChar<TCHAR>;
