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
 * Creates a level sequence for a recording, in an unsaved package: a track with one section, or key frames and a rig
 * in the world. The playback range begins at 0 and has whole frames, including the one at the end of the recording.
 * An existing sequence is not replaced: in the folder of the recording the new one gets a number, at a given path
 * the call fails. The world is needed for baking only. Returns null, with OutError filled and nothing created, on
 * failure or if the user cancels. Game thread.
 */
MRINPUTANIMATIONEDITOR_API ULevelSequence* Make(UMRInputAnimation* Animation, UWorld* World,
	const FMRInputMakeSequenceOptions& Options, FMRInputBakeReport& OutReport, FMRInputError& OutError);

} // namespace MRInputMakeSequence
