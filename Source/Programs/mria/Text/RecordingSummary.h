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

/** Frames a second; nothing for fewer than two times. */
struct FrameRates
{
	std::optional<float> median; ///< From the median step between distinct key times.
	std::optional<float> mean; ///< From their number and the time between the first and the last.
};

/** From the distinct key times in `range`. A long recording is judged by its beginning. */
FrameRates EstimateFrameRates(const RecordingView& recording, const TimeRange& range);

/** What one wants to know of a recording before playing it. */
struct RecordingSummary
{
	TimeRange range;
	std::size_t curveCount = 0; ///< Curves of the channels that are on.
	std::size_t emptyCurveCount = 0;
	std::size_t keyCount = 0;
	std::optional<float> frameRate; ///< The median.
	std::optional<float> meanFrameRate;
	/** When a flag is on, by the core's events. One that is still on at the end closes with the range. */
	std::array<std::vector<Interval>, kHandCount> tracked;
	std::array<std::vector<Interval>, kHandCount> pinch;
};

RecordingSummary SummarizeRecording(const RecordingView& recording);

} // namespace mria
