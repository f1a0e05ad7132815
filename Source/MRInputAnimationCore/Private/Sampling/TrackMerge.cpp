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
/** The straight curves of a track on their way along rising times, each in its lane; lanes without a curve are 0. */
class Lanes
{
public:
	/** Ahead of the first keys, whose values are held until then; 0 if there is none. */
	explicit Lanes(Span<const CurveView> curves)
		: curves_(curves)
	{
		std::fill(next_, next_ + kRotationWidth, kSentinelTime);
		for (std::size_t lane = 0; lane < curves.size(); ++lane)
		{
			if (!curves[lane].empty())
			{
				next_[lane] = curves[lane].Time(0);
				value_[lane] = static_cast<double>(curves[lane].Value(0));
			}
		}
	}

	/** Of the next key of any curve. */
	float NextTime() const { return (std::min)((std::min)(next_[0], next_[1]), (std::min)(next_[2], next_[3])); }

	/** Whether the curve has a key at `time`, which is the next one. */
	bool HasKey(std::size_t lane, float time) const { return next_[lane] == time; }

	/** Goes on to the curve's last key at the next key's time. Gives the value just before it. */
	float Pass(std::size_t lane)
	{
		const CurveView& curve = curves_[lane];
		const float time = next_[lane];
		std::size_t& key = key_[lane];
		const float before = isStep_[lane] ? static_cast<float>(value_[lane]) : curve.Value(key);
		while (++key < curve.size() && curve.Time(key) == time)
		{
		}
		start_[lane] = static_cast<double>(time);
		value_[lane] = static_cast<double>(curve.Value(key - 1));
		slope_[lane] = 0.0;
		next_[lane] = kSentinelTime;
		if (key < curve.size())
		{
			next_[lane] = curve.Time(key);
			isStep_[lane] = curve.keySize == kFullKeySize && KindOf(curve[key - 1], curve[key]) == SegmentKind::Step;
			slope_[lane] = isStep_[lane] ? 0.0
										 : (static_cast<double>(curve.Value(key)) - value_[lane]) /
					(static_cast<double>(next_[lane]) - start_[lane]);
		}
		return before;
	}

	/** Of the last key passed. */
	float Value(std::size_t lane) const { return static_cast<float>(value_[lane]); }

	/** The values of all four lanes, until the next key's time. */
	void WriteAt(float time, float* out) const
	{
		for (std::size_t lane = 0; lane < kRotationWidth; ++lane)
		{
			out[lane] = static_cast<float>(value_[lane] + slope_[lane] * (static_cast<double>(time) - start_[lane]));
		}
	}

private:
	Span<const CurveView> curves_;
	float next_[kRotationWidth];
	double start_[kRotationWidth] = {};
	double value_[kRotationWidth] = {};
	double slope_[kRotationWidth] = {};
	std::size_t key_[kRotationWidth] = {};
	bool isStep_[kRotationWidth] = {};
};

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

void MergedKeys::Merge(Span<const CurveView> curves)
{
	std::size_t keyCount = 0;
	for (const CurveView& curve : curves)
	{
		keyCount += curve.size();
	}
	const std::size_t most = 2 * keyCount; // two where a curve jumps
	float* const times = memory_.Reserve(most + most * curves.size() + kRotationWidth);
	float* const values = times + most;
	float* time = times;
	float* row = values;
	TrackMergeDetail::Lanes lanes(curves);
	for (float now = lanes.NextTime(); now != kSentinelTime; now = lanes.NextTime())
	{
		float before[kRotationWidth];
		lanes.WriteAt(now, before);
		bool isJump = false;
		for (std::size_t lane = 0; lane < curves.size(); ++lane)
		{
			if (lanes.HasKey(lane, now))
			{
				before[lane] = lanes.Pass(lane);
				isJump = isJump || before[lane] != lanes.Value(lane);
			}
		}
		if (isJump)
		{
			*time++ = now;
			row = std::copy(before, before + curves.size(), row);
		}
		*time++ = now;
		lanes.WriteAt(now, row); // of a position, the fourth lane is overwritten by the next row
		row += curves.size();
	}
	times_ = {times, static_cast<std::size_t>(time - times)};
	values_ = {values, static_cast<std::size_t>(row - values)};
}

} // namespace mria
