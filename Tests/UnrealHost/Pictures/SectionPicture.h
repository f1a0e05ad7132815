// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

class UMRInputAnimation;

/** Sections in Sequencer. */
namespace SectionPicture
{

/** Prints a piece of a time line with the recording once, in a loop and backwards, as the track editor paints it. */
void Print(UMRInputAnimation& Animation, const FVector2D& Size);

} // namespace SectionPicture
