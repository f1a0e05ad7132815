// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
// EXPECT: has no member named .*GetTimeWarp
// VERSION: 5.3
// Time warps came with 5.5; before, a sub-sequence has a factor.

#include "Sections/MovieSceneSubSection.h"

double GetPace(UMovieSceneSubSection& Section)
{
#ifdef CURED
	return Section.Parameters.TimeScale;
#else
	return Section.GetTimeWarp()->AsFixedPlayRate();
#endif
}
