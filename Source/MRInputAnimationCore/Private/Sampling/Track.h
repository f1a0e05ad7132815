// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/CurveId.h"
#include "Mria/FloatRules.h"
#include "Simd/BitScan.h"
#include "Simd/CpuFeatures.h"
#include "Simd/Float4.h"

#include <cstddef>
#include <cstdint>

namespace mria
{

/**
 * Time of the sentinels before the first and after the last key, which no other time reaches. It is far from the
 * largest float, so that its distance and the inverse of that are normal numbers.
 */
inline constexpr float kSentinelTime = 1e36f;
inline constexpr float kMaxTrackTime = 1e35f;

/** Beyond this no straight segment can overflow, however short; larger values are left to the reference evaluator. */
inline constexpr float kMaxTrackValue = 1e9f;

/** A segment shorter than this is a step: its slope would not be finite. */
inline constexpr float kShortestSegment = 1e-20f;

/** Keys are looked for so many at a time; the times are padded so that there are always as many. */
inline constexpr std::size_t kKeysAtOnce = 16;
inline constexpr std::size_t kPositionWidth = kPositionCurveCount;
inline constexpr std::size_t kRotationWidth = kRotationCurveCount;

/**
 * Keys of a position or a rotation on one row of rising times, straight between them. Keys 0 and keyCount + 1 are
 * sentinels that repeat the first and the last value, so that holding at the ends needs no special case.
 */
struct Track
{
	const float* times = nullptr; ///< keyCount + 2, then padding that is later than any time.
	const float* values = nullptr; ///< `width` floats a key; one more float may be read.
	std::uint32_t keyCount = 0;
};

/** How many of the next keys' times have passed; what has passed comes first. */
MRIA_FORCE_INLINE std::uint32_t CountPassed(const float* times, Float4 now)
{
	const unsigned passed = Bits(LessEqual(Float4::Load(times), now), LessEqual(Float4::Load(times + 4), now),
		LessEqual(Float4::Load(times + 8), now), LessEqual(Float4::Load(times + 12), now));
	return LowestBit(~static_cast<std::uint64_t>(passed));
}

/**
 * The last key at or before `time`. `low` is any key at or before it, sentinel 0 at the least; `high` a key near it,
 * before which the search is in steps that halve.
 */
MRIA_FORCE_INLINE std::uint32_t FindKey(const Track& track, std::uint32_t low, std::uint32_t high, float time)
{
	while (high > low + kKeysAtOnce) // only where keys crowd together
	{
		const std::uint32_t middle = low + (high - low) / 2;
		(track.times[middle] <= time ? low : high) = middle;
	}
	const Float4 now = Float4::All(time);
	std::uint32_t passed = CountPassed(track.times + low + 1, now);
	low += passed;
	while (passed == kKeysAtOnce)
	{
		passed = CountPassed(track.times + low + 1, now);
		low += passed;
	}
	return low;
}

/** The straight piece that begins at a key. */
struct Segment
{
	Float4 base;
	Float4 slope;
	float start;
	float end;
};

template <std::size_t Width>
inline Segment SegmentAt(const Track& track, std::uint32_t key)
{
	const float* values = track.values + key * Width;
	Segment segment;
	segment.start = track.times[key];
	segment.end = track.times[key + 1];
	const float length = segment.end - segment.start;
	const float perSecond = length > kShortestSegment ? 1.0f / length : 0.0f;
	segment.base = Float4::Load(values);
	segment.slope = (Float4::Load(values + Width) - segment.base) * Float4::All(perSecond);
	return segment;
}

/** Seconds to shares of a segment; a step's value does not change before its end. */
inline Float4 InverseLengths(Float4 lengths)
{
	return Less(Float4::All(kShortestSegment), lengths) & (Float4::All(1.0f) / lengths);
}

inline Float4 ValueAt(const Segment& segment, float time)
{
	return segment.base + segment.slope * Float4::All(time - segment.start);
}

} // namespace mria
