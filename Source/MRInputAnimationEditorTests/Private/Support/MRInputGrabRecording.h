// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Mria/Recording.h"

/** A recording whose pixels in a strip can be computed by hand. */
namespace MRInputGrabRecording
{

/**
 * Ten seconds from 0: the left hand tracked from 2 to 8 and pinching from 4 to 5, moving at 1 m/s from 5 to 8; the
 * right hand never seen; markers "Grab" at 4 and "Let go" at 5.
 */
mria::Recording Make();

} // namespace MRInputGrabRecording
