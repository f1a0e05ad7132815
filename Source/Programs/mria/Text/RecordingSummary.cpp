// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Text/RecordingSummary.h"

#include "Mria/Events.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace mria
{

namespace RecordingSummaryDetail
{
/** Sorting more key times than this would take longer than reading the file. */
constexpr std::size_t kMaxTimes = 1 << 21;

/** Both have the same key times up to `end`. */
bool HasSameTimes(const CurveView& a, const CurveView& b, float end)
{
	if (a.size() != b.size())
	{
		return false;
	}
	std::size_t i = 0;
	while (i < a.size() && a.Time(i) == b.Time(i) && a.Time(i) <= end)
	{
		++i;
	}
	return i == a.size() || (a.Time(i) > end && b.Time(i) > end);
}

/** Every distinct key time from the start up to the first that is later than `end`, sorted. */
std::vector<float> DistinctTimes(const RecordingView& recording, float start, float end)
{
	std::vector<float> times;
	for (CurveId id = 0; id < kCurveCount; ++id)
	{
		const CurveView& curve = recording.curves[id];
		if (id > 0 && HasSameTimes(curve, recording.curves[id - 1], end))
		{
			continue; // the curves of a pose share their times as a rule
		}
		for (std::size_t i = 0; i < curve.size() && !(curve.Time(i) > end); ++i)
		{
			if (curve.Time(i) >= start)
			{
				times.push_back(curve.Time(i));
			}
		}
	}
	std::sort(times.begin(), times.end());
	times.erase(std::unique(times.begin(), times.end()), times.end());
	return times;
}

/** A flag that turns on stays on until it is known to turn off. */
void Mark(std::vector<Interval>& intervals, bool isOn, float time, const TimeRange& range)
{
	if (isOn)
	{
		intervals.push_back({time, range.end});
	}
	else if (!intervals.empty())
	{
		intervals.back().end = time;
	}
}

void FillIntervals(const RecordingView& recording, RecordingSummary& summary)
{
	const InputState initial = InitialState(recording);
	for (std::size_t hand = 0; hand < kHandCount; ++hand)
	{
		Mark(summary.tracked[hand], initial.hands[hand].isTracked, summary.range.start, summary.range);
		Mark(summary.pinch[hand], initial.hands[hand].isPinching, summary.range.start, summary.range);
	}
	for (const InputEvent& event : CollectEvents(recording))
	{
		const std::size_t hand = static_cast<std::size_t>(event.hand);
		const bool isPinch = event.kind == EventKind::PinchStarted || event.kind == EventKind::PinchEnded;
		if (event.kind != EventKind::Marker)
		{
			const bool isOn = event.kind == EventKind::PinchStarted || event.kind == EventKind::TrackingGained;
			Mark(isPinch ? summary.pinch[hand] : summary.tracked[hand], isOn, event.time, summary.range);
		}
	}
}
} // namespace RecordingSummaryDetail

FrameRates EstimateFrameRates(const RecordingView& recording, const TimeRange& range)
{
	const std::size_t keyCount = CountKeys(recording);
	float end = range.end;
	if (keyCount > RecordingSummaryDetail::kMaxTimes)
	{
		const float share = static_cast<float>(RecordingSummaryDetail::kMaxTimes) / static_cast<float>(keyCount);
		end = range.start + (range.end - range.start) * share;
	}
	std::vector<float> steps = RecordingSummaryDetail::DistinctTimes(recording, range.start, end);
	if (steps.size() < 2)
	{
		return {};
	}
	const float mean = static_cast<float>(steps.size() - 1) / (steps.back() - steps.front());
	std::adjacent_difference(steps.begin(), steps.end(), steps.begin());
	steps.erase(steps.begin()); // the first time itself
	const auto middle = steps.begin() + static_cast<std::ptrdiff_t>(steps.size() / 2);
	std::nth_element(steps.begin(), middle, steps.end());
	const auto orNone = [](float rate)
	{ return std::isfinite(rate) && rate > 0.0f ? std::optional<float>(rate) : std::nullopt; };
	return {orNone(1.0f / *middle), orNone(mean)};
}

RecordingSummary SummarizeRecording(const RecordingView& recording)
{
	RecordingSummary summary;
	summary.range = RangeOf(recording);
	summary.keyCount = CountKeys(recording);
	const FrameRates rates = EstimateFrameRates(recording, summary.range);
	summary.frameRate = rates.median;
	summary.meanFrameRate = rates.mean;
	for (CurveId id = 0; id < kCurveCount; ++id)
	{
		if (recording.channels.Has(ChannelOf(id)))
		{
			++summary.curveCount;
			summary.emptyCurveCount += recording.curves[id].empty() ? 1 : 0;
		}
	}
	RecordingSummaryDetail::FillIntervals(recording, summary);
	return summary;
}

} // namespace mria
