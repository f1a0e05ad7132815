// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Recording.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace mria
{

/** Ticks a second as a fraction, such as 24000/1 or 60000/1001. Both have to be above 0. */
struct TickRate
{
	std::int32_t numerator = 24000;
	std::int32_t denominator = 1;
};

/** A moment on a time line: whole ticks and a part of the next one, 0 to below 1. */
struct TickTime
{
	std::int64_t tick = 0;
	double part = 0.0;
};

/** The same span at another rate, to the nearest tick; halves go away from 0. */
MRINPUTANIMATIONCORE_API std::int64_t ConvertTicks(std::int64_t ticks, TickRate from, TickRate to);

/**
 * A recording laid on a time line of ticks: which position of the recording stands at which tick. Positions are those
 * of LoopLine::OffsetOf, so they run on through cycles and may lie outside the range.
 *
 * position(t) = anchor + (t - start + offset) / ticks a second * rate; the anchor is the range's start, or its end for
 * a negative rate. The offset counts ticks of the time line, not of the recording, so that cutting off a beginning is a
 * sum of whole numbers and the content stays to the bit where it was, at any rate.
 *
 * Every position comes from whole numbers by one division and one multiply-add, each rounded once: nothing adds up
 * along the line. Ticks may be up to 2^31 away from each other either way, as Unreal's are.
 *
 * A rate that is not finite counts as 1. At rate 0 every tick shows the anchor.
 */
struct ClipTime
{
	std::int64_t start = 0; ///< The tick that the clip begins at.
	std::int64_t offset = 0; ///< Ticks that lie before `start` in the clip; below 0 it begins before its recording.
	double rate = 1.0; ///< Recording seconds per second; negative plays from the range's end backwards.
	TickRate ticks;
	TimeRange range; ///< The recording's.

	/** The rate, or 1 if it is not finite. */
	MRINPUTANIMATIONCORE_API double UsableRate() const;

	MRINPUTANIMATIONCORE_API double PositionAt(TickTime time) const;
	double PositionAt(std::int64_t tick) const { return PositionAt(TickTime{tick, 0.0}); }

	/**
	 * The same as a recording has its times: inside the range rounded to a float. What was recorded on a frame is then
	 * met on that very frame, and not one later for the last bit of a float.
	 */
	MRINPUTANIMATIONCORE_API double RecordedPositionAt(TickTime time) const;

	/**
	 * The recorded position as it is shown. In a loop the range's end itself is never shown, so that a frame on the
	 * seam looks the same whether time has run or jumped there: it is the next cycle's start or, backwards, the last
	 * moment before the end.
	 */
	MRINPUTANIMATIONCORE_API double ShownPositionAt(TickTime time, bool loops) const;

	/** A few bits before that tick's position, also after folding into a cycle. At rate 0 the same one. */
	MRINPUTANIMATIONCORE_API double PositionBefore(std::int64_t tick) const;

	/**
	 * The tick nearest to a position; the inverse of PositionAt for whole ticks. At most 2^53 away
	 * from the start, however slow the rate is.
	 */
	MRINPUTANIMATIONCORE_API std::int64_t NearestTick(double position) const;

	/** How many ticks the whole recording takes, rounded up; at least 1, and 1 at rate 0; at most 2^53. */
	MRINPUTANIMATIONCORE_API std::int64_t LengthInTicks() const;

	/** The clip that begins at another tick, its content where it was: what trimming and splitting make. */
	ClipTime BeginningAt(std::int64_t tick) const
	{
		ClipTime clip = *this;
		clip.offset += tick - start;
		clip.start = tick;
		return clip;
	}

	/** The clip at its place with its content moved to earlier ticks, or for negative ones to later. */
	ClipTime SlippedBy(std::int64_t byTicks) const
	{
		ClipTime clip = *this;
		clip.offset += byTicks;
		return clip;
	}

	/** The same clip on a time line of other ticks; start and offset are rounded. */
	MRINPUTANIMATIONCORE_API ClipTime ConvertedTo(TickRate other) const;
};

/**
 * The ticks from `first` to `last`, both included, at which one of the positions stands, rising, each once; with
 * `loops` those of every cycle, the recording's earlier ones first, until there are about `most`. None at rate 0.
 */
MRINPUTANIMATIONCORE_API std::vector<std::int64_t> FindTicks(const ClipTime& clip, bool loops,
	const std::vector<double>& positions, std::int64_t first, std::int64_t last, std::size_t most);

} // namespace mria
