// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Misc/CommandLine.h"

#include "Misc/Parse.h"

namespace CommandLineDetail
{
static FString& Text()
{
	static FString Instance;
	return Instance;
}

static bool bInitialized = false;
} // namespace CommandLineDetail

const TCHAR* FCommandLine::Get()
{
	return *CommandLineDetail::Text();
}

bool FCommandLine::Set(const TCHAR* NewCommandLine)
{
	CommandLineDetail::Text() = NewCommandLine;
	CommandLineDetail::bInitialized = true;
	return true;
}

void FCommandLine::Append(const TCHAR* AppendString)
{
	CommandLineDetail::Text() += AppendString;
}

bool FCommandLine::IsInitialized()
{
	return CommandLineDetail::bInitialized;
}

void FCommandLine::Parse(const TCHAR* CmdLine, TArray<FString>& OutTokens, TArray<FString>& OutSwitches)
{
	FString Token;
	while (FParse::Token(CmdLine, Token, false))
	{
		if (Token.StartsWith(TEXT("-")))
		{
			OutSwitches.Add(Token.Mid(1));
		}
		OutTokens.Add(Token);
	}
}
