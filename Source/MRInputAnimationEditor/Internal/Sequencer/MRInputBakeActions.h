// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "MRInputTypes.h"
#include "Sequencer/MRInputBake.h"
#include "Sequencer/MRInputBakeTypes.h"

class AActor;
class ULevelSequence;
class UMRInputAnimation;
class UMovieSceneMRInputSection;
class UWorld;

/**
 * What to bake where. Null counts as missing, but for the rig, without which a new one is made, and for the section: as
 * it has the recording (start, length, offset, rate, loop) so it is baked, and the options' start does not count.
 */
struct FMRInputBakeJob
{
	const UMRInputAnimation* Animation = nullptr;
	ULevelSequence* Sequence = nullptr;
	UWorld* World = nullptr;
	AActor* Rig = nullptr;
	FMRInputBakeOptions Options;
	const UMovieSceneMRInputSection* Section = nullptr;
};

/** A bake that is only to be written yet. */
struct FMRInputBakeDraft
{
	FMRInputBaked Baked;
	FMRInputBakeReport Report; ///< All but the rig.
};

namespace MRInputBakeActions
{

/**
 * Bakes a recording to transform and bool tracks of a rig, in one step that undo takes back, with progress and a button
 * to cancel. Baking into the same rig again replaces what was baked. Says in the message log what came of it. On
 * failure, and when cancelled, nothing changes, there is nothing to undo, and OutError says why. Game thread.
 */
MRINPUTANIMATIONEDITOR_API bool Bake(
	const FMRInputBakeJob& Job, FMRInputBakeReport& OutReport, FMRInputError& OutError);

/**
 * All of it that takes long and may fail or be cancelled, for a sequence that there need not be yet: the job's one is
 * not looked at.
 */
bool Prepare(
	const FMRInputBakeJob& Job, const mria::ClipFrames& Frames, FMRInputBakeDraft& OutDraft, FMRInputError& OutError);

/** The rest of it, with the job's sequence, which can be changed. The draft's keys are moved there. */
FMRInputBakeReport Commit(const FMRInputBakeJob& Job, FMRInputBakeDraft& Draft);

} // namespace MRInputBakeActions
