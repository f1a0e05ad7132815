// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/PackedRecording.h"
#include "Mria/Recording.h"
#include "Mria/Result.h"
#include "Mria/TimeEdit.h"

namespace mria
{

struct RetimeOptions
{
	double speed = 1.0; ///< Playback speed: 2 halves the duration. Greater than 0.
	bool reverse = false; ///< Play backwards: the end comes first.
	bool startAtZero = false; ///< Otherwise the start time (RangeOf) is kept.
};

/**
 * Changes the speed or direction of a recording. Every key stays a key. TimeEdit.h has the rules for all time edits.
 * A speed of 1 forwards changes no valid key.
 *
 * Curves keep their exact shape: tangents scale with the speed, weights stay. Backwards, the in and out sides of a
 * key are swapped, and keys at the same time are reversed. A step then holds the value of its other key; it gets one
 * more key at its beginning, or loses one that it no longer needs. If only flags last until the end, the longest
 * poses get a key there that holds their value, because RangeOf starts with a pose. A weighted segment that runs
 * back and forth in time (weights above 1) may play differently backwards. Wrap modes stay; backwards, pre and post
 * are swapped.
 *
 * Flags: the state at each time is that of the time it came from. Backwards, each key gets the state that applied
 * before it, and a key at the start gets the state of the end. Flag keys before the start first become one state at
 * the start, since nothing may follow the end; forwards they stay, scaled about the start.
 *
 * Markers move with time; backwards their order is reversed.
 *
 * Retiming by 1 / speed, and reversing twice, restores the samples except for rounding. It restores the keys if the
 * intermediate times are exact and no flag key was before the start.
 *
 * Errors: NotFinite, OutOfLimits (speed), TooLong. O(keys).
 */
MRINPUTANIMATIONCORE_API Result<TimeEditReport, TimeEditError> Retime(
	EditedRecording recording, const RetimeOptions& options);

} // namespace mria
