// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Recording.h"
#include "Mria/Result.h"
#include "Mria/TimeEdit.h"

namespace mria
{

inline constexpr double kLowestResampleRate = 1.0;
inline constexpr double kHighestResampleRate = 1000.0;

/**
 * Gives poses and the gaze keys at even times: RangeOf(recording).start, then every 1 / `framesPerSecond`, and the end
 * itself, whose last step may be shorter (one below a thousandth of the others is left out). TimeEdit.h has the rules
 * of all edits of time.
 *
 * Values are the Sampler's at those times, so rotations are of unit length and of continuous sign, a lost W is rebuilt,
 * a quaternion of length 0 becomes the identity, and directions are of unit length. Between keys all is straight. A
 * jump between two frames becomes a line between them. A position, rotation or ray of which a single curve has keys
 * gets keys in all of them; one without any stays so.
 *
 * Hands have keys only while they are tracked, and where that begins and ends, at the flag's own times: in a gap there
 * is still one straight segment and nothing is invented. A hand that never is tracked is sampled like the head.
 *
 * Flags and markers stay as they are, to the bit. Looping wrap modes become ClampForever: the keys now say it all.
 *
 * Errors: NotFinite and OutOfLimits (framesPerSecond, 1 to 1,000), TooManyKeys. Costs about a sample a frame.
 */
MRINPUTANIMATIONCORE_API Result<TimeEditReport, TimeEditError> Resample(Recording& recording, double framesPerSecond);

} // namespace mria
