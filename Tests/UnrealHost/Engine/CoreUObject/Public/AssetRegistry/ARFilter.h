// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "UObject/UObjectGlobals.h"

/** Which assets are asked for. */
struct FARFilter
{
	TArray<FTopLevelAssetPath> ClassPaths;
	bool bRecursiveClasses = false;
};
