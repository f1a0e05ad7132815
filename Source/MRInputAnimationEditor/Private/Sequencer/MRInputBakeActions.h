// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "MRInputTypes.h"
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

namespace MRInputBakeActions
{

/**
 * Bakes a recording to transform and bool tracks of a rig, in one step that undo takes back, with progress. Baking into
 * the same rig again replaces what was baked. Says in the message log what came of it. On failure nothing changes and
 * OutError says why. Game thread.
 */
bool Bake(const FMRInputBakeJob& Job, FMRInputBakeReport& OutReport, FMRInputError& OutError);

} // namespace MRInputBakeActions
