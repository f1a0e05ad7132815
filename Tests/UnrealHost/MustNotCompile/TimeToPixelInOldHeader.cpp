// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
// EXPECT: FTimeToPixel
// MODULE: MRInputAnimationEditor
// VERSION: 5.5
// It left CommonMovieSceneTools.h with 5.4.

#include "CommonMovieSceneTools.h"
#ifdef CURED
#include "TimeToPixel.h"
#endif

float Place(const FTimeToPixel& Converter)
{
	return Converter.SecondsToPixel(1.0);
}
