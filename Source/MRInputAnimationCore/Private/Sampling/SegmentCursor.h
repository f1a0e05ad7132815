// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Sampling/FrameOutput.h"
#include "Sampling/SamplerBlocks.h"
#include "Simd/BitScan.h"
#include "Simd/CpuFeatures.h"

#include <cstddef>
#include <cstdint>

/**
 * The first step of sampling: values of tracks at a time, from the current segments of a cursor or without one.
 * Everything here is inlined into callers that are compiled for different processors.
 */
namespace mria::SamplerDetail
{

/** Floats to go back to an earlier row where a guess was too late. */
inline constexpr std::size_t kRowsBack = 4 * kGroupLanes;

/** Puts all tracks of a cursor at the first row of its block. */
inline void EnterBlock(const BlockGroups& groups, SegmentCache& cache)
{
	for (std::size_t track = 0; track < kTrackCount; ++track)
	{
		const GroupBlock& group = groups[track / kGroupLanes];
		cache.nextRow[track] = group.firstRow;
		cache.valuesBack[track] = group.ValuesBack(track % kGroupLanes);
	}
}

/** Moves a cursor to the block that a time is in. False if it was in another one. */
template <typename Blocks>
bool MoveToBlock(const Blocks& blocks, float time, SegmentCache& cache)
{
	const bool isInside = cache.blockStart <= time && time < cache.blockEnd;
	if (!isInside)
	{
		cache.block = static_cast<std::uint32_t>(blocks.Find(time));
		cache.blockStart = blocks.StartOf(cache.block);
		cache.blockEnd = blocks.StartOf(cache.block + 1);
	}
	return isInside;
}

/**
 * Makes a cursor ready for a time: in another block or earlier than the last one, nothing is known of where its tracks
 * are in the block, and they start from its first row.
 */
inline void EnterTime(const KeyBlocks& blocks, float time, SegmentCache& cache)
{
	const bool isInside = MoveToBlock(blocks, time, cache);
	if (!isInside || time < cache.time)
	{
		EnterBlock(blocks.At(cache.block), cache);
	}
	cache.time = time;
}

/**
 * A track's segment at `time`, from a row that is not after it. The row moves to that of the segment, and with it the
 * number of floats from the track's time in the row back to its values.
 */
template <std::size_t Width>
MRIA_FORCE_INLINE Segment FindSegment(
	const BlockGroups& groups, std::size_t lane, float time, std::uint32_t& row, std::uint32_t& valuesBack)
{
	const float* times = groups.Row(row) + lane;
	while (times[kGroupLanes] <= time)
	{
		times += kGroupLanes;
		++row;
		valuesBack += kGroupLanes - Width;
	}
	const float* const values = times - valuesBack;
	MRIA_PREFETCH(times + 2 * kLineFloats); // for the segments after this one
	MRIA_PREFETCH(values + kLineFloats);
	return SegmentBetween<Width>(times[0], times[kGroupLanes], values);
}

/** Moves one track of a cursor to the segment at `time`: usually the next one, since playback runs forwards. */
template <std::size_t Width>
MRIA_FORCE_INLINE void EnterSegment(const BlockGroups& groups, std::size_t track, float time, SegmentCache& cache)
{
	std::uint32_t row = cache.nextRow[track];
	std::uint32_t valuesBack = cache.valuesBack[track];
	const Segment segment = FindSegment<Width>(groups, track % kGroupLanes, time, row, valuesBack);
	segment.base.Store(&cache.base[4 * track]);
	segment.slope.Store(&cache.slope[4 * track]);
	cache.start[track] = segment.start;
	cache.end[track] = segment.end;
	cache.nextRow[track] = row + 1;
	cache.valuesBack[track] = valuesBack + kGroupLanes - Width;
}

/** Moves those tracks on whose bit is set. */
template <std::size_t Width>
MRIA_FORCE_INLINE void EnterStaleSegments(
	const BlockGroups& groups, std::size_t firstTrack, std::uint64_t stale, float time, SegmentCache& cache)
{
	for (; stale != 0; stale &= stale - 1)
	{
		EnterSegment<Width>(groups, firstTrack + LowestBit(stale), time, cache);
	}
}

/** Bit n is set where track n of these four has left its segment. */
MRIA_FORCE_INLINE unsigned FindStale(const SegmentCache& cache, std::size_t first, Float4 now)
{
	const Float4 isEarly = Less(now, Float4::Load(&cache.start[first]));
	const Float4 isLate = LessEqual(Float4::Load(&cache.end[first]), now);
	return Bits(isEarly | isLate);
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

inline Float4 Select(Float4 mask, Float4 a, Float4 b)
{
	return (mask & a) | AndNot(mask, b);
}

/** The segments of four neighbouring tracks that a time is in. */
struct FoundSegments
{
	Float4 start;
	Float4 end;
	const float* values[kBlock]; ///< Of the key at its start; those at its end follow.
};

/** A row that no lane is before, near the one where all lanes are; `row` is a guess. */
MRIA_FORCE_INLINE std::size_t FirstRow(const float* times, std::size_t row, Float4 now)
{
	while (Bits(LessEqual(Float4::Load(times + row), now)) != 15)
	{
		row = row > kRowsBack ? row - kRowsBack : 0;
	}
	return row;
}

/** Each lane has its own last row at or before the time; in the last row of a block, all are after it. */
template <std::size_t Width>
MRIA_FORCE_INLINE FoundSegments FindSegments(const BlockGroups& groups, std::size_t firstTrack, float time, float share)
{
	const GroupBlock& group = groups[firstTrack / kGroupLanes];
	const std::size_t lane = firstTrack % kGroupLanes;
	const float* const rows = groups.Rows(firstTrack / kGroupLanes);
	const Float4 now = Float4::All(time);
	const std::size_t firstRow = FirstRow(rows + lane, group.RowAt(share), now);
	const float* row = rows + lane + firstRow;
	const auto skipped = static_cast<float>(firstRow / kGroupLanes);
	Float4 start = Float4::Load(row);
	Float4 next = Float4::Load(row + kGroupLanes);
	Float4 end = next;
	Float4 count = Float4::All(skipped);
	row += 2 * kGroupLanes;
	for (Float4 isPassed = LessEqual(next, now); Bits(isPassed) != 0; isPassed = LessEqual(next, now))
	{
		start = Select(isPassed, next, start);
		next = Float4::Load(row);
		end = Select(isPassed, next, end);
		count = count + (isPassed & Float4::All(1.0f));
		row += kGroupLanes;
	}
	float keys[kBlock];
	count.Store(keys);
	FoundSegments found{start, end, {}};
	for (std::size_t i = 0; i < kBlock; ++i)
	{
		found.values[i] = rows + static_cast<std::size_t>(keys[i]) * Width - group.valuesBack[lane + i];
	}
	return found;
}

template <std::size_t Width>
MRIA_FORCE_INLINE Float4 ValueBetween(const float* values, Float4 perSecond, Float4 since)
{
	const Float4 base = Float4::Load(values);
	return base + (Float4::Load(values + Width) - base) * perSecond * since;
}

/** Four neighbouring tracks from their segments, with the arithmetic of EvaluateCached to the bit. */
template <std::size_t Width>
MRIA_FORCE_INLINE void EvaluateFound(const FoundSegments& found, float time, Float4 (&out)[kBlock])
{
	const Float4 since = Float4::All(time) - found.start;
	const Float4 perSecond = InverseLengths(found.end - found.start);
	out[0] = ValueBetween<Width>(found.values[0], perSecond.Spread<0>(), since.Spread<0>());
	out[1] = ValueBetween<Width>(found.values[1], perSecond.Spread<1>(), since.Spread<1>());
	out[2] = ValueBetween<Width>(found.values[2], perSecond.Spread<2>(), since.Spread<2>());
	out[3] = ValueBetween<Width>(found.values[3], perSecond.Spread<3>(), since.Spread<3>());
}

} // namespace mria::SamplerDetail
