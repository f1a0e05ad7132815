// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/ClipTime.h"
#include "Mria/Overview.h"

#include <cstdint>
#include <vector>

/** What the mouse and the menus of an editor do to a section, as arithmetic on ticks. */
namespace mria
{

/** A clip and the tick that it ends before. */
struct ClipRange
{
	ClipTime clip;
	std::int64_t end = 0;
};

/** How near a dragged edge has to come to snap to a marker. */
inline constexpr double kSnapPixels = 8.0;

/**
 * The ticks from `first` to `last`, both included, at which the recording has a marker or its first or last frame; in
 * rising order, each once. For a loop those of every cycle, at most a few thousand.
 */
MRINPUTANIMATIONCORE_API std::vector<std::int64_t> FindSnapTicks(const ClipTime& clip, bool loops,
	const std::vector<OverviewMarker>& markers, std::int64_t first, std::int64_t last);

/** The nearest candidate at most kSnapPixels away, otherwise the tick itself. If two are as near, the first one wins.
 */
MRINPUTANIMATIONCORE_API std::int64_t SnapTick(
	std::int64_t tick, const std::vector<std::int64_t>& candidates, double ticksPerPixel);

/**
 * How far to move a clip's content that is dragged by that many ticks to later times: as far, or so far that a
 * candidate comes to an edge of the range, if that is near enough. Candidates are where they are before the drag.
 */
MRINPUTANIMATIONCORE_API std::int64_t SnapSlip(std::int64_t drag, std::int64_t start, std::int64_t end,
	const std::vector<std::int64_t>& candidates, double ticksPerPixel);

/**
 * The same part of the recording at another rate, from the same tick on: as much longer as it is slower. With the sign
 * turned it runs from where it ended to where it began. A rate of 0 changes the rate alone.
 */
MRINPUTANIMATIONCORE_API ClipRange WithRate(const ClipRange& range, double rate);

/** The whole recording once, from the same tick on. */
MRINPUTANIMATIONCORE_API ClipRange AtFullLength(const ClipTime& clip);

} // namespace mria
