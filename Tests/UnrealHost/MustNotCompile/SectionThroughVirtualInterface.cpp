// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
// EXPECT: is protected within this context
// From 5.6 on sections are added through the track, not through the interface behind it.

#include "MovieSceneTrack.h"

#ifdef CURED
void Add(UMovieSceneTrack& Track, UMovieSceneSection& Section)
#else
void Add(IMovieSceneTrackVirtualAPI& Track, UMovieSceneSection& Section)
#endif
{
	Track.AddSection(Section);
}
