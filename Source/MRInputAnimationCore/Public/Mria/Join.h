// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Recording.h"
#include "Mria/Result.h"
#include "Mria/TimeEdit.h"

namespace mria
{

inline constexpr float kLongestBlend = 10.0f;
inline constexpr double kBlendRate = 60.0; ///< Keys a second that are made within a blend.

struct JoinOptions
{
	float gap = 0.0f; ///< Seconds between the end of the one and the start of the other; at least 0.
	float blend = 0.0f; ///< Seconds for the way from the one to the other, 0 to kLongestBlend; 0 for a hard cut.
};

struct JoinReport
{
	TimeEditReport edit;
	float seam = 0.0f; ///< Where the second recording starts now.
	float blend = 0.0f; ///< Seconds really blended: no more than the second recording lasts.
	bool isNewDialect = false; ///< See below.
};

/**
 * Puts `next` behind `recording`: its start (RangeOf) comes to the other's end plus the gap, the seam. Cutting a
 * recording in two with Trim and joining the parts gives its samples back. TimeEdit.h has the rules of such edits.
 *
 * Curves: both keep theirs. Up to the seam the last values hold, and a curve of `next` that begins later holds its
 * first value from the seam on: no motion is invented. At the seam stand two keys at one time, of which the later one
 * holds from there on; where all curves of a position, rotation or ray agree there, one key takes both sides. A curve
 * that only one of the two has is held through the other. Looping wrap modes become keys as in Trim, and then
 * ClampForever; otherwise the first recording's pre-wrap and the second's post-wrap stay.
 *
 * Blend: from the seam on, the difference between the end of the one and the start of the other is put on top of
 * `next` and fades out (smoothstep), so that nothing jumps: positions and directions by their difference, rotations by
 * the turn between them, the shorter way round. Within the blend there are straight keys, kBlendRate of them a second,
 * in place of those of `next`; after it its own go on, of rotations maybe all with the other sign. Head and gaze blend
 * where both recordings have them; a hand only without a gap and if it is tracked on both sides of the seam.
 *
 * Flags: those of `next` hold from the seam on; before the seam nothing of them counts but the state they hold there.
 * A repeated state gets no key. In a gap, and where a recording has no flags of it, a hand is not tracked.
 *
 * Markers: those of both, the second's moved along. Without a gap, one at the seam that both have alike counts once.
 *
 * A channel is on if either has it. The dialect stays if it holds the result without loss; otherwise it becomes the
 * first of Mrtk11, Mrtk10 and Documented11 that does.
 *
 * Errors: NotFinite and OutOfLimits (gap, blend), TooLong, TooManyRepeats. O(keys).
 */
MRINPUTANIMATIONCORE_API Result<JoinReport, TimeEditError> Join(
	Recording& recording, Recording next, const JoinOptions& options = {});

} // namespace mria
