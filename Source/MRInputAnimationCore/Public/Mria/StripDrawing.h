// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Drawing.h"
#include "Mria/Overview.h"
#include "Mria/TimeView.h"

#include <array>
#include <cstddef>
#include <optional>
#include <string>

namespace mria
{

/** What a strip shows in addition to the two hands' bands. */
struct StripLook
{
	bool hasRuler = true; ///< Lines and times along the upper edge.
	bool hasMarkers = true; ///< Flags and names below them, and a line down from each.
	bool hasSpeed = true; ///< How fast each hand moves, over its band; both to one scale.
	std::array<std::string, kHandCount> handNames; ///< In the upper left corner of each lane; empty shows none.
	std::optional<double> playhead; ///< The line at the current time.
};

/**
 * A recording along a line of time: a lane for each hand with a band where it is tracked, a bright one at its lower
 * edge where it pinches, and its speed; a ruler, markers and a playhead. Everything is inside the size. Empty for a
 * size below 1 or above 65536, or a view without length. The cost grows with the width and the number of flag changes
 * and markers, not with the recording's keys.
 *
 * A band is exact where it can be: at least 1 wide, and bands with less than 0.5 between them become one, so that there
 * are never more than the size is wide. Columns of speed that share a pixel become one point, the highest of them; the
 * scale begins at 0.25 m/s for full height, so that rest does not look like work. A marker's name ends before the next
 * flag, cut short if necessary.
 */
MRINPUTANIMATIONCORE_API Drawing MakeStrip(const Overview& overview, const TimeView& view, const DrawingSize& size,
	const StripLook& look, const TextMeasure& measure);

/**
 * A small picture of the whole: the hands' paths as seen from behind (right is right, up is up, one scale for both
 * axes) over their bands. Where a hand pinches, its path is bold and begins with a dot.
 */
MRINPUTANIMATIONCORE_API Drawing MakeThumbnail(const Overview& overview, const DrawingSize& size);

/** Adds a ruler's lines and times; times that would overlap are left out. */
MRINPUTANIMATIONCORE_API void AddRuler(
	Drawing& drawing, const TimeView& view, const DrawnArea& area, const TextMeasure& measure);

/** The marker whose flag is nearest to the point and at most 5 away, as an index into overview.markers. */
MRINPUTANIMATIONCORE_API std::optional<std::size_t> FindMarkerAt(const Overview& overview, const TimeView& view,
	const DrawingSize& size, const StripLook& look, const DrawnPoint& point);

/** Whether the point is on the playhead's line or at most 5 away from it; false if none is shown. */
MRINPUTANIMATIONCORE_API bool IsOnPlayhead(
	const TimeView& view, const DrawingSize& size, const StripLook& look, const DrawnPoint& point);

} // namespace mria
