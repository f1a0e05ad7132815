// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Curves/BezierSegment.h"
#include "Mria/FloatRules.h"
#include "Sampling/TrackBuilder.h"

#include <algorithm>
#include <cmath>

namespace mria
{

namespace TrackMergeDetail
{
bool IsStraightBetween(const Keyframe& a, const Keyframe& b)
{
	const SegmentKind kind = KindOf(a, b);
	return a.time == b.time || kind == SegmentKind::Step || kind == SegmentKind::Line;
}

/** Walks one curve at increasing times and returns its value just before a time and at it. */
class Walker
{
public:
	explicit Walker(Span<const Keyframe> keys)
		: keys_(keys)
	{
	}

	struct Values
	{
		float before = 0.0f;
		float from = 0.0f;
	};

	Values At(float time)
	{
		if (keys_.empty())
		{
			return {};
		}
		const float before = Before(time);
		while (next_ < keys_.size() && keys_[next_].time <= time)
		{
			++next_;
		}
		return {before, From(time)};
	}

private:
	/** The limit from the left: the segment that ends at `time`, or that `time` lies in. */
	float Before(float time) const
	{
		return next_ < keys_.size() ? Between(next_, time) : keys_[keys_.size() - 1].value;
	}

	float From(float time) const
	{
		const bool isOnKey = next_ > 0 && keys_[next_ - 1].time == time;
		return isOnKey ? keys_[next_ - 1].value : Before(time);
	}

	float Between(std::size_t next, float time) const
	{
		if (next == 0)
		{
			return keys_[0].value;
		}
		const Keyframe& a = keys_[next - 1];
		const Keyframe& b = keys_[next];
		if (KindOf(a, b) == SegmentKind::Step)
		{
			return a.value;
		}
		const double part = (static_cast<double>(time) - a.time) / (static_cast<double>(b.time) - a.time);
		return static_cast<float>(a.value + (static_cast<double>(b.value) - a.value) * part);
	}

	Span<const Keyframe> keys_;
	std::size_t next_ = 0; ///< The first key after the time asked for last.
};

std::vector<float> UnionOfTimes(Span<const std::vector<Keyframe>> curves)
{
	std::vector<float> times;
	for (const std::vector<Keyframe>& curve : curves)
	{
		for (const Keyframe& key : curve)
		{
			times.push_back(key.time);
		}
	}
	std::sort(times.begin(), times.end());
	times.erase(std::unique(times.begin(), times.end()), times.end());
	return times;
}

void Append(MergedKeys& keys, float time, Span<const float> values)
{
	keys.times.push_back(time);
	keys.values.insert(keys.values.end(), values.begin(), values.end());
}
} // namespace TrackMergeDetail

std::vector<Keyframe> CleanKeys(const CurveView& curve)
{
	std::vector<Keyframe> keys;
	keys.reserve(curve.size());
	for (std::size_t i = 0; i < curve.size(); ++i)
	{
		const Keyframe key = curve[i];
		if (IsFinite(key.time) && IsFinite(key.value))
		{
			keys.push_back(key);
		}
	}
	const auto isEarlier = [](const Keyframe& a, const Keyframe& b) { return a.time < b.time; };
	if (!std::is_sorted(keys.begin(), keys.end(), isEarlier))
	{
		std::stable_sort(keys.begin(), keys.end(), isEarlier);
	}
	return keys;
}

bool IsStraight(const CurveView& curve, Span<const Keyframe> clean)
{
	if (clean.size() > 1 && curve.Repeats())
	{
		return false;
	}
	for (std::size_t i = 0; i < clean.size(); ++i)
	{
		const Keyframe& key = clean[i];
		const bool fits = std::fabs(key.time) < kMaxTrackTime && std::fabs(key.value) < kMaxTrackValue;
		if (!fits || (i > 0 && !TrackMergeDetail::IsStraightBetween(clean[i - 1], key)))
		{
			return false;
		}
	}
	return true;
}

MergedKeys MergeStraight(Span<const std::vector<Keyframe>> curves)
{
	std::vector<TrackMergeDetail::Walker> walkers;
	for (const std::vector<Keyframe>& curve : curves)
	{
		walkers.emplace_back(Span<const Keyframe>(curve));
	}
	MergedKeys merged;
	std::vector<float> before(curves.size());
	std::vector<float> from(curves.size());
	for (const float time : TrackMergeDetail::UnionOfTimes(curves))
	{
		for (std::size_t i = 0; i < walkers.size(); ++i)
		{
			const TrackMergeDetail::Walker::Values values = walkers[i].At(time);
			before[i] = values.before;
			from[i] = values.from;
		}
		if (before != from)
		{
			TrackMergeDetail::Append(merged, time, before);
		}
		TrackMergeDetail::Append(merged, time, from);
	}
	return merged;
}

} // namespace mria
