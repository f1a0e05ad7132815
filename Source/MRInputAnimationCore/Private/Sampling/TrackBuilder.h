// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Curve.h"
#include "Mria/Span.h"
#include "Sampling/Track.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <utility>
#include <vector>

namespace mria
{

/** A key's bytes begin with its time, which its value follows. */
inline float FloatAt(const std::uint8_t* bytes)
{
	float number;
	std::memcpy(&number, bytes, sizeof(number));
	return number;
}

inline constexpr std::size_t kLineFloats = 64 / sizeof(float);

/** The next beginning of a cache line. */
inline float* LineFrom(float* start)
{
	const std::size_t over = reinterpret_cast<std::uintptr_t>(start) / sizeof(float) % kLineFloats;
	return over == 0 ? start : start + (kLineFloats - over);
}

/**
 * Memory that is not zeroed, since each float is written before it is read; it begins with a cache line. There is one
 * more line ahead, which may be used for anything and is not kept.
 */
class FloatBuffer
{
public:
	/** Room for so many, what was there is lost: the same memory if it is large enough. */
	float* Reserve(std::size_t floats)
	{
		if (floats > capacity_)
		{
			floats_.reset(new float[floats + 2 * kLineFloats]);
			capacity_ = floats;
			data_ = LineFrom(floats_.get()) + kLineFloats;
		}
		return data_;
	}

	/** Room for `more` behind the `used` ones, which are kept. */
	MRIA_FORCE_INLINE float* Extend(std::size_t used, std::size_t more)
	{
		if (used + more > capacity_)
		{
			FloatBuffer larger;
			std::copy(data_, data_ + used, larger.Reserve(used + more + used / 2));
			*this = std::move(larger);
		}
		return data_;
	}

	float* Data() const { return data_; }

private:
	std::unique_ptr<float[]> floats_;
	float* data_ = nullptr;
	std::size_t capacity_ = 0;
};

/** Where a track's keys go. */
struct TrackSpace
{
	float* times;
	float* values;
};

/** Floats that a track of so many keys takes at most. */
std::size_t TrackSize(std::size_t keyCount, std::size_t width);

/** Lays a track's parts out from `memory` on. */
TrackSpace LayOutTrack(float* memory, std::size_t keyCount, std::size_t width);

/** What a pass over some keys of a track's curves wrote and found out. */
struct KeyRun
{
	std::size_t count = 0; ///< The last one is the first key at or after the end or, behind all keys, a sentinel.
	bool isComplete = false; ///< Otherwise there were more than wanted; the next pass goes on with the key after these.
	bool isSound = false; ///< Straight curves that share rising times, and values within a track's limits.
	bool hasFlips = false; ///< Neighbours on opposite sides, if they are quaternions.
};

/** Keys from `first` on, until one is at or after `end` or there are `most`, a multiple of kMaxBatch. */
using RunLoader = KeyRun (*)(
	Span<const CurveView> curves, std::size_t first, float end, std::size_t most, const TrackSpace& space);

/** The passes for short keys on processors with AVX2, eight at a time. TrackLoader.cpp has those for all others. */
KeyRun LoadPositionAvx2(
	Span<const CurveView> curves, std::size_t first, float end, std::size_t most, const TrackSpace& space);
KeyRun LoadRotationAvx2(
	Span<const CurveView> curves, std::size_t first, float end, std::size_t most, const TrackSpace& space);

/**
 * How far ahead a pass fetches short keys: about two blocks, since a curve is read again when all others had their
 * turn. The first ones are fetched by FindRunLoader.
 */
inline constexpr std::size_t kBytesAhead = 512;

/** The same for the memory it writes to, which is one stream: stores to lines that are not in a cache wait for them. */
inline constexpr std::size_t kFloatsAhead = 512;

/** Most keys that a pass takes at once; there must be room for twice as many too much. */
inline constexpr std::size_t kMaxBatch = 8;

/**
 * The fast way in: curves that share rising, finite times, straight and held at their ends, as every recording of
 * MRTK 2.x has them. A pass checks all of that and copies. Null where a glance at the curves shows that it would fail,
 * or that there are no keys.
 */
RunLoader FindRunLoader(Span<const CurveView> curves);

/**
 * A whole track in that way. False when anything is otherwise; the space is then left in disorder. With `continuous`, a
 * rotation's keys get the sign that is nearer to the key before.
 */
bool LoadTrack(Span<const CurveView> curves, bool continuous, const TrackSpace& space, Track& out);

/** The keys from `first` on that fill a batch: behind the last one, sentinels with its value. */
template <std::size_t KeySize, std::size_t Batch>
void PadTail(const CurveView& curve, std::size_t first, std::array<std::uint8_t, Batch * KeySize>& out)
{
	const std::size_t size = (curve.size() - first) * KeySize;
	std::copy_n(curve.keys + first * KeySize, size, out.data());
	for (std::size_t i = size; i < out.size(); i += KeySize)
	{
		std::memcpy(out.data() + i, curve.keys + (curve.size() - 1) * KeySize, KeySize);
		std::memcpy(out.data() + i, &kSentinelTime, sizeof(kSentinelTime));
	}
}

/** Most keys that MergeTrack may make of these curves. */
std::size_t MostMergedKeys(Span<const CurveView> curves);

/**
 * Three or four curves for which IsStraight holds, on the union of their times; a step is two keys at one time.
 * `space` is for MostMergedKeys(). With `continuous`, a rotation's keys get the sign that is nearer to the key before.
 */
Track MergeTrack(Span<const CurveView> curves, bool continuous, const TrackSpace& space);

/** The keys of a curve that are finite, sorted; of those at one time, order is kept. */
std::vector<Keyframe> CleanKeys(const CurveView& curve);

/** Whether its keys are in order, within a track's limits, straight or steps in between, and held at its ends. */
bool IsStraight(const CurveView& curve);

/** Whether it is straight, has no steps and no two keys at one time. */
bool IsRisingLine(const CurveView& curve);

/** Of q and -q, the one nearer to the key before. */
void MakeContinuous(Span<float> quaternions);

/** Puts sentinels and padding around keys that are in their place. */
Track FinishTrack(const TrackSpace& space, std::size_t keyCount, std::size_t width);

} // namespace mria
