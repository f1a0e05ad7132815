// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Retime.h"

#include "Editing/TimeEditKeys.h"
#include "Mria/FloatRules.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace mria
{

namespace RetimeDetail
{
using TimeEditKeys::Keys;
using TimeEditKeys::TimeMap;

TimeMap MapOf(const TimeRange& range, const RetimeOptions& options)
{
	const double start = static_cast<double>(range.start);
	const double end = static_cast<double>(range.end);
	const double to = options.startAtZero ? 0.0 : start;
	if (options.speed == 1.0 && !options.reverse && to == start)
	{
		return {0.0, 0.0, 1.0}; // to the bit, also for times that the start would swallow
	}
	return options.reverse ? TimeMap{end, to, -1.0 / options.speed} : TimeMap{start, to, 1.0 / options.speed};
}

bool IsInReach(const TimeMap& map, const TimeRange& range)
{
	constexpr double kLargest = static_cast<double>((std::numeric_limits<float>::max)());
	const auto fits = [&](float time) { return std::abs(map.Exact(static_cast<double>(time))) <= kLargest; };
	return fits(range.start) && fits(range.end); // false for NaN
}

/** Each state begins where it used to end: at the key after it, the last one at the recording's end. */
Keys ReverseFlag(Keys keys, const TimeRange& range, const TimeMap& map)
{
	TimeEditKeys::KeepFlagRange(keys, range);
	for (std::size_t i = 0; i < keys.size(); ++i)
	{
		keys[i].time = map(i + 1 < keys.size() ? keys[i + 1].time : range.end);
	}
	std::reverse(keys.begin(), keys.end());
	return keys;
}

void RetimeFlag(Curve& curve, const TimeRange& range, const TimeMap& map)
{
	if (map.scale < 0.0)
	{
		curve.keys = ReverseFlag(std::move(curve.keys), range, map);
		return;
	}
	for (Keyframe& key : curve.keys)
	{
		key.time = map(key.time);
	}
}
} // namespace RetimeDetail

Result<TimeEditReport, TimeEditError> Retime(EditedRecording recording, const RetimeOptions& options)
{
	using namespace RetimeDetail;
	if (!IsFinite(options.speed))
	{
		return TimeEditError::NotFinite;
	}
	if (options.speed <= 0.0)
	{
		return TimeEditError::OutOfLimits;
	}
	TimeEditReport report = TimeEditKeys::BeginEdit(recording);
	const TimeMap map = MapOf(report.source, options);
	if (!IsInReach(map, report.source))
	{
		return TimeEditError::TooLong;
	}
	if (options.reverse)
	{
		TimeEditKeys::HoldLongestUntil(recording, report.source.end); // or it would start with its last pose
	}
	for (CurveId id = 0; id < kCurveCount; ++id)
	{
		const OpenCurves open = recording.Open(id);
		Curve& curve = *open;
		if (IsFlagCurve(id))
		{
			RetimeFlag(curve, report.source, map);
		}
		else
		{
			curve.keys = MapKeys(curve.keys, map);
		}
		if (options.reverse)
		{
			std::swap(curve.preWrap, curve.postWrap);
		}
	}
	for (Marker& marker : recording->markers)
	{
		marker.time = map(marker.time);
	}
	if (options.reverse)
	{
		std::reverse(recording->markers.begin(), recording->markers.end());
		TimeEditKeys::HoldLongestUntil(recording, map(report.source.start));
	}
	TimeEditKeys::FinishEdit(recording, report);
	return report;
}

} // namespace mria
