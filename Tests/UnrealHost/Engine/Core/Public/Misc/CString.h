// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreTypes.h"

/** Questions about one character; letters are those of ASCII. */
struct FChar
{
	static constexpr bool IsUpper(TCHAR Char) { return Char >= 'A' && Char <= 'Z'; }
	static constexpr bool IsLower(TCHAR Char) { return Char >= 'a' && Char <= 'z'; }
	static constexpr bool IsDigit(TCHAR Char) { return Char >= '0' && Char <= '9'; }
	static constexpr bool IsAlnum(TCHAR Char) { return IsUpper(Char) || IsLower(Char) || IsDigit(Char); }
	static constexpr bool IsWhitespace(TCHAR Char) { return Char == ' ' || (Char >= '\t' && Char <= '\r'); }
	static constexpr TCHAR ToLower(TCHAR Char) { return IsUpper(Char) ? static_cast<TCHAR>(Char + 32) : Char; }
};

/** Numbers at the start of a text that ends with a zero; 0 when there is none. */
struct FCString
{
	static int32 Atoi(const TCHAR* String) { return static_cast<int32>(Atoi64(String)); }
	static int64 Atoi64(const TCHAR* String);
	static float Atof(const TCHAR* String) { return static_cast<float>(Atod(String)); }
	static double Atod(const TCHAR* String);
};
