// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Misc/CommandLine.h"

const TCHAR* FCommandLine::Get()
{
	return TEXT("");
}
