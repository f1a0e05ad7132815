// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Misc/Parse.h"

#include "Containers/StringView.h"
#include "Misc/CString.h"

namespace ParseDetail
{
static bool IsSpace(TCHAR Char)
{
	return Char == TEXT(' ') || Char == TEXT('\t') || Char == TEXT('\r') || Char == TEXT('\n');
}

static bool IsWord(TCHAR Char)
{
	return (Char >= TEXT('0') && Char <= TEXT('9')) || (Char >= TEXT('a') && Char <= TEXT('z')) ||
		(Char >= TEXT('A') && Char <= TEXT('Z')) || Char == TEXT('_');
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
	const TCHAR* At = Stream ? ParseDetail::FindAfter(Stream, Match) : nullptr;
	if (!At)
	{
		return false;
	}
	const bool bQuoted = *At == TEXT('"');
	const TCHAR* Begin = bQuoted ? At + 1 : At;
	const auto Ends = [bQuoted, bShouldStopOnSeparator](TCHAR Char)
	{
		if (bQuoted)
		{
			return Char == TEXT('"');
		}
		return ParseDetail::IsSpace(Char) || (bShouldStopOnSeparator && (Char == TEXT(',') || Char == TEXT(')')));
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
	const int32 Length = FCString::Strlen(Param);
	for (const TCHAR* At = Stream; At && *At; ++At)
	{
		const bool bSwitch = (*At == TEXT('-') || *At == TEXT('/')) && (At == Stream || ParseDetail::IsSpace(At[-1]));
		if (bSwitch && FCString::Strnicmp(At + 1, Param, Length) == 0 &&
			(At[Length + 1] == 0 || ParseDetail::IsSpace(At[Length + 1])))
		{
			return true;
		}
	}
	return false;
}

bool FParse::Token(const TCHAR*& Str, FString& OutToken, bool bUseEscape)
{
	while (ParseDetail::IsSpace(*Str))
	{
		++Str;
	}
	if (!*Str)
	{
		return false;
	}
	OutToken.Reset();
	bool bQuoted = false;
	for (; *Str && (bQuoted || !ParseDetail::IsSpace(*Str)); ++Str)
	{
		if (*Str == TEXT('"'))
		{
			bQuoted = !bQuoted;
			continue;
		}
		if (bUseEscape && *Str == TEXT('\\') && Str[1])
		{
			++Str;
		}
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
