// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/UnrealString.h"

/** The program's arguments without its own name; empty until Set. */
struct FCommandLine
{
	static const TCHAR* Get() { return TEXT(""); }
};
