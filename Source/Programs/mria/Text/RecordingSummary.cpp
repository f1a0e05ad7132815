// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Text/RecordingSummary.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace mria
{

namespace RecordingSummaryDetail
{
/** Sorting more key times than this would take longer than reading the file. */
constexpr std::size_t kMaxTimes = 1 << 21;

struct Step
{
	float time;
	bool isOn;
};

std::vector<Step> StepsOf(const CurveView& flag)
{
	std::vector<Step> steps;
	steps.reserve(flag.size());
	for (std::size_t i = 0; i < flag.size(); ++i)
	{
		if (!std::isnan(flag.Time(i)))
		{
			steps.push_back({flag.Time(i), flag.Value(i) > 0.5f});
		}
	}
	// Stable: of several keys at one time the last one counts.
	std::stable_sort(steps.begin(), steps.end(), [](const Step& a, const Step& b) { return a.time < b.time; });
	return steps;
}

bool HasSameTimes(const CurveView& a, const CurveView& b)
{
	if (a.size() != b.size())
	{
		return false;
	}
	for (std::size_t i = 0; i < a.size(); ++i)
	{
		if (a.Time(i) != b.Time(i))
		{
			return false;
		}
	}
	return true;
}

/** Every distinct key time from the start up to `end`, sorted. */
std::vector<float> DistinctTimes(const RecordingView& recording, float start, float end)
{
	std::vector<float> times;
	for (CurveId id = 0; id < kCurveCount; ++id)
	{
		const CurveView& curve = recording.curves[id];
		if (id > 0 && HasSameTimes(curve, recording.curves[id - 1]))
		{
			continue; // the curves of a pose share their times as a rule
		}
		for (std::size_t i = 0; i < curve.size(); ++i)
		{
			if (curve.Time(i) >= start && curve.Time(i) <= end)
			{
				times.push_back(curve.Time(i));
			}
		}
	}
	std::sort(times.begin(), times.end());
	times.erase(std::unique(times.begin(), times.end()), times.end());
	return times;
}
} // namespace RecordingSummaryDetail

std::vector<Interval> IntervalsOf(const CurveView& flag, const TimeRange& range)
{
	const std::vector<RecordingSummaryDetail::Step> steps = RecordingSummaryDetail::StepsOf(flag);
	std::vector<Interval> intervals;
	bool isOn = !steps.empty() && steps.front().isOn; // the first key's value holds before it
	float onSince = range.start;
	for (const RecordingSummaryDetail::Step& step : steps)
	{
		const float time = std::clamp(step.time, range.start, range.end);
		if (isOn && !step.isOn && time > onSince)
		{
			intervals.push_back({onSince, time});
		}
		onSince = step.isOn && !isOn ? time : onSince;
		isOn = step.isOn;
	}
	if (isOn)
	{
		intervals.push_back({onSince, range.end});
	}
	return intervals;
}

std::optional<float> EstimateFrameRate(const RecordingView& recording, const TimeRange& range)
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
		return std::nullopt;
	}
	std::adjacent_difference(steps.begin(), steps.end(), steps.begin());
	steps.erase(steps.begin()); // the first time itself
	const auto middle = steps.begin() + static_cast<std::ptrdiff_t>(steps.size() / 2);
	std::nth_element(steps.begin(), middle, steps.end());
	const float rate = 1.0f / *middle;
	return std::isfinite(rate) && rate > 0.0f ? std::optional<float>(rate) : std::nullopt;
}

RecordingSummary SummarizeRecording(const RecordingView& recording)
{
	RecordingSummary summary;
	summary.range = RangeOf(recording);
	summary.keyCount = CountKeys(recording);
	summary.frameRate = EstimateFrameRate(recording, summary.range);
	for (CurveId id = 0; id < kCurveCount; ++id)
	{
		if (recording.channels.Has(ChannelOf(id)))
		{
			++summary.curveCount;
			summary.emptyCurveCount += recording.curves[id].empty() ? 1 : 0;
		}
	}
	for (const Hand hand : kHands)
	{
		const std::size_t index = static_cast<std::size_t>(hand);
		summary.tracked[index] = IntervalsOf(recording.curves[TrackedCurve(hand)], summary.range);
		summary.pinch[index] = IntervalsOf(recording.curves[PinchCurve(hand)], summary.range);
	}
	return summary;
}

} // namespace mria
