// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/UnrealString.h"

/** Reading values out of command lines. Case does not matter; outputs are unchanged when nothing is found. */
struct FParse
{
	/** The text after Match ("Key="): quoted, or up to a space, comma or closing bracket. */
	static bool Value(const TCHAR* Stream, const TCHAR* Match, FString& OutValue, bool bShouldStopOnSeparator = true);

	/** Whether "-Param" or "/Param" occurs as a whole word. */
	static bool Param(const TCHAR* Stream, const TCHAR* Param);

	/** The next word, quotes removed; false at the end. */
	static bool Token(const TCHAR*& Str, FString& OutToken, bool bUseEscape);
	static FString Token(const TCHAR*& Str, bool bUseEscape);
};
