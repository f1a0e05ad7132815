// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/FloatRules.h"
#include "Sampling/TrackBuilder.h"
#include "Simd/BitScan.h"
#include "Simd/CpuFeatures.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstring>

/*
 * Why it is built like this. Loading is what a user waits for, and a minute of both hands is some 440,000 keys. Nothing
 * about them may be believed: times can be unsorted or NaN, tangents can hide in what claims to be a straight line. To
 * check first and copy then would read the file twice, and memory is slower than the checks. So one pass does both: it
 * writes keys where they are sampled from as it reads them, and collects the evidence in lanes without branching on any
 * key: a mask that every bad time or value clears, and the bits of all tangents and weights or-ed together. Only at the
 * end is it looked at. If it is bad, what was written is given up, and the slow way (CleanKeys, MergeTrack) starts from
 * the file.
 *
 * That is why there must be room for a few keys too many (kMaxBatch): a batch may run past the end of a block, and what
 * is written next overwrites the rest. Behind the last key it finds sentinels, so that it always ends. And why Float4's
 * comparisons are written so that NaN fails them: no key is tested for NaN by itself. Short keys on processors with
 * AVX2 have a pass of their own, in TrackLoaderAvx2.cpp.
 */

namespace mria
{

namespace TrackLoaderDetail
{
constexpr std::size_t kBatch = 4;

/** Times and values of four neighbouring keys. */
struct Keys4
{
	Float4 times;
	Float4 values;
};

/** Finds out on the way whether all tangents and weights are as a short key's are. */
class PlainCheck
{
public:
	MRIA_FORCE_INLINE void Add(Float4 front, Float4 back)
	{
		front_ = front_ | front;
		any_ = any_ | back;
		all_ = all_ & back;
	}
	bool IsPlain() const
	{
		std::array<std::uint32_t, 4> front = ToInts(front_);
		std::array<std::uint32_t, 4> any = ToInts(any_);
		const std::uint32_t mode = ToInts(all_)[3];
		return front[2] == 0 && front[3] == 0 && any[0] == 0 && any[1] == 0 && any[2] == 0 && any[3] == mode &&
			mode == static_cast<std::uint32_t>(WeightedMode::Both);
	}

private:
	static std::array<std::uint32_t, 4> ToInts(Float4 lanes)
	{
		float floats[4];
		lanes.Store(floats);
		std::array<std::uint32_t, 4> ints;
		std::memcpy(ints.data(), floats, sizeof(floats));
		return ints;
	}

	Float4 front_ = Float4::Zero(); ///< time, value, in-tangent, out-tangent
	Float4 any_ = Float4::Zero(); ///< out-tangent, in-weight, out-weight, mode
	Float4 all_ = Equal(Float4::Zero(), Float4::Zero());
};

template <std::size_t KeySize>
MRIA_FORCE_INLINE Keys4 LoadKeys(const std::uint8_t* keys, PlainCheck& plain)
{
	if constexpr (KeySize == kShortKeySize)
	{
		const Float4 low = Float4::Load(keys);
		const Float4 high = Float4::Load(keys + 2 * kShortKeySize);
		return {Float4::Evens(low, high), Float4::Odds(low, high)};
	}
	else
	{
		Float4 fronts[kBatch];
		for (std::size_t i = 0; i < kBatch; ++i)
		{
			fronts[i] = Float4::Load(keys + i * kFullKeySize);
			plain.Add(fronts[i], Float4::Load(keys + i * kFullKeySize + kFullKeySize - 4 * sizeof(float)));
		}
		const Float4 low = Float4::LowHalves(fronts[0], fronts[1]);
		const Float4 high = Float4::LowHalves(fronts[2], fronts[3]);
		return {Float4::Evens(low, high), Float4::Odds(low, high)};
	}
}

/** One pass over some keys of a group of curves: checks that they are sound while copying them into a track. */
template <std::size_t KeySize, std::size_t Width>
class Pass
{
public:
	Pass(const TrackSpace& space, float end)
		: space_(space)
		, end_(Float4::All(end))
	{
	}

	/** Bit n is set where key n is at or after the end. */
	MRIA_FORCE_INLINE unsigned Take(std::size_t done, const std::array<const std::uint8_t*, Width>& keys)
	{
		Keys4 curve = LoadKeys<KeySize>(keys[0], plain_);
		const Float4 times = curve.times;
		Float4 values[4] = {curve.values, curve.values, curve.values, Float4::Zero()};
		Float4 fits = Less(Abs(curve.values), Float4::All(kMaxTrackValue));
		for (std::size_t i = 1; i < Width; ++i)
		{
			curve = LoadKeys<KeySize>(keys[i], plain_);
			values[i] = curve.values;
			fits = fits & Less(Abs(curve.values), Float4::All(kMaxTrackValue)) & Equal(curve.times, times);
		}
		if (done == 0)
		{
			Begin(times, values);
		}
		sound_ = sound_ & fits & LessEqual(Float4::Shifted(times_, times), times);
		FindFlips(values);
		Store(done, times, values);
		times_ = times;
		return Bits(LessEqual(end_, times));
	}

	KeyRun Result(std::size_t count, bool isComplete) const
	{
		const bool isSound = Bits(sound_) == 15 && (KeySize == kShortKeySize || plain_.IsPlain());
		return {count, isComplete, isSound, Bits(flips_) != 0};
	}

private:
	MRIA_FORCE_INLINE void Begin(Float4 times, const Float4* values)
	{
		times_ = times.template Spread<0>();
		for (std::size_t i = 0; i < Width; ++i)
		{
			values_[i] = values[i].template Spread<0>();
		}
	}

	MRIA_FORCE_INLINE void FindFlips(const Float4* values)
	{
		if constexpr (Width == kRotationWidth)
		{
			Float4 dot = Float4::Zero();
			for (std::size_t i = 0; i < Width; ++i)
			{
				dot = dot + Float4::Shifted(values_[i], values[i]) * values[i];
				values_[i] = values[i];
			}
			flips_ = flips_ | Less(dot, Float4::Zero());
		}
	}

	MRIA_FORCE_INLINE void Store(std::size_t done, Float4 times, Float4* values)
	{
		times.Store(space_.times + done);
		Transpose(values[0], values[1], values[2], values[3]);
		float* out = space_.values + done * Width;
		for (std::size_t i = 0; i < kBatch; ++i)
		{
			values[i].Store(out + i * Width); // of a position, the fourth lane is overwritten by the next one
		}
	}

	const TrackSpace& space_;
	const Float4 end_;
	PlainCheck plain_;
	Float4 sound_ = Equal(Float4::Zero(), Float4::Zero());
	Float4 flips_ = Float4::Zero();
	Float4 times_ = Float4::Zero();
	Float4 values_[Width];
};

template <std::size_t KeySize, std::size_t Width>
KeyRun Load(Span<const CurveView> curves, std::size_t first, float end, std::size_t most, const TrackSpace& space)
{
	Pass<KeySize, Width> pass(space, end);
	std::array<const std::uint8_t*, Width> keys;
	for (std::size_t i = 0; i < Width; ++i)
	{
		keys[i] = curves[i].keys + first * KeySize;
	}
	const std::size_t left = curves[0].size() - first;
	std::size_t done = 0;
	for (; done + kBatch <= (std::min)(left, most); done += kBatch)
	{
		if (const unsigned reached = pass.Take(done, keys))
		{
			return pass.Result(done + LowestBit(reached) + 1, true);
		}
		for (const std::uint8_t*& key : keys)
		{
			key += kBatch * KeySize;
		}
	}
	if (left - done >= kBatch)
	{
		return pass.Result(done - 1, false); // the last key is taken again, so that its neighbours are compared
	}
	std::array<std::array<std::uint8_t, kBatch * KeySize>, Width> tails;
	for (std::size_t i = 0; i < Width; ++i)
	{
		PadTail<KeySize, kBatch>(curves[i], first + done, tails[i]);
		keys[i] = tails[i].data();
	}
	const unsigned reached = pass.Take(done, keys);
	return pass.Result(done + LowestBit(reached) + 1, true);
}

bool IsWithinLimits(float time)
{
	return IsFinite(time) && std::fabs(time) < kMaxTrackTime;
}

/** The pass itself fetches what is further ahead. */
void PrefetchStart(const CurveView& curve)
{
	for (std::size_t i = 0; !curve.empty() && i < kBytesAhead; i += kLineFloats * sizeof(float))
	{
		MRIA_PREFETCH_L2(curve.keys + i);
	}
}

/** Whether a key in the middle has tangents or weights: a pass would find out only at its end. */
bool HasHandles(const CurveView& curve)
{
	const Keyframe plain;
	const Keyframe key = curve[curve.size() / 2];
	return std::memcmp(&key.inTangent, &plain.inTangent, sizeof(Keyframe) - offsetof(Keyframe, inTangent)) != 0;
}
} // namespace TrackLoaderDetail

std::size_t TrackSize(std::size_t keyCount, std::size_t width)
{
	// A pass may write a few keys past the end before the sentinel goes there; the padding of the times is as long.
	const std::size_t times = keyCount + 2 + kKeysAtOnce;
	const std::size_t values = (keyCount + 2 + kMaxBatch) * width;
	return times + values + 2 * kLineFloats;
}

/** The first real key behind the sentinel begins a cache line: whole batches then stay in one. */
TrackSpace LayOutTrack(float* memory, std::size_t keyCount, std::size_t width)
{
	float* times = LineFrom(memory + 1) - 1;
	float* values = LineFrom(times + keyCount + 2 + kKeysAtOnce + width) - width;
	return {times, values};
}

RunLoader FindRunLoader(Span<const CurveView> curves)
{
	using namespace TrackLoaderDetail;
	const CurveView& first = curves[0];
	for (const CurveView& curve : curves)
	{
		PrefetchStart(curve);
		if (curve.keyCount != first.keyCount || curve.keySize != first.keySize || curve.Repeats())
		{
			return nullptr;
		}
	}
	// All times are within the limits if the first and the last are, since a pass finds out whether they rise.
	if (first.empty() || !IsWithinLimits(first.FirstTime()) || !IsWithinLimits(first.LastTime()))
	{
		return nullptr;
	}
	if (HasHandles(first))
	{
		return nullptr;
	}
	const bool isRotation = curves.size() == kRotationWidth;
	if (first.keySize == kFullKeySize)
	{
		return isRotation ? Load<kFullKeySize, 4> : Load<kFullKeySize, 3>;
	}
#if MRIA_SIMD_SSE2
	if (HasAvx2())
	{
		return isRotation ? LoadRotationAvx2 : LoadPositionAvx2;
	}
#endif
	return isRotation ? Load<kShortKeySize, 4> : Load<kShortKeySize, 3>;
}

bool LoadTrack(Span<const CurveView> curves, bool continuous, const TrackSpace& space, Track& out)
{
	const std::size_t count = curves[0].size();
	const std::size_t width = curves.size();
	if (const RunLoader load = FindRunLoader(curves))
	{
		const std::size_t most = (count / kMaxBatch + 1) * kMaxBatch;
		const KeyRun run = load(curves, 0, kSentinelTime, most, {space.times + 1, space.values + width});
		if (!run.isSound || run.count != count + 1)
		{
			return false;
		}
		if (continuous && run.hasFlips)
		{
			MakeContinuous({space.values + width, count * width});
		}
	}
	else if (std::any_of(curves.begin(), curves.end(), [](const CurveView& curve) { return !curve.empty(); }))
	{
		return false;
	}
	out = FinishTrack(space, count, width);
	return true;
}

Track FinishTrack(const TrackSpace& space, std::size_t count, std::size_t width)
{
	space.times[0] = -kSentinelTime;
	std::fill(space.times + count + 1, space.times + count + 2 + kKeysAtOnce, kSentinelTime);
	if (count > 0)
	{
		std::copy(space.values + width, space.values + 2 * width, space.values);
		std::copy(space.values + count * width, space.values + (count + 1) * width, space.values + (count + 1) * width);
	}
	else
	{
		std::fill(space.values, space.values + 2 * width, 0.0f);
	}
	return {space.times, space.values, static_cast<std::uint32_t>(count)};
}

void MakeContinuous(Span<float> quaternions)
{
	for (std::size_t i = kRotationWidth; i < quaternions.size(); i += kRotationWidth)
	{
		float* now = quaternions.data() + i;
		const float* before = now - kRotationWidth;
		const float dot = before[0] * now[0] + before[1] * now[1] + before[2] * now[2] + before[3] * now[3];
		if (dot < 0.0f)
		{
			std::transform(now, now + kRotationWidth, now, [](float value) { return -value; });
		}
	}
}

} // namespace mria
