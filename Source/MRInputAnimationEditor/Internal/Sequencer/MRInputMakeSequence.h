// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "MRInputTypes.h"
#include "Sequencer/MRInputSequenceTypes.h"

class ULevelSequence;
class UMRInputAnimation;
class UWorld;

namespace MRInputMakeSequence
{

/** The coarsest usual tick resolution that has a whole number of ticks in each frame; 24000 if none has. */
MRINPUTANIMATIONEDITOR_API FFrameRate ChooseTickResolution(FFrameRate DisplayRate);

/** The package path, with _2, _3 and so on at its end if an asset is there. */
FString FindFreePath(const FString& Wanted);

/**
 * A new level sequence of a recording, its package unsaved: a track with one section, or key frames and a rig in the
 * world. The playback range begins at 0 and has whole frames, the one at the recording's end included. A sequence in
 * the way is not touched: beside the recording the new one gets a number, at a path that was asked for it is refused.
 * The world is needed for baking only. Null, with OutError filled and nothing made, on failure or when the user cancels
 * the bake. Game thread.
 */
MRINPUTANIMATIONEDITOR_API ULevelSequence* Make(UMRInputAnimation* Animation, UWorld* World,
	const FMRInputMakeSequenceOptions& Options, FMRInputBakeReport& OutReport, FMRInputError& OutError);

} // namespace MRInputMakeSequence
