// SPDX-License-Identifier: MIT
#pragma once

#include "Simd/BitScan.h"
#include "Simd/Float4.h"

#include <cstddef>
#include <cstdint>

namespace mria
{

/**
 * Sentinels stand before the first and after the last key, where no time gets to. They are far from the largest float,
 * so that neither their distance nor its inverse leaves the range of normal numbers.
 */
inline constexpr float kSentinelTime = 1e36f;
inline constexpr float kMaxTrackTime = 1e35f;

/** Beyond this no straight segment can overflow, however short; larger values are left to the reference evaluator. */
inline constexpr float kMaxTrackValue = 1e9f;

/** A segment shorter than this is a step: its slope would not be finite. */
inline constexpr float kShortestSegment = 1e-20f;

inline constexpr std::size_t kKeysPerBucket = 4;
inline constexpr std::size_t kTimePadding = 8;
inline constexpr std::size_t kPositionWidth = 3;
inline constexpr std::size_t kRotationWidth = 4;

/**
 * Keys of a position or a rotation on one row of rising times, straight between them. Keys 0 and keyCount + 1 are
 * sentinels that repeat the first and the last value, so that holding at the ends needs no special case.
 */
struct Track
{
	const float* times = nullptr; ///< keyCount + 2, then padding that is later than any time.
	const float* values = nullptr; ///< `width` floats a key; one more float may be read.
	const std::uint32_t* buckets = nullptr; ///< Per bucket of time, the last key before it; then the last key of all.
	std::uint32_t keyCount = 0;
	float lastBucket = 0.0f;
	float start = 0.0f;
	float bucketsPerSecond = 0.0f;
};

/** Which bucket a time falls into: the same arithmetic while building and while looking up, so the two agree. */
inline std::uint32_t BucketOf(const Track& track, float time)
{
	const float at = (time - track.start) * track.bucketsPerSecond;
	const float clamped = at > 0.0f ? at : 0.0f;
	return static_cast<std::uint32_t>(
		static_cast<std::int32_t>(clamped < track.lastBucket ? clamped : track.lastBucket));
}

/** The last key at or before `time`, which lies in that bucket; sentinel 0 if there is none. */
inline std::uint32_t FindKey(const Track& track, std::uint32_t bucket, float time)
{
	std::uint32_t low = track.buckets[bucket];
	std::uint32_t high = track.buckets[bucket + 1];
	while (high - low > kTimePadding) // only where keys crowd together
	{
		const std::uint32_t middle = low + (high - low) / 2;
		(track.times[middle] <= time ? low : high) = middle;
	}
	// Keys past `high` lie in later buckets, so comparing a few too many does no harm. What has passed comes first.
	const Float4 now = Float4::All(time);
	const unsigned firstFour = Bits(LessEqual(Float4::Load(track.times + low + 1), now));
	const unsigned nextFour = Bits(LessEqual(Float4::Load(track.times + low + 5), now));
	return low + LowestBit(~static_cast<std::uint64_t>(firstFour | nextFour << 4));
}

inline std::uint32_t FindKey(const Track& track, float time)
{
	return FindKey(track, BucketOf(track, time), time);
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
