// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Sampling/TrackBuilder.h"
#include "Simd/CpuFeatures.h"

#include <algorithm>
#include <array>

/*
 * Why it is built like this. Loading is what a user waits for, and a minute of both hands is some 440,000 keys. Nothing
 * about them may be believed: times can be unsorted or NaN, tangents can hide in what claims to be a straight line. To
 * check first and copy then would read the file twice, and memory is slower than the checks. So one pass does both: it
 * writes keys into the track as it reads them, and collects the evidence in lanes without branching on any key: a mask
 * that every bad time or value clears, and the bits of all tangents and weights or-ed together. Only at the end is it
 * looked at. If it is bad, what was written is given up, and the slow way (CleanKeys, MergeTrack) starts from the
 * file.
 *
 * That is why a track has room for a few keys too many (kMaxBatch): a batch may run past the last key, whose sentinel
 * then overwrites the rest. And why Float4's comparisons are written so that NaN fails them: no key is tested for NaN
 * by itself. Short keys on processors with AVX2 have a pass of their own, in TrackLoaderAvx2.cpp.
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

/** The last few keys, the very last one repeated, so that the loop below always takes four. */
template <std::size_t KeySize>
std::array<std::uint8_t, kBatch * KeySize> PaddedTail(const CurveView& curve, std::size_t first)
{
	std::array<std::uint8_t, kBatch * KeySize> tail;
	for (std::size_t i = 0; i < kBatch; ++i)
	{
		const std::size_t key = (std::min)(first + i, curve.size() - 1);
		std::memcpy(tail.data() + i * KeySize, curve.keys + key * KeySize, KeySize);
	}
	return tail;
}

/** One pass over a group of curves: checks that it is sound while copying it into a track. */
template <std::size_t KeySize, std::size_t Width>
class Pass
{
public:
	explicit Pass(const TrackSpace& space)
		: space_(space)
	{
	}

	MRIA_FORCE_INLINE void Take(std::size_t first, const std::array<const std::uint8_t*, Width>& keys)
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
		if (first == 0)
		{
			Begin(times, values);
		}
		sound_ = sound_ & fits & LessEqual(Float4::Shifted(times_, times), times) &
			Less(Abs(times), Float4::All(kMaxTrackTime));
		FindFlips(values);
		Store(first, times, values);
		times_ = times;
	}

	bool IsSound() const { return Bits(sound_) == 15 && (KeySize == kShortKeySize || plain_.IsPlain()); }
	bool HasFlips() const { return Bits(flips_) != 0; }

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

	MRIA_FORCE_INLINE void Store(std::size_t first, Float4 times, Float4* values)
	{
		times.Store(space_.times + 1 + first);
		Transpose(values[0], values[1], values[2], values[3]);
		float* out = space_.values + (1 + first) * Width;
		for (std::size_t i = 0; i < kBatch; ++i)
		{
			values[i].Store(out + i * Width); // of a position, the fourth lane is overwritten by the next one
		}
	}

	const TrackSpace& space_;
	PlainCheck plain_;
	Float4 sound_ = Equal(Float4::Zero(), Float4::Zero());
	Float4 flips_ = Float4::Zero();
	Float4 times_ = Float4::Zero();
	Float4 values_[Width];
};

template <std::size_t KeySize, std::size_t Width>
LoadResult Load(Span<const CurveView> curves, const TrackSpace& space)
{
	const std::size_t count = curves[0].size();
	Pass<KeySize, Width> pass(space);
	std::array<const std::uint8_t*, Width> keys;
	for (std::size_t i = 0; i < Width; ++i)
	{
		keys[i] = curves[i].keys;
	}
	std::size_t first = 0;
	for (; first + kBatch <= count; first += kBatch)
	{
		pass.Take(first, keys);
		for (const std::uint8_t*& key : keys)
		{
			key += kBatch * KeySize;
		}
	}
	if (first < count)
	{
		std::array<std::array<std::uint8_t, kBatch * KeySize>, Width> tails;
		for (std::size_t i = 0; i < Width; ++i)
		{
			tails[i] = PaddedTail<KeySize>(curves[i], first);
			keys[i] = tails[i].data();
		}
		pass.Take(first, keys);
	}
	return {pass.IsSound(), pass.HasFlips()};
}

LoadResult LoadKeys(Span<const CurveView> curves, const TrackSpace& space)
{
	const bool isRotation = curves.size() == kRotationWidth;
	if (curves[0].keySize == kFullKeySize)
	{
		return isRotation ? Load<kFullKeySize, 4>(curves, space) : Load<kFullKeySize, 3>(curves, space);
	}
#if MRIA_SIMD_SSE2
	if (HasAvx2())
	{
		return LoadShortKeysAvx2(curves, space);
	}
#endif
	return isRotation ? Load<kShortKeySize, 4>(curves, space) : Load<kShortKeySize, 3>(curves, space);
}

constexpr std::size_t kLine = 64 / sizeof(float);

/** The next beginning of a cache line, for the first real key behind the sentinel: whole batches then stay in one. */
float* Aligned(float* start)
{
	const std::size_t over = reinterpret_cast<std::uintptr_t>(start) / sizeof(float) % kLine;
	return over == 0 ? start : start + (kLine - over);
}
} // namespace TrackLoaderDetail

std::size_t TrackSize(std::size_t keyCount, std::size_t width)
{
	// A pass may write a few keys past the end before the sentinel goes there; the padding of the times is as long.
	const std::size_t times = keyCount + 2 + kKeysAtOnce;
	const std::size_t values = (keyCount + 2 + kMaxBatch) * width;
	return times + values + 2 * TrackLoaderDetail::kLine;
}

TrackSpace LayOutTrack(float* memory, std::size_t keyCount, std::size_t width)
{
	float* times = TrackLoaderDetail::Aligned(memory + 1) - 1;
	float* values = TrackLoaderDetail::Aligned(times + keyCount + 2 + kKeysAtOnce + width) - width;
	return {times, values};
}

bool LoadTrack(Span<const CurveView> curves, bool continuous, const TrackSpace& space, Track& out)
{
	const CurveView& first = curves[0];
	for (const CurveView& curve : curves)
	{
		if (curve.keyCount != first.keyCount || curve.keySize != first.keySize || curve.Repeats())
		{
			return false;
		}
	}
	if (!first.empty())
	{
		const LoadResult result = TrackLoaderDetail::LoadKeys(curves, space);
		if (!result.isSound)
		{
			return false;
		}
		if (continuous && result.hasFlips)
		{
			MakeContinuous({space.values + kRotationWidth, first.size() * kRotationWidth});
		}
	}
	out = FinishTrack(space, first.size(), curves.size());
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
