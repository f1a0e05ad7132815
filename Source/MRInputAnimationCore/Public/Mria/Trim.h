// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/PackedRecording.h"
#include "Mria/Recording.h"
#include "Mria/Result.h"
#include "Mria/TimeEdit.h"

namespace mria
{

struct TrimOptions
{
	bool keepTimes = false; ///< Keep the original times; otherwise the part starts at 0.
};

/**
 * Keeps the part from range.start to range.end, in recording seconds. A range that extends beyond the recording
 * (RangeOf) is clamped. The part becomes the RangeOf the result. TimeEdit.h has the rules for all time edits.
 *
 * Curves: values stay the same except for rounding. A cut between two keys inserts a key on the curve and splits the
 * segment exactly: lines stay lines, steps stay steps, unweighted cubics stay unweighted, and weighted segments get
 * the weights of their parts (de Casteljau). Of several keys at the start time the last counts. A curve that is held
 * at a cut, before its first or after its last key, gets no key there. If it has no key in the part, one key at the
 * start holds its value, so that a joint with keys elsewhere remains present. If no curve has a key at the end of
 * the part, the longest ones get a key that holds their value.
 *
 * Looping wrap modes: repetitions inside the part become keys. This is exact except at the moment of a restart,
 * where the first key of the repetition counts. Wrap modes do not change; they apply outside the part.
 *
 * Flags: a key at the start holds the state there. Keys after the start, up to and including the end, stay.
 *
 * Markers: those from the start to the end stay, both included.
 *
 * Errors: NotFinite, EmptyRange, OutsideRecording (also if only an end is in common), TooManyRepeats. O(keys).
 */
MRINPUTANIMATIONCORE_API Result<TimeEditReport, TimeEditError> Trim(
	EditedRecording recording, const TimeRange& range, const TrimOptions& options = {});

} // namespace mria
