// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/UnrealString.h"

/** The program's arguments without its own name; empty until Set. */
struct FCommandLine
{
	static const TCHAR* Get();
	static bool Set(const TCHAR* NewCommandLine);
	static void Append(const TCHAR* AppendString);
	static bool IsInitialized();
	/** Splits at spaces outside quotes; what begins with '-' becomes a switch without it. */
	static void Parse(const TCHAR* CmdLine, TArray<FString>& OutTokens, TArray<FString>& OutSwitches);
};
