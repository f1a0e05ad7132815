// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Curves/BezierSegment.h"
#include "Mria/FloatRules.h"
#include "Sampling/TrackBuilder.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <vector>

namespace mria
{

namespace TrackMergeDetail
{
constexpr double kTiny = 1e-50; ///< Shorter than any two floats are apart.

/**
 * A straight curve of short keys as pairs of neighbours, 16 bytes each that overlap: one that holds the first value,
 * those of the curve itself, and one without end that holds the last value. Points into itself.
 */
class Lane
{
public:
	Lane() = default;
	Lane(const Lane&) = delete;
	Lane& operator=(const Lane&) = delete;

	void Begin(const CurveView& curve)
	{
		if (curve.empty())
		{
			return Enter(tail_, kEndless);
		}
		curve_ = curve;
		const std::size_t last = curve.size() - 1;
		head_ = {-kSentinelTime, curve.Value(0), curve.Time(0), curve.Value(0)};
		tail_ = {curve.Time(last), curve.Value(last), kSentinelTime, curve.Value(last)};
		Enter(head_, 1);
	}

	/** Goes on by so many pairs, at most Left(). */
	void Pass(std::size_t count)
	{
		pairs_ += count * kShortKeySize;
		left_ -= count;
		if (left_ == 0 && !curve_.empty())
		{
			pairs_ = curve_.keys;
			left_ = curve_.size() - 1;
			curve_ = {};
		}
		if (left_ == 0)
		{
			Enter(tail_, kEndless);
		}
	}

	const std::uint8_t* Pairs() const { return pairs_; }
	std::size_t Left() const { return left_; }
	static constexpr std::size_t kEndless = SIZE_MAX;

private:
	void Enter(const std::array<float, 4>& pair, std::size_t count)
	{
		pairs_ = reinterpret_cast<const std::uint8_t*>(pair.data());
		left_ = count;
	}

	std::array<float, 4> head_;
	std::array<float, 4> tail_ = {-kSentinelTime, 0.0f, kSentinelTime, 0.0f};
	CurveView curve_; ///< As long as it has not been entered.
	const std::uint8_t* pairs_ = nullptr;
	std::size_t left_ = 0;
};

#if MRIA_SIMD_SSE2
using Double2 = __m128d;
MRIA_FORCE_INLINE Double2 LowDoubles(Float4 a)
{
	return _mm_cvtps_pd(a.v);
}
MRIA_FORCE_INLINE Double2 HighDoubles(Float4 a)
{
	return _mm_cvtps_pd(_mm_movehl_ps(a.v, a.v));
}
MRIA_FORCE_INLINE Float4 ToFloats(Double2 low, Double2 high)
{
	return {_mm_movelh_ps(_mm_cvtpd_ps(low), _mm_cvtpd_ps(high))};
}
MRIA_FORCE_INLINE Double2 ValueBetween(Double2 t0, Double2 v0, Double2 t1, Double2 v1, double now)
{
	const Double2 length = _mm_max_pd(_mm_sub_pd(t1, t0), _mm_set1_pd(kTiny));
	const Double2 share = _mm_div_pd(_mm_sub_pd(_mm_set1_pd(now), t1), length);
	return _mm_add_pd(v1, _mm_mul_pd(_mm_sub_pd(v1, v0), share));
}
#else
struct Double2
{
	double v[2];
};
inline Double2 LowDoubles(Float4 a)
{
	float lanes[4];
	a.Store(lanes);
	return {{static_cast<double>(lanes[0]), static_cast<double>(lanes[1])}};
}
inline Double2 HighDoubles(Float4 a)
{
	float lanes[4];
	a.Store(lanes);
	return {{static_cast<double>(lanes[2]), static_cast<double>(lanes[3])}};
}
inline Float4 ToFloats(Double2 low, Double2 high)
{
	return Float4::Of(static_cast<float>(low.v[0]), static_cast<float>(low.v[1]), static_cast<float>(high.v[0]),
		static_cast<float>(high.v[1]));
}
inline Double2 ValueBetween(Double2 t0, Double2 v0, Double2 t1, Double2 v1, double now)
{
	Double2 out;
	for (std::size_t i = 0; i < 2; ++i)
	{
		const double share = (now - t1.v[i]) / (std::max)(t1.v[i] - t0.v[i], kTiny);
		out.v[i] = v1.v[i] + (v1.v[i] - v0.v[i]) * share;
	}
	return out;
}
#endif

/**
 * The value of each lane between two keys. In double, since a frame between two such values rounds again; from the
 * end, so that a curve's own keys stay as they are. Two keys at one time are passed at that time: of no length, and
 * nothing is left of it.
 */
MRIA_FORCE_INLINE Float4 Interpolate(Float4 t0, Float4 v0, Float4 t1, Float4 v1, float time)
{
	const double now = static_cast<double>(time);
	return ToFloats(ValueBetween(LowDoubles(t0), LowDoubles(v0), LowDoubles(t1), LowDoubles(v1), now),
		ValueBetween(HighDoubles(t0), HighDoubles(v0), HighDoubles(t1), HighDoubles(v1), now));
}

/** Writes the keys of all curves on the union of their times; gives their number. */
template <std::size_t Width>
class Merger
{
public:
	Merger(Span<const CurveView> curves, const TrackSpace& space)
		: firstTime_(space.times + 1)
		, time_(firstTime_)
		, row_(space.values + Width)
	{
		for (std::size_t i = 0; i < Width; ++i)
		{
			lanes_[i].Begin(curves[i]);
		}
	}

	std::size_t Run()
	{
		for (std::size_t count = Safe(); count != Lane::kEndless; count = Safe())
		{
			Take(count);
		}
		return static_cast<std::size_t>(time_ - firstTime_);
	}

private:
	/** So many times at least can be taken before a lane has to be looked after. */
	std::size_t Safe() const
	{
		std::size_t count = Lane::kEndless;
		for (const Lane& lane : lanes_)
		{
			count = (std::min)(count, lane.Left());
		}
		return count;
	}

	/** No branch depends on which curve has the next key, since that cannot be foreseen. */
	void Take(std::size_t count)
	{
		const std::uint8_t* pairs[Width];
		std::size_t passed[Width] = {};
		for (std::size_t i = 0; i < Width; ++i)
		{
			pairs[i] = lanes_[i].Pairs();
		}
		float* time = time_;
		float* row = row_;
		for (float* const end = time + count; time != end; ++time, row += Width)
		{
			const auto nextTime = [&](std::size_t i)
			{ return FloatAt(pairs[i] + passed[i] * kShortKeySize + kShortKeySize); };
			Float4 a = Float4::Load(pairs[0] + passed[0] * kShortKeySize);
			Float4 b = Float4::Load(pairs[1] + passed[1] * kShortKeySize);
			Float4 c = Float4::Load(pairs[2] + passed[2] * kShortKeySize);
			Float4 d = c;
			float now = (std::min)((std::min)(nextTime(0), nextTime(1)), nextTime(2));
			if constexpr (Width == kRotationWidth)
			{
				d = Float4::Load(pairs[3] + passed[3] * kShortKeySize);
				now = (std::min)(now, nextTime(3));
			}
			*time = now;
			for (std::size_t i = 0; i < Width; ++i)
			{
				passed[i] += nextTime(i) <= now ? 1 : 0;
			}
			Transpose(a, b, c, d); // start times, start values, end times, end values
			Interpolate(a, b, c, d, now).Store(row);
		}
		time_ = time;
		row_ = row;
		for (std::size_t i = 0; i < Width; ++i)
		{
			lanes_[i].Pass(passed[i]);
		}
	}

	Lane lanes_[Width];
	float* const firstTime_;
	float* time_;
	float* row_;
};

/** As short keys, in `memory`; where the curve steps, with one more that holds the value until then. */
CurveView ToShortKeys(const CurveView& curve, std::vector<float>& memory)
{
	memory.reserve(4 * curve.size());
	for (std::size_t i = 0; i < curve.size(); ++i)
	{
		if (i > 0 && curve.Time(i - 1) < curve.Time(i) && KindOf(curve[i - 1], curve[i]) == SegmentKind::Step)
		{
			memory.insert(memory.end(), {curve.Time(i), curve.Value(i - 1)});
		}
		memory.insert(memory.end(), {curve.Time(i), curve.Value(i)});
	}
	CurveView keys;
	keys.keys = reinterpret_cast<const std::uint8_t*>(memory.data());
	keys.keyCount = static_cast<std::uint32_t>(memory.size() / 2);
	keys.keySize = kShortKeySize;
	return keys;
}

/** Whether any two neighbours may be on opposite sides; a look at four at a time. */
bool MayFlip(const float* quaternions, std::size_t count)
{
	bool mayFlip = count < 5;
	for (std::size_t i = 0; !mayFlip && i + 1 < count; i += 4)
	{
		const float* const at = quaternions + (std::min)(i, count - 5) * kRotationWidth;
		const auto load = [at](std::size_t key) { return Float4::Load(at + key * kRotationWidth); };
		const Float4 b = load(1);
		const Float4 c = load(2);
		const Float4 d = load(3);
		const Float4 dots = LaneSums(load(0) * b, b * c, c * d, d * load(4));
		mayFlip = Bits(Less(Float4::All(0.01f), dots)) != 15; // so clear that rounding does not count
	}
	return mayFlip;
}

bool IsWithinLimits(float time, float value)
{
	return IsFinite(time) && IsFinite(value) && std::fabs(time) < kMaxTrackTime && std::fabs(value) < kMaxTrackValue;
}

/**
 * Short keys are straight; four at a time from the second on. Gives the first key that is left, or 0 if one is bad. The
 * first key is for the caller to check; with it and the last one, all times that rise are within the limits.
 */
template <typename IsBefore>
std::size_t CheckShortKeys(const CurveView& curve, IsBefore isBefore)
{
	Float4 isSound = Equal(Float4::Zero(), Float4::Zero());
	Float4 before = Float4::All(curve.FirstTime());
	std::size_t count = 1;
	for (; count + 4 <= curve.size(); count += 4)
	{
		const std::uint8_t* const keys = curve.keys + count * kShortKeySize;
		const Float4 low = Float4::Load(keys);
		const Float4 high = Float4::Load(keys + 2 * kShortKeySize);
		const Float4 times = Float4::Evens(low, high);
		isSound = isSound & isBefore(Float4::Shifted(before, times), times) &
			Less(Abs(Float4::Odds(low, high)), Float4::All(kMaxTrackValue));
		before = times;
	}
	return Bits(isSound) == 15 && std::fabs(curve.LastTime()) < kMaxTrackTime ? count : 0;
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
	std::size_t checked = 0;
	if (curve.keySize == kShortKeySize && curve.size() > 1)
	{
		checked = CheckShortKeys(curve, [](Float4 a, Float4 b) { return LessEqual(a, b); });
		if (checked == 0 || !IsKeySound(curve, 0))
		{
			return false;
		}
	}
	for (std::size_t i = checked; i < curve.size(); ++i)
	{
		if (!IsKeySound(curve, i))
		{
			return false;
		}
	}
	return true;
}

bool IsRisingLine(const CurveView& curve)
{
	using namespace TrackMergeDetail;
	std::size_t checked = 1;
	if (curve.keySize == kShortKeySize && curve.size() > 1)
	{
		checked = CheckShortKeys(curve, [](Float4 a, Float4 b) { return Less(a, b); });
	}
	bool isLine = curve.empty() || (checked > 0 && (curve.size() == 1 || !curve.Repeats()) && IsKeySound(curve, 0));
	for (std::size_t i = checked; isLine && i < curve.size(); ++i)
	{
		isLine = IsKeySound(curve, i) && curve.Time(i - 1) < curve.Time(i) &&
			KindOf(curve[i - 1], curve[i]) == SegmentKind::Line;
	}
	return isLine;
}

std::size_t MostMergedKeys(Span<const CurveView> curves)
{
	std::size_t count = 0;
	for (const CurveView& curve : curves)
	{
		count += (curve.keySize == kShortKeySize ? 1 : 2) * curve.size(); // a step takes two
	}
	return count;
}

Track MergeTrack(Span<const CurveView> curves, bool continuous, const TrackSpace& space)
{
	using namespace TrackMergeDetail;
	std::array<std::vector<float>, kRotationWidth> memory;
	std::array<CurveView, kRotationWidth> keys;
	for (std::size_t i = 0; i < curves.size(); ++i)
	{
		keys[i] = curves[i].keySize == kShortKeySize ? curves[i] : ToShortKeys(curves[i], memory[i]);
	}
	const bool isRotation = curves.size() == kRotationWidth;
	const std::size_t count =
		isRotation ? Merger<kRotationWidth>(keys, space).Run() : Merger<kPositionWidth>(keys, space).Run();
	float* const values = space.values + curves.size();
	if (continuous && MayFlip(values, count))
	{
		MakeContinuous({values, count * kRotationWidth});
	}
	return FinishTrack(space, count, curves.size());
}

} // namespace mria
