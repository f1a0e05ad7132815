// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Misc/FrameNumber.h"

class UMRInputAnimation;
class UMovieScene;
class UMovieSceneMRInputSection;
class UMovieSceneMRInputTrack;

/** Adds recordings to sequences. Calls Modify before each change; the caller opens the transaction. Game thread. */
namespace MRInputTrackAdding
{

/**
 * The first track of recorded input that is bound to the object or, for an invalid id, is not bound; null if there
 * is none.
 */
MRINPUTANIMATIONEDITOR_API UMovieSceneMRInputTrack* FindTrack(const UMovieScene& Scene, const FGuid& Binding);

/** The same, but adds a track if there is none. Null if the scene does not allow it. */
MRINPUTANIMATIONEDITOR_API UMovieSceneMRInputTrack* FindOrAddTrack(
	UMovieScene& Scene, const FGuid& Binding, bool& bOutWasAdded);

/** Length of the recording in ticks of the scene; at least 1. */
int32 GetLength(const UMovieScene& Scene, const UMRInputAnimation& Animation);

/** The first row, starting at the given one, that is empty between the frames. */
int32 FindFreeRow(const UMovieSceneMRInputTrack& Track, FFrameNumber Start, FFrameNumber End, int32 FromRow);

/** Adds the whole recording at a frame, on top of all others, in the first row with room for it. */
MRINPUTANIMATIONEDITOR_API UMovieSceneMRInputSection* AddSection(
	UMovieSceneMRInputTrack& Track, UMRInputAnimation& Animation, FFrameNumber Start, int32 FromRow = 0);

} // namespace MRInputTrackAdding
