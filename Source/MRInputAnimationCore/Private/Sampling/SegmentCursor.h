// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Sampling/FrameOutput.h"
#include "Sampling/SamplerTracks.h"
#include "Simd/BitScan.h"
#include "Simd/CpuFeatures.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

/**
 * The first step of sampling: values of tracks at a time, from the current segments of a cursor or without one.
 * Everything here is inlined into callers that are compiled for different processors.
 */
namespace mria::SamplerDetail
{

inline constexpr std::size_t kPrefetchTimes = 16; ///< Floats ahead: one cache line.
inline constexpr std::size_t kPrefetchValues = 32; ///< Two lines, since values go by faster.

/** Moves one track of a cursor to the segment at `time`: usually the next one, since playback runs forwards. */
template <std::size_t Width>
MRIA_FORCE_INLINE void EnterSegment(const SamplerTracks& tracks, std::size_t index, float time, SegmentCache& cache)
{
	const Track& track = tracks.tracks[index];
	const std::uint32_t next = cache.key[index] + 1;
	const bool isNext = track.times[next] <= time && time < track.times[next + 1];
	const std::uint32_t key = isNext ? next : FindKey(track, tracks.index.Row(time) + index, time);
	const Segment segment = SegmentAt<Width>(track, key);
	segment.base.Store(&cache.base[4 * index]);
	segment.slope.Store(&cache.slope[4 * index]);
	cache.start[index] = segment.start;
	cache.end[index] = segment.end;
	cache.key[index] = key;
	// A frame reads more than two hundred streams, more than the prefetcher of the processor follows.
	MRIA_PREFETCH(track.times + key + kPrefetchTimes);
	MRIA_PREFETCH(track.values + key * Width + kPrefetchValues);
}

/** Bit n is set if track n of these blocks has left its segment. */
MRIA_FORCE_INLINE std::uint64_t FindStale(const SegmentCache& cache, std::size_t firstTrack, float time)
{
	const Float4 now = Float4::All(time);
	std::uint64_t stale = 0;
	for (std::size_t slot = 0; slot < kSlotCount; slot += kBlock)
	{
		const Float4 isEarly = Less(now, Float4::Load(&cache.start[firstTrack + slot]));
		const Float4 isLate = LessEqual(Float4::Load(&cache.end[firstTrack + slot]), now);
		stale |= static_cast<std::uint64_t>(Bits(isEarly | isLate)) << slot;
	}
	return stale;
}

/**
 * Moves the tracks of a cursor whose segment ended. Which ones is unpredictable, so they are first found without a
 * branch and then visited bit by bit.
 */
template <std::size_t Width>
MRIA_FORCE_INLINE void EnterStaleSegments(
	const SamplerTracks& tracks, std::size_t firstTrack, std::uint64_t wanted, float time, SegmentCache& cache)
{
	std::uint64_t stale = FindStale(cache, firstTrack, time) & wanted;
	for (; stale != 0; stale &= stale - 1)
	{
		const std::size_t index = firstTrack + LowestBit(stale);
		EnterSegment<Width>(tracks, index, time, cache);
	}
}

/** Four neighbouring tracks from the segments of a cursor. */
MRIA_FORCE_INLINE void EvaluateCached(const SegmentCache& cache, std::size_t first, float time, Float4 (&out)[kBlock])
{
	const Float4 since = Float4::All(time) - Float4::Load(&cache.start[first]);
	const Float4 sinces[kBlock] = {since.Spread<0>(), since.Spread<1>(), since.Spread<2>(), since.Spread<3>()};
	const float* base = &cache.base[4 * first];
	const float* slope = &cache.slope[4 * first];
	for (std::size_t i = 0; i < kBlock; ++i)
	{
		out[i] = Float4::Load(base + 4 * i) + Float4::Load(slope + 4 * i) * sinces[i];
	}
}

/** Tracks whose times are asked for ahead of the one that is looked through. */
inline constexpr std::size_t kPrefetchTracks = 16;

/**
 * Finds the segments of four neighbouring tracks from nowhere; `row` is the index's for this time. Finding is a chain
 * of loads that wait for each other, so it goes ahead for all tracks before anything is made of it.
 */
MRIA_FORCE_INLINE void FindSegments(
	const SamplerTracks& tracks, const std::uint32_t* row, std::size_t first, float time, FoundSegments& out)
{
	for (std::size_t i = first; i < first + kBlock; ++i)
	{
		const std::size_t ahead = (std::min)(i + kPrefetchTracks, kTrackCount - 1);
		MRIA_PREFETCH(tracks.tracks[ahead].times + row[ahead] + 1);
		MRIA_PREFETCH(tracks.tracks[ahead].times + row[ahead] + 1 + kKeysAtOnce / 2);
		const Track& track = tracks.tracks[i];
		const std::uint32_t key = FindKey(track, row + i, time);
		out.start[i] = track.times[key];
		out.end[i] = track.times[key + 1];
		out.values[i] = track.values + key * TrackWidth(i);
	}
}

template <std::size_t Width>
MRIA_FORCE_INLINE Float4 ValueBetween(const float* values, Float4 perSecond, Float4 since)
{
	const Float4 base = Float4::Load(values);
	return base + (Float4::Load(values + Width) - base) * perSecond * since;
}

/** Four neighbouring tracks from their segments, with the arithmetic of EvaluateCached to the bit. */
template <std::size_t Width>
MRIA_FORCE_INLINE void EvaluateFound(const FoundSegments& found, std::size_t first, float time, Float4 (&out)[kBlock])
{
	const Float4 start = Float4::Load(&found.start[first]);
	const Float4 since = Float4::All(time) - start;
	const Float4 perSecond = InverseLengths(Float4::Load(&found.end[first]) - start);
	const float* const* values = &found.values[first];
	out[0] = ValueBetween<Width>(values[0], perSecond.Spread<0>(), since.Spread<0>());
	out[1] = ValueBetween<Width>(values[1], perSecond.Spread<1>(), since.Spread<1>());
	out[2] = ValueBetween<Width>(values[2], perSecond.Spread<2>(), since.Spread<2>());
	out[3] = ValueBetween<Width>(values[3], perSecond.Spread<3>(), since.Spread<3>());
}

} // namespace mria::SamplerDetail
