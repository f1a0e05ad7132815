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

/** What to record. Null counts as missing, but for the rig: without one, what tracks of recorded input show counts. */
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
 * Goes through a sequence in a world, display frame by display frame, and records what its rig, or its tracks of
 * recorded input, show at each; what others show there meanwhile, such as the sequence editor, does not count and is
 * back afterwards. Time 0 is the first frame of the playback range. What the sequence moved is put back as its tracks
 * say, also when the user cancels. Null, with OutError filled and no asset made, if there is no sequence,
 * world or channel, if it shows nothing, if it is cancelled or if the asset cannot be made. Game thread.
 */
MRINPUTANIMATIONEDITOR_API UMRInputAnimation* Record(const FMRInputRecordBackJob& Job, FMRInputError& OutError);

} // namespace MRInputRecordBack
