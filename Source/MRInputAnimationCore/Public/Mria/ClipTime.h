// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Recording.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace mria
{

/** Ticks per second as a fraction, such as 24000/1 or 60000/1001. Both numbers must be positive. */
struct TickRate
{
	std::int32_t numerator = 24000;
	std::int32_t denominator = 1;
};

/** A time on a timeline: whole ticks and a fraction of the next tick, in [0, 1). */
struct TickTime
{
	std::int64_t tick = 0;
	double part = 0.0;
};

/** Converts a duration to another rate, rounded to the nearest tick; halves round away from 0. */
MRINPUTANIMATIONCORE_API std::int64_t ConvertTicks(std::int64_t ticks, TickRate from, TickRate to);

/**
 * A recording on a timeline of ticks: maps each tick to a position in the recording. Positions are those of
 * LoopTimeline::OffsetOf: they continue through cycles and may lie outside the range.
 *
 * position(t) = anchor + (t - start + offset) / ticksPerSecond * rate. The anchor is the start of the range, or its
 * end for a negative rate. The offset counts ticks of the timeline, not of the recording. Cutting off a beginning is
 * therefore an addition of integers, and the content keeps its exact positions at any rate. Each position is
 * computed from integers with one division and one multiply-add, each rounded once, so errors do not accumulate.
 *
 * Ticks may be up to 2^31 apart in either direction, as in Unreal. A rate that is NaN or infinite counts as 1, one
 * below 1e-6 in size as 0. At rate 0 every tick maps to the anchor.
 */
struct ClipTime
{
	std::int64_t start = 0; ///< Tick at which the clip begins.
	std::int64_t offset = 0; ///< Ticks of content before `start`. If negative, the clip begins before its recording.
	double rate = 1.0; ///< Recording seconds per second. Negative rates play backwards from the end of the range.
	TickRate ticks;
	TimeRange range; ///< Time range of the recording.

	/** The rate; 1 if it is not finite, 0 if it is below 1e-6 in size. */
	MRINPUTANIMATIONCORE_API double UsableRate() const;

	MRINPUTANIMATIONCORE_API double PositionAt(TickTime time) const;
	double PositionAt(std::int64_t tick) const { return PositionAt(TickTime{tick, 0.0}); }

	/**
	 * The position to display. Inside the range it is rounded to float precision, as a recording stores its times: a
	 * key recorded on a frame is then found on exactly that frame, not one frame later because of the last bit of a
	 * float. A loop never shows the end of its range, so that a frame on the seam looks the same after playing and
	 * after a jump: it shows the start of the next cycle or, backwards, the last moment before the end.
	 */
	MRINPUTANIMATIONCORE_API double ShownPositionAt(TickTime time, bool loops) const;

	/**
	 * The position a few bits before that of `tick`, also after it is wrapped into a cycle. At rate 0, the same
	 * position.
	 */
	MRINPUTANIMATIONCORE_API double PositionBefore(std::int64_t tick) const;

	/**
	 * The tick nearest to a position: the inverse of PositionAt for whole ticks. Clamped to 2^53 ticks from the
	 * start.
	 */
	MRINPUTANIMATIONCORE_API std::int64_t NearestTick(double position) const;

	/** Length of the whole recording in ticks, rounded up: at least 1, at most 2^53. At rate 0, 1. */
	MRINPUTANIMATIONCORE_API std::int64_t LengthInTicks() const;

	/** Returns the clip with another start tick and its content unmoved, as for trimming and splitting. */
	ClipTime BeginningAt(std::int64_t tick) const
	{
		ClipTime clip = *this;
		clip.offset += tick - start;
		clip.start = tick;
		return clip;
	}

	/** Returns the clip with the same start and its content moved to earlier ticks, or to later ticks if negative. */
	ClipTime SlippedBy(std::int64_t byTicks) const
	{
		ClipTime clip = *this;
		clip.offset += byTicks;
		return clip;
	}
};

/**
 * Finds the ticks in [first, last] at which one of the positions is shown, in ascending order without duplicates.
 * With `loops`, every cycle counts, earlier cycles first, up to about `most` ticks. Empty at rate 0.
 */
MRINPUTANIMATIONCORE_API std::vector<std::int64_t> FindTicks(const ClipTime& clip, bool loops,
	const std::vector<double>& positions, std::int64_t first, std::int64_t last, std::size_t most);

} // namespace mria
