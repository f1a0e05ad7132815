// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/PackedRecording.h"
#include "Mria/Recording.h"
#include "Mria/Sampler.h"

#include <cstddef>

namespace mria
{

/** Values out of range are clamped; NaN becomes the default. */
struct SmoothOptions
{
	/**
	 * Cutoff frequency in Hz for a pose at rest, 0.1 to 1000: at this frequency a factor of 0.71 remains; faster
	 * motion counts as noise.
	 */
	float cutoff = 4.0f;

	/** Increase of the cutoff in Hz per m/s of speed, 0 to 1000, so that fast motion keeps its shape. */
	float beta = 4.0f;

	FrameParts parts; ///< Parts to smooth: head, either hand, gaze.
};

struct SmoothReport
{
	std::size_t smoothedGroups = 0; ///< Positions, rotations, origins and directions with a changed key.
	std::size_t movedKeys = 0; ///< Changed keys; a key of a rotation counts once, not four times.
	std::size_t mergedGroups = 0; ///< Groups whose curves were merged to common times; see Smooth.
	std::size_t skippedGroups = 0; ///< Skipped: keys unsorted, NaN or infinite, or W lost. Repair first.
	float largestMove = 0.0f; ///< Largest change of a position key, in metres.
	float meanMove = 0.0f; ///< RMS change of position keys, in metres.
	float largestTurn = 0.0f; ///< Largest change of a rotation or direction key, in radians.
	float meanTurn = 0.0f;
};

/**
 * Removes jitter from head, hands and gaze. Each key of a position, rotation or ray gets the value of the parabola
 * that best fits its neighbours, weighted by a bell curve (a local quadratic regression). The filter is symmetric in
 * time, so it adds no delay, and it follows constant speed and acceleration exactly. Frames may be unevenly spaced.
 * The width of the bell follows from `cutoff` and the speed, which a first pass measures. 1 rad/s counts as 0.1 m/s;
 * for the gaze direction it counts as 1 m/s, so that eye jumps remain. Rotations are averaged with consistent signs
 * and keep their sign and length; directions keep their length.
 *
 * Runs are filtered separately. A run ends where the tracked flag of the hand changes, at a jump (two keys at one
 * time, or a step) and at a rotation of length 0. The first and last key of a run keep their exact bits. Near them
 * fewer neighbours are used, with the same time span on both sides, so a run of up to four keys does not change and
 * one shorter than half a second keeps much of its noise.
 *
 * Times, flags, markers and wrap modes stay, and no key is removed. Curves of a group with different key times first
 * get keys at the union of them, which changes no value, unless there is nothing to smooth. Tangents change with the
 * slope of the correction, so segments keep their shape. Groups with keys that are unsorted, NaN or infinite, or
 * with a lost W, are skipped and counted.
 *
 * O(keys * neighbours), with at most 512 neighbours on each side; 14 with the defaults at 60 Hz.
 */
MRINPUTANIMATIONCORE_API SmoothReport Smooth(EditedRecording recording, const SmoothOptions& options = {});

} // namespace mria
