// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Recording.h"
#include "Mria/Result.h"
#include "Mria/TimeEdit.h"

namespace mria
{

struct RetimeOptions
{
	double speed = 1.0; ///< Times as fast: 2 halves the duration. Above 0.
	bool reverse = false; ///< Backwards: the end comes first.
	bool startAtZero = false; ///< Otherwise the recording goes on starting when it did (RangeOf).
};

/**
 * Plays the recording faster, slower or backwards and keeps that. Every key stays a key. TimeEdit.h has the rules of
 * all such edits; a speed of 1 forwards changes no key that is sound.
 *
 * Curves keep their shape exactly: tangents grow with the speed, weights stay. Backwards, a key's in and out sides
 * change places and the order of keys at one time turns round. A step holds the value of its other key then, for which
 * it gets one more key at its beginning, or loses one that it no longer needs. Where flags alone go on until the end,
 * the poses that go on longest get a key there that holds: RangeOf starts with a pose. A weighted segment that runs
 * back and forth in time (weights beyond 1) is seen from its other end and may play differently; no other does.
 *
 * Wrap modes stay; backwards pre and post change places.
 *
 * Flags: the state at each moment is that of the moment it came from. Backwards, each key takes the state that held
 * before it, and one at the start holds the state that held at the end. Flag keys before the start become that one
 * state at the start first, since nothing may come after the end; forwards they stay, scaled about the start.
 *
 * Markers move with the time; backwards their order turns round too.
 *
 * Going back by 1 / speed, and reversing twice, gives the same samples but for rounding; the same keys where the times
 * between are exact and no flag key lay before the start.
 *
 * Errors: NotFinite, OutOfLimits (speed), TooLong. O(keys).
 */
MRINPUTANIMATIONCORE_API Result<TimeEditReport, TimeEditError> Retime(
	Recording& recording, const RetimeOptions& options);

} // namespace mria
