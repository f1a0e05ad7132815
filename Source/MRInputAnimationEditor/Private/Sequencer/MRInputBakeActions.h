// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "MRInputTypes.h"
#include "Sequencer/MRInputBakeTypes.h"

class AActor;
class ULevelSequence;
class UMRInputAnimation;
class UWorld;

/** What to bake where. Null counts as missing, but for the rig: without one, a new one is made. */
struct FMRInputBakeJob
{
	const UMRInputAnimation* Animation = nullptr;
	ULevelSequence* Sequence = nullptr;
	UWorld* World = nullptr;
	AActor* Rig = nullptr;
	FMRInputBakeOptions Options;
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
