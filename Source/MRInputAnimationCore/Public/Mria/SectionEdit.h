// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/ClipTime.h"
#include "Mria/Overview.h"

#include <cstdint>
#include <vector>

/** Tick arithmetic for the mouse and menu actions of a section editor. */
namespace mria
{

/** A clip and its exclusive end tick. */
struct ClipRange
{
	ClipTime clip;
	std::int64_t end = 0;
};

/** Distance in pixels at which a dragged edge snaps to a marker. */
inline constexpr double kSnapPixels = 8.0;

/**
 * Returns the ticks in [first, last] at which the recording has a marker or its first or last frame, in ascending
 * order without duplicates. For a loop, those of every cycle, at most a few thousand.
 */
MRINPUTANIMATIONCORE_API std::vector<std::int64_t> FindSnapTicks(const ClipTime& clip, bool loops,
	const std::vector<OverviewMarker>& markers, std::int64_t first, std::int64_t last);

/** Returns the nearest candidate within kSnapPixels, or the tick itself. If two are equally near, the first wins. */
MRINPUTANIMATIONCORE_API std::int64_t SnapTick(
	std::int64_t tick, const std::vector<std::int64_t>& candidates, double ticksPerPixel);

/**
 * Returns how far to move the content of a clip that is dragged by `drag` ticks to later times: that distance, or
 * the one that brings a candidate to an edge of the range, if it is close enough. Candidates are their positions
 * before the drag.
 */
MRINPUTANIMATIONCORE_API std::int64_t SnapSlip(std::int64_t drag, std::int64_t start, std::int64_t end,
	const std::vector<std::int64_t>& candidates, double ticksPerPixel);

/**
 * Returns the same part of the recording at another rate, from the same tick on; its length changes accordingly.
 * With the opposite sign it plays in reverse. A rate of 0 changes only the rate.
 */
MRINPUTANIMATIONCORE_API ClipRange WithRate(const ClipRange& range, double rate);

/** Returns the whole recording, played once from the same tick on. */
MRINPUTANIMATIONCORE_API ClipRange AtFullLength(const ClipTime& clip);

} // namespace mria
