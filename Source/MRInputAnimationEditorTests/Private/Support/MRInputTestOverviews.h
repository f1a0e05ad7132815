// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Mria/Overview.h"

/** Overviews whose pixels can be worked out by hand, for the specs of the strip. */
namespace MRInputTestOverviews
{

/**
 * Ten seconds from 0: the left hand tracked from 2 to 8 and pinching from 4 to 5, moving at 1 m/s from 5 to 8; the
 * right hand never seen; markers "Grab" at 4 and "Let go" at 5.
 */
mria::Overview MakeGrab();

/** The recording that MakeGrab is of. */
mria::Recording MakeGrabRecording();

} // namespace MRInputTestOverviews
