// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

class AActor;
class ULevelSequence;
class UMRInputAnimation;
class UMovieSceneMRInputSection;

/** Menu actions of a section other than editing it. Results are in the message log. Game thread. */
namespace MRInputSectionActions
{

/**
 * Bakes the recording of the section into the level sequence of the section: to a new rig in the editor world, with
 * the default bounds and the channels of the section. One undo step. Returns the root of the rig; null on failure or
 * if cancelled.
 */
AActor* Bake(const UMovieSceneMRInputSection& Section, const UMRInputAnimation* Animation);

/**
 * Records what the input tracks of a sequence show to a new asset in its folder, with its name and _Recording, plus
 * a number if that exists, and shows a notification. Returns null on failure or if cancelled.
 */
UMRInputAnimation* Record(ULevelSequence* Sequence);

} // namespace MRInputSectionActions
