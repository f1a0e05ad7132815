// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
// EXPECT: no matching function for call to .*AddTrack
// VERSION: 5.1
// TARGET: Game
// Before 5.2 a track that is bound to nothing is a master track.

#include "MovieScene.h"
#include "MovieSceneMRInputTrack.h"

UMovieSceneTrack* Add(UMovieScene& Scene)
{
#ifdef CURED
	return Scene.AddMasterTrack<UMovieSceneMRInputTrack>();
#else
	return Scene.AddTrack<UMovieSceneMRInputTrack>();
#endif
}
