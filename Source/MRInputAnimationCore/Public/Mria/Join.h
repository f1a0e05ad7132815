// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/PackedRecording.h"
#include "Mria/Recording.h"
#include "Mria/Result.h"
#include "Mria/TimeEdit.h"

namespace mria
{

inline constexpr float kLongestBlend = 10.0f;
inline constexpr double kBlendRate = 60.0; ///< Keys per second within a blend.

struct JoinOptions
{
	float gap = 0.0f; ///< Seconds between the end of the first recording and the start of the second; at least 0.
	float blend = 0.0f; ///< Duration of the blend in seconds, 0 to kLongestBlend; 0 is a hard cut.
};

struct JoinReport
{
	TimeEditReport edit;
	float seam = 0.0f; ///< Time at which the second recording starts in the result.
	float blend = 0.0f; ///< Duration of the blend in seconds: at most the length of the second recording.
	bool isNewDialect = false; ///< Whether the dialect changed; see Join.
};

/**
 * Appends `next` to `recording`: the start of `next` (RangeOf) moves to the end of `recording` plus the gap. This
 * time is the seam. Cutting a recording in two with Trim and joining the parts restores its samples. TimeEdit.h has
 * the rules for all time edits.
 *
 * Curves: both recordings keep their keys. The last values hold until the seam, and a curve of `next` that begins
 * later holds its first value from the seam on; no motion is invented. The seam has two keys at one time, of which
 * the later one holds from there on. If all curves of a position, rotation or ray agree there, one key serves both
 * sides. A curve that only one recording has is held during the other. Looping wrap modes become keys as in Trim,
 * and then ClampForever; otherwise the pre-wrap of the first recording and the post-wrap of the second are kept.
 *
 * Blend: the difference between the end of the first recording and the start of `next` is added to `next` from the
 * seam on and fades out (smoothstep), so that nothing jumps. Rotations use the shorter turn. Within the blend,
 * straight keys at kBlendRate replace those of `next`; after it, the keys of `next` continue, rotations possibly
 * with all signs negated. Head and gaze are blended if both recordings have them; a hand is blended only without a
 * gap, and if it is tracked on both sides of the seam.
 *
 * Flags: those of `next` apply from the seam on, starting with their state there. A repeated state gets no key.
 * During a gap, and during a recording without flags of a hand, the hand is not tracked.
 *
 * Markers: the result has those of both, the second ones moved. Without a gap, a marker at the seam that is equal in
 * both is kept once.
 *
 * A channel is on if either recording has it. The dialect is kept if it holds the result without loss; otherwise it
 * becomes the first of Mrtk11, Mrtk10 and Documented11 that does.
 *
 * Errors: NotFinite and OutOfLimits (gap, blend), TooLong, TooManyRepeats. O(keys).
 */
MRINPUTANIMATIONCORE_API Result<JoinReport, TimeEditError> Join(
	EditedRecording recording, PackedRecording next, const JoinOptions& options = {});

} // namespace mria
