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
 * What to bake, and where. All pointers must be set, with two exceptions: without a rig, a new one is created; with a
 * section, its start, length, offset, rate and loop replace the options' start.
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

/** A bake whose keys are ready to be written. */
struct FMRInputBakeDraft
{
	FMRInputBaked Baked;
	FMRInputBakeReport Report; ///< Everything except the rig.
};

namespace MRInputBakeActions
{

/**
 * Bakes a recording to transform and bool tracks of a rig, in one undo step, with progress and a cancel button. Baking
 * into the same rig again replaces the earlier keys. Logs the result in the message log. On failure or cancellation
 * nothing changes, there is no undo step, and OutError has the reason. Game thread.
 */
MRINPUTANIMATIONEDITOR_API bool Bake(
	const FMRInputBakeJob& Job, FMRInputBakeReport& OutReport, FMRInputError& OutError);

/**
 * The first part, which takes long and may fail or be cancelled. The job's sequence is not used and need not exist yet.
 */
bool Prepare(
	const FMRInputBakeJob& Job, const mria::ClipFrames& Frames, FMRInputBakeDraft& OutDraft, FMRInputError& OutError);

/** The second part: moves the draft's keys into the job's sequence, which must be editable. */
FMRInputBakeReport Commit(const FMRInputBakeJob& Job, FMRInputBakeDraft& Draft);

} // namespace MRInputBakeActions
