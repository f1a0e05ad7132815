// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

class AActor;
class ULevelSequence;
class UMRInputAnimation;
class UMovieSceneMRInputSection;

/** What a section's menu does beside changing it. What came of it is in the message log's page. Game thread. */
namespace MRInputSectionActions
{

/**
 * Bakes the recording, where and as the section has it, into the section's own level sequence: to a new rig in the
 * editor's world, with the default bounds and of the channels that the section plays. One step to undo. Returns the
 * rig's root; null on failure or when cancelled.
 */
AActor* Bake(const UMovieSceneMRInputSection& Section, const UMRInputAnimation* Animation);

/**
 * Records what the tracks of recorded input in a sequence show to a new asset beside it, under its name with _Recording
 * and a number if that is taken, and tells of it with a notification. Returns null on failure or when cancelled.
 */
UMRInputAnimation* Record(ULevelSequence* Sequence);

} // namespace MRInputSectionActions
