// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Editing/TimeEditKeys.h"
#include "Mria/FloatRules.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace mria
{

namespace TimeEditRepeatsDetail
{
using TimeEditKeys::Keys;
using TimeEditKeys::TimeMap;

/** How many more times a curve's keys are needed, before the first and after the last. */
struct Copies
{
	double before = 0.0;
	double after = 0.0;
};

Copies FindCopies(CurveId id, const CurveView& curve, const TimeRange& range)
{
	if (IsFlagCurve(id) || curve.empty() || curve.FirstTime() >= curve.LastTime())
	{
		return {};
	}
	const double first = static_cast<double>(curve.FirstTime());
	const double last = static_cast<double>(curve.LastTime());
	const auto count = [&](std::int32_t wrapMode, double missing)
	{ return WrapMode::Repeats(wrapMode) ? std::ceil((std::max)(missing, 0.0) / (last - first)) : 0.0; };
	return {count(curve.preWrap, first - range.start), count(curve.postWrap, range.end - last)};
}

/** The keys of the copy that lies so many times their range later, or earlier below 0. */
Keys MakeCopy(const Keys& keys, std::int32_t wrapMode, double index)
{
	const double first = static_cast<double>(keys.front().time);
	const double last = static_cast<double>(keys.back().time);
	const double start = first + index * (last - first);
	const bool isMirrored = wrapMode == WrapMode::PingPong && std::fmod(index, 2.0) != 0.0;
	return MapKeys(keys, isMirrored ? TimeMap{last, start, -1.0} : TimeMap{first, start, 1.0});
}

/** Puts a copy behind the keys before it. Rounding must not bring times out of order. */
void Append(const Keys& copy, Keys& to)
{
	for (const Keyframe& key : copy)
	{
		const bool isFirst = &key == copy.data();
		const bool isEarly = !to.empty() && key.time <= to.back().time;
		if (isFirst && isEarly && key.value == to.back().value)
		{
			TimeEditKeys::TakeOutSide(to.back(), key);
			continue;
		}
		to.push_back(key);
		if (isEarly)
		{
			to.back().time = to[to.size() - 2].time;
		}
	}
}

/** Removes the keys of copies beyond the range: other keys may follow there. */
void Unroll(Curve& curve, const Copies& copies, const TimeRange& range)
{
	constexpr float kLargest = (std::numeric_limits<float>::max)();
	Keys unrolled;
	unrolled.reserve(curve.keys.size() * static_cast<std::size_t>(1.0 + copies.before + copies.after));
	for (double index = -copies.before; index < 0.0; ++index)
	{
		Append(MakeCopy(curve.keys, curve.preWrap, index), unrolled);
	}
	const float first = curve.keys.front().time;
	for (Keyframe& key : unrolled)
	{
		key.time = (std::min)(key.time, first);
	}
	Append(curve.keys, unrolled);
	for (double index = 1.0; index <= copies.after; ++index)
	{
		Append(MakeCopy(curve.keys, curve.postWrap, index), unrolled);
	}
	TimeEditKeys::KeepRange(
		unrolled, {copies.before > 0.0 ? range.start : -kLargest, copies.after > 0.0 ? range.end : kLargest});
	curve.keys = std::move(unrolled);
}
} // namespace TimeEditRepeatsDetail

RepeatCount CountRepeats(const RecordingView& recording, const TimeRange& range)
{
	using namespace TimeEditRepeatsDetail;
	RepeatCount count;
	count.limit = static_cast<double>((std::max)(kAlwaysRepeatedKeys, kMostKeyRepeats * CountKeys(recording)));
	for (CurveId id = 0; id < kCurveCount; ++id)
	{
		const Copies copies = FindCopies(id, recording.curves[id], range);
		count.keys += (copies.before + copies.after) * static_cast<double>(recording.curves[id].size());
	}
	return count;
}

namespace TimeEditKeys
{
bool UnrollRepeats(EditedRecording recording, const TimeRange& range)
{
	using namespace TimeEditRepeatsDetail;
	const RecordingView view = recording;
	const RepeatCount count = CountRepeats(view, range);
	if (!IsAtMost(count.keys, count.limit))
	{
		return false;
	}
	for (CurveId id = 0; id < kCurveCount; ++id)
	{
		const Copies copies = FindCopies(id, view.curves[id], range);
		if (copies.before + copies.after > 0.0)
		{
			Unroll(*recording.Open(id), copies, range);
		}
	}
	return true;
}

void HoldEnds(EditedRecording recording)
{
	for (Curve& curve : recording->curves)
	{
		for (std::int32_t* wrapMode : {&curve.preWrap, &curve.postWrap})
		{
			*wrapMode = WrapMode::Repeats(*wrapMode) ? WrapMode::ClampForever : *wrapMode;
		}
	}
}
} // namespace TimeEditKeys

} // namespace mria
