// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Recording.h"
#include "Mria/Sampler.h"

#include <cstddef>

namespace mria
{

/** Numbers out of range are brought into it; NaN becomes the default. */
struct SmoothOptions
{
	/**
	 * Motion slower than this many Hz passes, faster motion is taken for noise: at this frequency 0.71 of it is left.
	 * For a pose that stands still; 0.1 to 1000.
	 */
	float cutoff = 4.0f;

	/** How many Hz the cutoff rises for each m/s of speed, so that fast motion keeps its shape; 0 to 1000. */
	float beta = 4.0f;

	FrameParts parts; ///< What to smooth: head, either hand, gaze.
};

struct SmoothReport
{
	std::size_t smoothedGroups = 0; ///< Positions, rotations, origin and direction with a key that changed.
	std::size_t movedKeys = 0; ///< Of positions, rotations and so on: a key of a rotation is one, not four.
	std::size_t mergedGroups = 0; ///< Their curves now share times: see Smooth.
	std::size_t skippedGroups = 0; ///< Left alone since keys are unsorted or not finite, or W is lost: repair first.
	float largestMove = 0.0f; ///< Metres, over the keys of positions.
	float meanMove = 0.0f; ///< Root of the mean square, over the same.
	float largestTurn = 0.0f; ///< Radians, over the keys of rotations and directions.
	float meanTurn = 0.0f;
};

/**
 * Takes the jitter out of head, hands and gaze. Each key of a position, rotation or ray gets the value at its time of
 * the parabola that fits its neighbours best, weighted by a bell curve about it (a local quadratic regression). Looking
 * forwards and backwards alike, it shifts nothing in time, and it follows steady speed and acceleration without error;
 * frames may be uneven. The bell's width is what `cutoff` and the speed say: the speed is found by a first pass; 1
 * rad/s counts as 0.1 m/s, but for the gaze's direction as 1 m/s, so that the eyes still jump. Rotations are averaged
 * on one side of the quaternions' sphere and given back their sign and length, directions their length.
 *
 * Runs are filtered alone. One ends where the hand's tracked flag changes, at a jump (two keys at one time, or a step)
 * and at a rotation of length 0. The first and the last key of a run stay as they are, to the bit, and towards them the
 * neighbours that count become fewer, as many seconds in both directions; so a run of up to four keys does not change,
 * and one of less than half a second keeps much of its noise.
 *
 * Times, flags, markers and wrap modes stay, and no key goes. Curves of a group that do not share times get keys on the
 * union of them first, which changes no value; where nothing is to be smoothed, they stay as they are. Between keys
 * that have tangents, the tangents change with the slope of what was added: the shape stays what it was. A group with
 * keys that are unsorted or not finite, or with a lost W, is left alone and counted.
 *
 * O(keys * neighbours), of which at most 512 count on either side; with the defaults at 60 Hz 14 do.
 */
MRINPUTANIMATIONCORE_API SmoothReport Smooth(Recording& recording, const SmoothOptions& options = {});

} // namespace mria
