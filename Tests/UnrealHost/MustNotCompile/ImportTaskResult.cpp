// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
// EXPECT: has no member named .Result
// MODULE: MRInputAnimationEditor
// What a task imported is behind a function since 5.1.

#include "AssetImportTask.h"

int32 CountImported(const UAssetImportTask& Task)
{
#ifdef CURED
	return Task.GetObjects().Num();
#else
	return Task.Result.Num();
#endif
}
