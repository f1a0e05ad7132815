// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Editing/TimeEditKeys.h"

#include "Curves/KeyAnalysis.h"
#include "Curves/SegmentCut.h"
#include "Mria/FloatRules.h"
#include "Sampling/TrackBuilder.h"

#include <algorithm>
#include <limits>

namespace mria
{

const char* Describe(TimeEditError error)
{
	switch (error)
	{
	case TimeEditError::NotFinite:
		return "a number is not finite";
	case TimeEditError::EmptyRange:
		return "the range is empty";
	case TimeEditError::OutsideRecording:
		return "the range has no time in common with the recording";
	case TimeEditError::OutOfLimits:
		return "a number is beyond its limits";
	case TimeEditError::TooLong:
		return "the result would be too long for times in floats";
	case TimeEditError::TooManyRepeats:
		return "looping curves would take too many keys";
	case TimeEditError::TooManyKeys:
		break;
	}
	return "the result would have too many keys";
}

namespace TimeEditKeysDetail
{
bool IsClean(const CurveView& curve)
{
	bool isFinite = true;
	for (std::size_t i = 0; isFinite && i < curve.size(); ++i)
	{
		isFinite = IsFinite(curve.Value(i));
	}
	return isFinite && KeyAnalysis::IsOrdered(curve);
}
} // namespace TimeEditKeysDetail

namespace TimeEditKeys
{
TimeEditReport BeginEdit(EditedRecording recording)
{
	TimeEditReport report;
	report.keysBefore = CountKeys(recording);
	report.markersBefore = recording->markers.size();
	const RecordingView before = recording;
	for (CurveId id = 0; id < kCurveCount; ++id)
	{
		if (!TimeEditKeysDetail::IsClean(before.curves[id]))
		{
			const OpenCurves curve = recording.Open(id);
			curve->keys = CleanKeys(*curve);
		}
	}
	const auto isLost = [](const Marker& marker) { return !IsFinite(marker.time); };
	std::vector<Marker>& markers = recording->markers;
	markers.erase(std::remove_if(markers.begin(), markers.end(), isLost), markers.end());
	report.keysLeftOut = report.keysBefore - CountKeys(recording);
	report.source = RangeOf(recording);
	return report;
}

void FinishEdit(const RecordingView& recording, TimeEditReport& report)
{
	report.result = RangeOf(recording);
	report.keysAfter = CountKeys(recording);
	report.markersAfter = recording.markers.size();
}

float TimeMap::operator()(float time) const
{
	constexpr double kLargest = static_cast<double>((std::numeric_limits<float>::max)());
	return static_cast<float>(std::clamp(Exact(static_cast<double>(time)), -kLargest, kLargest));
}

void Shift(EditedRecording recording, const TimeMap& map)
{
	for (CurveId id = 0; id < kCurveCount; ++id)
	{
		const OpenCurves curve = recording.Open(id);
		for (Keyframe& key : curve->keys)
		{
			key.time = map(key.time);
		}
	}
	for (Marker& marker : recording->markers)
	{
		marker.time = map(marker.time);
	}
}

Keyframe HeldKey(float time, float value)
{
	Keyframe key;
	key.time = time;
	key.value = value;
	return key;
}

void HoldFrom(Keys& keys, float time)
{
	if (!keys.empty() && keys.front().time > time)
	{
		StraightenIn(keys.front());
		keys.insert(keys.begin(), HeldKey(time, keys.front().value));
	}
}

void HoldUntil(Keys& keys, float time)
{
	if (!keys.empty() && keys.back().time < time)
	{
		StraightenOut(keys.back());
		keys.push_back(HeldKey(time, keys.back().value));
	}
}

void HoldLongestUntil(EditedRecording recording, float time)
{
	const RecordingView view = recording;
	const auto isOfKind = [&](CurveId id, bool isFlag)
	{
		const CurveView& curve = view.curves[id];
		return IsFlagCurve(id) == isFlag && !curve.empty() && (isFlag || !WrapMode::Repeats(curve.postWrap));
	};
	const auto findLast = [&](bool isFlag)
	{
		float last = -std::numeric_limits<float>::infinity();
		for (CurveId id = 0; id < kCurveCount; ++id)
		{
			last = isOfKind(id, isFlag) ? (std::max)(last, view.curves[id].LastTime()) : last;
		}
		return last;
	};
	const float lastPose = findLast(false);
	const bool isFlag = !IsFinite(lastPose);
	const float last = isFlag ? findLast(true) : lastPose;
	for (CurveId id = 0; id < kCurveCount; ++id)
	{
		if (isOfKind(id, isFlag) && view.curves[id].LastTime() == last)
		{
			HoldUntil(recording.Open(id)->keys, time);
		}
	}
}

void TakeOutSide(Keyframe& key, const Keyframe& later)
{
	key.outTangent = later.outTangent;
	key.outWeight = later.outWeight;
	key.weightedMode = (key.weightedMode & ~WeightedMode::Out) | (later.weightedMode & WeightedMode::Out);
}

void KeepRange(Keys& keys, const TimeRange& range)
{
	if (keys.empty())
	{
		return;
	}
	if (keys.back().time < range.start || keys.front().time > range.end)
	{
		const float held = keys.back().time < range.start ? keys.back().value : keys.front().value;
		keys = {HeldKey(range.start, held)};
		return;
	}
	CutCurve(keys, range.start);
	CutCurve(keys, range.end);
	const auto isBefore = [](float time, const Keyframe& key) { return time < key.time; };
	keys.erase(std::upper_bound(keys.begin(), keys.end(), range.end, isBefore), keys.end());
	const auto afterStart = std::upper_bound(keys.begin(), keys.end(), range.start, isBefore);
	keys.erase(keys.begin(), afterStart == keys.begin() ? afterStart : afterStart - 1);
}

void KeepFlagRange(Keys& keys, const TimeRange& range)
{
	if (keys.empty())
	{
		return;
	}
	const auto isBefore = [](float time, const Keyframe& key) { return time < key.time; };
	const auto afterStart = std::upper_bound(keys.begin(), keys.end(), range.start, isBefore);
	const bool hasEarlier = afterStart != keys.begin();
	keys.erase(keys.begin(), hasEarlier ? afterStart - 1 : afterStart);
	if (hasEarlier || keys.front().time > range.end)
	{
		keys.front().time = range.start;
	}
	keys.erase(std::upper_bound(keys.begin(), keys.end(), range.end, isBefore), keys.end());
}

} // namespace TimeEditKeys

} // namespace mria
