// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Recording.h"

#include <cstddef>
#include <cstdint>

namespace mria
{

/**
 * Rules for all time edits: Trim, Join, Retime and Resample.
 * - Keys with a NaN or infinite time or value are removed, and so are markers without a finite time; unsorted keys
 *   are sorted. The sampler plays recordings the same way. `TimeEditReport::keysLeftOut` counts removed keys.
 * - Times and tangents are computed in double and rounded to float once. Times that become equal keep their order.
 * - "The curve" is the result of EvaluateCurve, "the flag" that of EvaluateFlag: a flag holds the state of its last
 *   key until the next one, and before its first key the state of that key.
 * - After an error the recording is unchanged, except for the keys and markers of the first rule.
 */
enum class TimeEditError : std::uint8_t
{
	NotFinite, ///< An argument is NaN or infinite.
	EmptyRange, ///< The end of the range is not after its start.
	OutsideRecording, ///< The range does not overlap the recording.
	OutOfLimits, ///< An argument exceeds its documented limits.
	TooLong, ///< A time would exceed the largest float.
	TooManyRepeats, ///< Converting looping wrap modes to keys would need too many (see CountRepeats).
	TooManyKeys, ///< The result would have more than kMostSampledKeys.
};

/** A short description: "the range is empty". */
MRINPUTANIMATIONCORE_API const char* Describe(TimeEditError error);

/**
 * Protection against hostile files, such as a loop of a microsecond in a recording of an hour. Loops may always use
 * this many keys (7 MB), and in a larger recording kMostKeyRepeats times its number of keys.
 */
inline constexpr std::size_t kAlwaysRepeatedKeys = std::size_t{1} << 18;
inline constexpr std::size_t kMostKeyRepeats = 4;

/** Number of keys that Trim and Join create for looping wrap modes. */
struct RepeatCount
{
	double keys = 0.0; ///< Keys to be added. May exceed any memory.
	double limit = 0.0; ///< Above this limit the edit fails.
};

/** Counts the repetitions inside the range. Keys must be sorted and finite. */
MRINPUTANIMATIONCORE_API RepeatCount CountRepeats(const RecordingView& recording, const TimeRange& range);

/** Limit for a whole recording: 1.8 GB of keys, or 45 minutes of all input at 60 frames per second. */
inline constexpr std::size_t kMostSampledKeys = std::size_t{1} << 26;

/** Result of a time edit. Keys are summed over all curves; for Join, keysBefore includes the second recording. */
struct TimeEditReport
{
	TimeRange source; ///< The source range, in the original times: the whole RangeOf, or the part that Trim keeps.
	TimeRange result; ///< RangeOf the result.
	std::size_t keysBefore = 0; ///< Including removed keys.
	std::size_t keysAfter = 0;
	std::size_t keysLeftOut = 0; ///< Removed keys with NaN or infinite numbers.
	std::size_t markersBefore = 0;
	std::size_t markersAfter = 0;
};

} // namespace mria
