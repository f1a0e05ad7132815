// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "UObject/TopLevelAssetPath.h"

/** Which assets are asked for. */
struct FARFilter
{
	TArray<FTopLevelAssetPath> ClassPaths;
	bool bRecursiveClasses = false;
};
