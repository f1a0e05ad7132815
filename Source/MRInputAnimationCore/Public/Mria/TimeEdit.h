// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Recording.h"

#include <cstddef>
#include <cstdint>

namespace mria
{

/**
 * What holds for all edits of time: Trim, Join, Retime and Resample.
 * - Keys whose time or value is not finite go, and so do markers without a time; unsorted keys are sorted. The sampler
 *   plays recordings like this too. `TimeEditReport::keysLeftOut` tells how many went.
 * - Times and tangents are computed in double and rounded to float once. Times that come out equal stay in order.
 * - "The curve" is what EvaluateCurve gives, "the flag" what EvaluateFlag gives: a flag holds the state of its last key
 *   until the next one, and before its first key that key's own.
 * - An error leaves the recording as it was, but for the keys and markers of the first rule.
 */
enum class TimeEditError : std::uint8_t
{
	NotFinite, ///< A number asked for is NaN or infinite.
	EmptyRange, ///< The range ends before it has begun, or where it begins.
	OutsideRecording, ///< The range has no time in common with the recording.
	OutOfLimits, ///< A number asked for is beyond the limits that stand beside it.
	TooLong, ///< A time would be beyond the largest float.
	TooManyRepeats, ///< Made into keys, looping wrap modes would take too many (CountRepeats).
	TooManyKeys, ///< The result would have over kMostSampledKeys.
};

/** A short clause for a person: "the range is empty". */
MRINPUTANIMATIONCORE_API const char* Describe(TimeEditError error);

/**
 * Hostile numbers must not fill the memory: a loop of a microsecond in a recording of an hour. Loops may always take so
 * many keys (7 MB), and in a larger recording kMostKeyRepeats times as many keys as it has.
 */
inline constexpr std::size_t kAlwaysRepeatedKeys = std::size_t{1} << 18;
inline constexpr std::size_t kMostKeyRepeats = 4;

/** What Trim and Join make of looping wrap modes. */
struct RepeatCount
{
	double keys = 0.0; ///< That would be added. Maybe more than any memory holds.
	double limit = 0.0; ///< With more than these they refuse.
};

/** For the repetitions inside the range. Needs sorted keys that are finite. */
MRINPUTANIMATIONCORE_API RepeatCount CountRepeats(const RecordingView& recording, const TimeRange& range);

/** Of a whole recording: 1.8 GB of keys, or three quarters of an hour at 60 frames a second with everything in it. */
inline constexpr std::size_t kMostSampledKeys = std::size_t{1} << 26;

/** What an edit of time did. Keys are those of all curves; those of Join's second recording count before it too. */
struct TimeEditReport
{
	TimeRange source; ///< What was taken, in the times before: the whole RangeOf, or Trim's part of it.
	TimeRange result; ///< RangeOf what came out.
	std::size_t keysBefore = 0; ///< Those left out included.
	std::size_t keysAfter = 0;
	std::size_t keysLeftOut = 0; ///< Not finite.
	std::size_t markersBefore = 0;
	std::size_t markersAfter = 0;
};

} // namespace mria
