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
 * Replaces the keys of poses and gaze by evenly spaced ones: at RangeOf(recording).start, then every 1 /
 * `framesPerSecond`, and at the end, so that the last step may be shorter (a step below a thousandth of the others
 * is left out). TimeEdit.h has the rules for all time edits.
 *
 * Values are those of Sampler: rotations have length 1 and continuous sign, a lost W is restored, a quaternion of
 * length 0 becomes the identity, and directions have length 1. Segments are straight; a jump between two frames
 * becomes a line. If any curve of a position, rotation or ray has keys, all of its curves get keys. Hands get keys
 * only while they are tracked and at the exact times at which tracking begins and ends, so a gap remains one
 * straight segment. A hand that is never tracked is sampled like the head.
 *
 * Flags and markers keep their exact bits. Looping wrap modes become ClampForever.
 *
 * Errors: NotFinite and OutOfLimits (framesPerSecond, 1 to 1,000), TooManyKeys. Costs about one sample per frame.
 */
MRINPUTANIMATIONCORE_API Result<TimeEditReport, TimeEditError> Resample(Recording& recording, double framesPerSecond);

} // namespace mria
