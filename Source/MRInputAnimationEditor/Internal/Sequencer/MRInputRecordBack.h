// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "MRInputTypes.h"
#include "Sequencer/MRInputSequenceTypes.h"

class UMRInputAnimation;
class UMRInputRigComponent;
class ULevelSequence;
class UWorld;

/** What to record. All pointers must be set except the rig: without one, the tracks of recorded input are recorded. */
struct FMRInputRecordBackJob
{
	ULevelSequence* Sequence = nullptr;
	UWorld* World = nullptr;
	const UMRInputRigComponent* Rig = nullptr;
	FMRInputRecordSequenceOptions Options;
};

namespace MRInputRecordBack
{

/**
 * Evaluates a sequence in a world, display frame by display frame, and records its rig or its tracks of recorded input.
 * Other playback in that world, such as that of the sequence editor, is ignored and restored afterwards. Time 0 is the
 * first frame of the playback range. The state that the sequence changed is restored as its tracks define, also if the
 * user cancels. Returns null, fills OutError and creates no asset if there is no sequence, world or channel, if the
 * sequence shows nothing, if the user cancels, or if the asset cannot be created. Game thread.
 */
MRINPUTANIMATIONEDITOR_API UMRInputAnimation* Record(const FMRInputRecordBackJob& Job, FMRInputError& OutError);

} // namespace MRInputRecordBack
