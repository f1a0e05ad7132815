// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreTypes.h"

/** How the window shows a list. */
struct FMessageLogInitializationOptions
{
	bool bShowFilters = false;
	bool bShowPages = false;
	bool bDiscardDuplicates = true;
	bool bAllowClear = true;
	bool bScrollToBottom = false;
	bool bShowInLogWindow = true;
	uint32 MaxPageCount = 20;
};
