// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
// EXPECT: AssetImportData
// TARGET: Game
// VERSION: 5.5
// A game has no editor-only data; whoever reads it is left out with it.

#include "MRInputAnimation.h"

bool WasImported(const UMRInputAnimation& Animation)
{
#if !defined(CURED) || WITH_EDITORONLY_DATA
	return Animation.AssetImportData != nullptr;
#else
	return Animation.HasRecording();
#endif
}
