// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Mria/Recording.h"

/** A take that moves as people do, and the faults of real recorders. Internal: the editor's specs use them too. */
namespace MRInputTestTakes
{

/**
 * A part of the sample PinchDrag, moved to that start. The right hand is in view for the first 2.6 s and pinches after
 * 0.7 s.
 */
MRINPUTANIMATIONTESTS_API mria::Recording Make(float Seconds, float Start = 0.0f);

/** Every five keys each rotation continues with the opposite sign. */
MRINPUTANIMATIONTESTS_API void FlipSigns(mria::Recording& Recording);

/** Every rotation W keeps its first key only, as from MRTK 2.6.0 to 2.7.2. */
MRINPUTANIMATIONTESTS_API void LoseW(mria::Recording& Recording);

} // namespace MRInputTestTakes
