// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Commandlets/Commandlet.h"

#include "Misc/Parse.h"

UCommandlet::UCommandlet(const FObjectInitializer& ObjectInitializer)
	: Super(ObjectInitializer)
	, IsServer(true)
	, IsClient(true)
	, IsEditor(true)
	, LogToConsole(false)
	, ShowErrorCount(true)
	, ShowProgress(false)
	, FastExit(false)
#if HOST_HAS_COMMANDLET_EXIT_CODE
	, UseCommandletResultAsExitCode(false)
#endif
{
}

void UCommandlet::ParseCommandLine(const TCHAR* CmdLine, TArray<FString>& Tokens, TArray<FString>& Switches)
{
	FString Word;
	while (FParse::Token(CmdLine, Word, false))
	{
		if (Word.StartsWith(TEXT("-")))
		{
			Switches.Add(Word.Mid(1));
		}
		else
		{
			Tokens.Add(Word);
		}
	}
}

void UCommandlet::ParseCommandLine(
	const TCHAR* CmdLine, TArray<FString>& Tokens, TArray<FString>& Switches, TMap<FString, FString>& Params)
{
	TArray<FString> All;
	ParseCommandLine(CmdLine, Tokens, All);
	for (const FString& Switch : All)
	{
		FString Key;
		FString Value;
		if (Switch.Split(TEXT("="), &Key, &Value))
		{
			Params.Add(Key, Value.TrimQuotes());
		}
		else
		{
			Switches.Add(Switch);
		}
	}
}
