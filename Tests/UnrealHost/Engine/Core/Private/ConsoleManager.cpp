// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "HAL/IConsoleManager.h"
#include "Misc/OutputDevice.h"
#include "Misc/Parse.h"

IConsoleManager& IConsoleManager::Get()
{
	static IConsoleManager Instance;
	return Instance;
}

IConsoleObject* IConsoleManager::RegisterConsoleCommand(
	const TCHAR* Name, const TCHAR* Help, const FConsoleCommandWithWorldArgsAndOutputDeviceDelegate& Command)
{
	return HostRegister(Name, {Help, 0, Command});
}

void IConsoleManager::UnregisterConsoleObject(IConsoleObject* Object)
{
	TArray<FString> Names;
	Objects.GetKeys(Names);
	for (const FString& Name : Names)
	{
		if (FindConsoleObject(*Name) == Object)
		{
			Objects.Remove(Name);
		}
	}
}

bool IConsoleManager::ProcessUserConsoleInput(const TCHAR* Input, FOutputDevice& Ar, UWorld* InWorld)
{
	const TCHAR* Rest = Input;
	// Kept alive: a command may unregister itself.
	const TSharedPtr<IConsoleObject> Object = Objects.FindRef(FParse::Token(Rest, false));
	if (Object && !Object->HostAction.GetHandle().IsValid())
	{
		Object->HostValue = FCString::Atoi(Rest);
		return true;
	}
	TArray<FString> Args;
	for (FString Arg; FParse::Token(Rest, Arg, true);)
	{
		Args.Add(Arg);
	}
	return Object && Object->HostAction.ExecuteIfBound(Args, InWorld, Ar);
}

namespace ParseDetail
{
static bool IsWord(TCHAR Char)
{
	return FChar::IsAlnum(Char) || Char == TEXT('_');
}

/** The text behind the first Match that does not begin inside a word; null when there is none. */
static const TCHAR* FindAfter(const TCHAR* Stream, const TCHAR* Match)
{
	const FStringView Text(Stream);
	const int32 Length = FStringView(Match).Len();
	int32 Found = Text.Find(Match, 0, ESearchCase::IgnoreCase);
	while (Found > 0 && IsWord(Stream[Found - 1]))
	{
		Found = Text.Find(Match, Found + 1, ESearchCase::IgnoreCase);
	}
	return Found == INDEX_NONE ? nullptr : Stream + Found + Length;
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
