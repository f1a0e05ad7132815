// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Recording.h"

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

namespace mria
{

/** From `start` up to `end`, in seconds. */
struct Interval
{
	float start = 0.0f;
	float end = 0.0f;
};

/**
 * When a flag curve is on, within `range`: it steps at each key, holds the first key's value before it, and is on above
 * 0.5. An interval that is open at the end closes with the range. Keys need not be sorted.
 */
std::vector<Interval> IntervalsOf(const CurveView& flag, const TimeRange& range);

/**
 * Frames a second, from the median step between the distinct key times in `range`; nothing for fewer than two times.
 * A long recording is judged by its beginning.
 */
std::optional<float> EstimateFrameRate(const RecordingView& recording, const TimeRange& range);

/** What one wants to know of a recording before playing it. */
struct RecordingSummary
{
	TimeRange range;
	std::size_t curveCount = 0; ///< Curves of the channels that are on.
	std::size_t emptyCurveCount = 0;
	std::size_t keyCount = 0;
	std::optional<float> frameRate;
	std::array<std::vector<Interval>, kHandCount> tracked;
	std::array<std::vector<Interval>, kHandCount> pinch;
};

RecordingSummary SummarizeRecording(const RecordingView& recording);

} // namespace mria
