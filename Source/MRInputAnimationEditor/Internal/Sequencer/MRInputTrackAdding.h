// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Misc/FrameNumber.h"

class UMRInputAnimation;
class UMovieScene;
class UMovieSceneMRInputSection;
class UMovieSceneMRInputTrack;

/** Puts recordings into sequences. What is changed is modified first; transactions are the caller's. Game thread. */
namespace MRInputTrackAdding
{

/**
 * The first track of recorded input that is bound to the object or, for an invalid id, is not bound; null if there
 * is none.
 */
MRINPUTANIMATIONEDITOR_API UMovieSceneMRInputTrack* FindTrack(const UMovieScene& Scene, const FGuid& Binding);

/** The same, made if there is none. Null if the scene refuses. */
MRINPUTANIMATIONEDITOR_API UMovieSceneMRInputTrack* FindOrAddTrack(
	UMovieScene& Scene, const FGuid& Binding, bool& bOutWasAdded);

/** How many ticks of the scene the whole recording takes; at least 1. */
int32 GetLength(const UMovieScene& Scene, const UMRInputAnimation& Animation);

/** The first row from that one on in which nothing lies between the frames. */
int32 FindFreeRow(const UMovieSceneMRInputTrack& Track, FFrameNumber Start, FFrameNumber End, int32 FromRow);

/** The whole recording from that frame on, over all others, in the first row from that one on with room for it. */
MRINPUTANIMATIONEDITOR_API UMovieSceneMRInputSection* AddSection(
	UMovieSceneMRInputTrack& Track, UMRInputAnimation& Animation, FFrameNumber Start, int32 FromRow = 0);

} // namespace MRInputTrackAdding
