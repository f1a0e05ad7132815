// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreTypes.h"

class FString;

struct FPlatformMisc
{
	/** Writes to standard output as UTF-8. */
	static void LocalPrint(const TCHAR* Text);
	/** Empty when the variable is not set. */
	static FString GetEnvironmentVariable(const TCHAR* VariableName);
	/** The host goes on. */
	static void RequestExit(bool) {}
};
