// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Misc/Parse.h"

namespace ParseDetail
{
static bool IsWord(TCHAR Char)
{
	return FChar::IsAlnum(Char) || Char == TEXT('_');
}

/** The text behind the first Match that does not begin inside a word; null when there is none. */
static const TCHAR* FindAfter(const TCHAR* Stream, const TCHAR* Match)
{
	const int32 Length = FCString::Strlen(Match);
	for (const TCHAR* At = Stream; *At; ++At)
	{
		if ((At == Stream || !IsWord(At[-1])) && FCString::Strnicmp(At, Match, Length) == 0)
		{
			return At + Length;
		}
	}
	return nullptr;
}
} // namespace ParseDetail

bool FParse::Value(const TCHAR* Stream, const TCHAR* Match, FString& OutValue, bool bShouldStopOnSeparator)
{
	const TCHAR* Begin = Stream ? ParseDetail::FindAfter(Stream, Match) : nullptr;
	if (!Begin)
	{
		return false;
	}
	const bool bQuoted = *Begin == TEXT('"');
	Begin += bQuoted ? 1 : 0;
	const auto Ends = [bQuoted, bShouldStopOnSeparator](TCHAR Char)
	{
		const bool bSeparator = bShouldStopOnSeparator && (Char == TEXT(',') || Char == TEXT(')'));
		return bQuoted ? Char == TEXT('"') : FChar::IsWhitespace(Char) || bSeparator;
	};
	const TCHAR* End = Begin;
	while (*End && !Ends(*End))
	{
		++End;
	}
	OutValue = FString(FStringView(Begin, static_cast<int32>(End - Begin)));
	return true;
}

bool FParse::Param(const TCHAR* Stream, const TCHAR* Param)
{
	const FString Wanted(Param);
	for (FString Word; Stream && Token(Stream, Word, false);)
	{
		if (Word == TEXT("-") + Wanted || Word == TEXT("/") + Wanted)
		{
			return true;
		}
	}
	return false;
}

bool FParse::Token(const TCHAR*& Str, FString& OutToken, bool bUseEscape)
{
	while (FChar::IsWhitespace(*Str))
	{
		++Str;
	}
	if (!*Str)
	{
		return false;
	}
	OutToken.Reset();
	bool bQuoted = false;
	for (; *Str && (bQuoted || !FChar::IsWhitespace(*Str)); ++Str)
	{
		if (*Str == TEXT('"'))
		{
			bQuoted = !bQuoted;
			continue;
		}
		Str += bUseEscape && *Str == TEXT('\\') && Str[1] ? 1 : 0;
		OutToken.AppendChar(*Str);
	}
	return true;
}

FString FParse::Token(const TCHAR*& Str, bool bUseEscape)
{
	FString Text;
	Token(Str, Text, bUseEscape);
	return Text;
}
