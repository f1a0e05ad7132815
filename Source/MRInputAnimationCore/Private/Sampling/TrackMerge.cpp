// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Curves/BezierSegment.h"
#include "Mria/FloatRules.h"
#include "Sampling/TrackBuilder.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace mria
{

namespace TrackMergeDetail
{
/** One straight curve on its way along rising times. */
class Walker
{
public:
	/** Ahead of the first key, whose value is held until then; 0 if there is none. */
	explicit Walker(const CurveView& curve)
		: curve_(curve)
		, nextTime_(curve.empty() ? kSentinelTime : curve.Time(0))
		, value_(curve.empty() ? 0.0 : static_cast<double>(curve.Value(0)))
	{
	}

	float NextTime() const { return nextTime_; }

	/** Of the last key passed. */
	float Value() const { return static_cast<float>(value_); }

	/** Until the next key's time. */
	float At(double time) const { return static_cast<float>(value_ + rise_ * ((time - time_) * perSecond_)); }

	/** Goes on to the last key at the next key's time. Gives the value just before it. */
	float Pass()
	{
		const float before = isStep_ ? Value() : curve_.Value(next_);
		const float time = nextTime_;
		while (++next_ < curve_.size() && curve_.Time(next_) == time)
		{
		}
		time_ = static_cast<double>(time);
		value_ = static_cast<double>(curve_.Value(next_ - 1));
		rise_ = perSecond_ = 0.0;
		nextTime_ = kSentinelTime;
		if (next_ < curve_.size())
		{
			nextTime_ = curve_.Time(next_);
			isStep_ = curve_.keySize == kFullKeySize && KindOf(curve_[next_ - 1], curve_[next_]) == SegmentKind::Step;
			rise_ = isStep_ ? 0.0 : static_cast<double>(curve_.Value(next_)) - value_;
			perSecond_ = 1.0 / (static_cast<double>(nextTime_) - time_);
		}
		return before;
	}

private:
	const CurveView& curve_;
	std::size_t next_ = 0;
	float nextTime_;
	bool isStep_ = false;
	double time_ = 0.0;
	double value_;
	double rise_ = 0.0;
	double perSecond_ = 0.0;
};

float NextTime(const std::vector<Walker>& walkers)
{
	float time = kSentinelTime;
	for (const Walker& walker : walkers)
	{
		time = (std::min)(time, walker.NextTime());
	}
	return time;
}

bool IsWithinLimits(float time, float value)
{
	return IsFinite(time) && IsFinite(value) && std::fabs(time) < kMaxTrackTime && std::fabs(value) < kMaxTrackValue;
}

/** Short keys are straight; two at a time, all but the first and perhaps the last. */
bool AreShortKeysSound(const CurveView& curve)
{
	const Float4 limits = Float4::Of(kMaxTrackTime, kMaxTrackValue, kMaxTrackTime, kMaxTrackValue);
	const Float4 areValues = Less(Float4::Zero(), Float4::Of(0.0f, 1.0f, 0.0f, 1.0f));
	Float4 isSound = Equal(Float4::Zero(), Float4::Zero());
	for (std::size_t i = 1; i + 1 < curve.size(); i += 2)
	{
		const std::uint8_t* const keys = curve.keys + i * kShortKeySize;
		const Float4 now = Float4::Load(keys);
		const Float4 isRising = LessEqual(Float4::Load(keys - kShortKeySize), now) | areValues;
		isSound = isSound & isRising & Less(Abs(now), limits);
	}
	return Bits(isSound) == 15;
}

/** Whether the curve is sound up to this key, given that it is up to the one before. */
bool IsKeySound(const CurveView& curve, std::size_t i)
{
	if (!IsWithinLimits(curve.Time(i), curve.Value(i)) || (i > 0 && curve.Time(i) < curve.Time(i - 1)))
	{
		return false;
	}
	if (curve.keySize == kShortKeySize || i == 0 || curve.Time(i) == curve.Time(i - 1))
	{
		return true;
	}
	const SegmentKind kind = KindOf(curve[i - 1], curve[i]);
	return kind == SegmentKind::Step || kind == SegmentKind::Line;
}
} // namespace TrackMergeDetail

std::vector<Keyframe> CleanKeys(const CurveView& curve)
{
	std::vector<Keyframe> keys(curve.size());
	if (curve.keySize == sizeof(Keyframe) && !curve.empty())
	{
		std::memcpy(keys.data(), curve.keys, curve.size() * sizeof(Keyframe));
	}
	for (std::size_t i = 0; curve.keySize != sizeof(Keyframe) && i < curve.size(); ++i)
	{
		keys[i] = curve[i];
	}
	const auto isOdd = [](const Keyframe& key) { return !IsFinite(key.time) || !IsFinite(key.value); };
	keys.erase(std::remove_if(keys.begin(), keys.end(), isOdd), keys.end());
	const auto isEarlier = [](const Keyframe& a, const Keyframe& b) { return a.time < b.time; };
	if (!std::is_sorted(keys.begin(), keys.end(), isEarlier))
	{
		std::stable_sort(keys.begin(), keys.end(), isEarlier);
	}
	return keys;
}

bool IsStraight(const CurveView& curve)
{
	using namespace TrackMergeDetail;
	if (curve.size() > 1 && curve.Repeats())
	{
		return false;
	}
	if (curve.keySize == kShortKeySize && curve.size() > 1)
	{
		return AreShortKeysSound(curve) && IsKeySound(curve, 0) && IsKeySound(curve, curve.size() - 1);
	}
	for (std::size_t i = 0; i < curve.size(); ++i)
	{
		if (!IsKeySound(curve, i))
		{
			return false;
		}
	}
	return true;
}

MergedKeys MergeStraight(Span<const CurveView> curves)
{
	using namespace TrackMergeDetail;
	std::vector<Walker> walkers;
	std::size_t keyCount = 0;
	for (const CurveView& curve : curves)
	{
		walkers.emplace_back(curve);
		keyCount += curve.size();
	}
	MergedKeys out;
	out.times.resize(2 * keyCount); // as many as there can be: two where a curve jumps
	out.values.resize(2 * keyCount * curves.size());
	float* times = out.times.data();
	float* before = out.values.data();
	for (float time = NextTime(walkers); time != kSentinelTime; time = NextTime(walkers))
	{
		float* const from = before + walkers.size();
		bool isJump = false;
		for (std::size_t i = 0; i < walkers.size(); ++i)
		{
			const bool hasKey = walkers[i].NextTime() == time;
			before[i] = hasKey ? walkers[i].Pass() : walkers[i].At(static_cast<double>(time));
			from[i] = hasKey ? walkers[i].Value() : before[i];
			isJump = isJump || before[i] != from[i];
		}
		*times++ = time;
		before = from;
		if (isJump)
		{
			*times++ = time;
			before += walkers.size();
		}
	}
	out.times.resize(static_cast<std::size_t>(times - out.times.data()));
	out.values.resize(out.times.size() * curves.size());
	return out;
}

} // namespace mria
