// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/CurveId.h"
#include "Mria/FloatRules.h"
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

/** The straight piece that begins at a key. */
struct Segment
{
	Float4 base;
	Float4 slope;
	float start;
	float end;
};

/** Between two keys; `values` are those of the first, which those of the second follow. */
template <std::size_t Width>
MRIA_FORCE_INLINE Segment SegmentBetween(float start, float end, const float* values)
{
	Segment segment;
	segment.start = start;
	segment.end = end;
	const float length = end - start;
	const float perSecond = length > kShortestSegment ? 1.0f / length : 0.0f;
	segment.base = Float4::Load(values);
	segment.slope = (Float4::Load(values + Width) - segment.base) * Float4::All(perSecond);
	return segment;
}

/** The last of some rising times that is not after `time`, or the first one. */
inline std::size_t LastUpTo(const float* times, std::size_t count, float time)
{
	const float* low = times;
	while (count > 1)
	{
		const std::size_t half = count / 2;
		low = low[half] <= time ? low + half : low; // no branch: which way it goes cannot be foreseen
		count -= half;
	}
	return static_cast<std::size_t>(low - times);
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
