// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Recording.h"
#include "Mria/Result.h"
#include "Mria/TimeEdit.h"

namespace mria
{

struct TrimOptions
{
	bool keepTimes = false; ///< The part stays at its times; otherwise it is moved so that it starts at 0.
};

/**
 * Keeps the part from range.start until range.end, both in the recording's own seconds. A range that reaches beyond
 * the recording (RangeOf) is cut to it. The result's RangeOf is that part; TimeEdit.h has the rules of all such edits.
 *
 * Curves: the part's values are those of before, but for rounding. Where a cut falls between two keys, a key is put on
 * the curve there and the segment is split exactly: lines stay lines, steps stay steps, unweighted cubics stay
 * unweighted, weighted segments get the weights of their parts (de Casteljau). Of several keys at the start's time the
 * last one counts. A curve that is held at a cut, before its first or after its last key, gets no key there, and goes
 * on being held; if it has no key in the part at all, one at the start holds its value, so that a joint that was seen
 * elsewhere stays present. If no curve has a key at the part's end, those that go on longest get one that holds.
 *
 * Looping wrap modes: what they repeat inside the part becomes keys, exactly, but for the very moment of starting over,
 * at which the repetition's first key counts. All wrap modes stay as they are, and say what happens outside the part.
 *
 * Flags: the state at the start is held by a key there. Keys after the start, up to and at the end, stay.
 *
 * Markers: those at the start and at the end and between them stay.
 *
 * Errors: NotFinite, EmptyRange, OutsideRecording (also if all that is in common is an end), TooManyRepeats. O(keys).
 */
MRINPUTANIMATIONCORE_API Result<TimeEditReport, TimeEditError> Trim(
	Recording& recording, const TimeRange& range, const TrimOptions& options = {});

} // namespace mria
