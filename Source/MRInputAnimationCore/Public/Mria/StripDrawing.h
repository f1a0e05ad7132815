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

/** What a strip shows in addition to the bands of the hands. */
struct StripLook
{
	bool hasRuler = true; ///< Lines and times along the upper edge.
	bool hasMarkers = true; ///< Flags and names below the ruler, and a vertical line for each.
	bool hasSpeed = true; ///< Speed of each hand over its band, with a common scale.
	std::array<std::string, kHandCount> handNames; ///< Text in the upper left corner of each lane; empty for none.
	std::optional<double> playhead; ///< Time of the playhead line.
};

/**
 * Draws a recording along a timeline: a lane for each hand with a band while it is tracked, a bright band at the
 * lower edge while it pinches, and its speed; a ruler, markers and a playhead. Everything is inside the size. Empty
 * for sizes below 1 or above 65536, or for a view without length. The cost grows with the width and the number of
 * flag changes and markers, not with the number of keys.
 *
 * A band is at least 1 wide, and bands less than 0.5 apart are joined, so there are never more than the width
 * allows. Columns of speed that share a pixel become one point, the highest. The speed scale starts at 0.25 m/s for
 * full height, so that a hand at rest does not look busy. The name of a marker is cut off at the next flag.
 */
MRINPUTANIMATIONCORE_API Drawing MakeStrip(const Overview& overview, const TimeView& view, const DrawingSize& size,
	const StripLook& look, const TextMeasure& measure);

/**
 * Draws a small picture of the whole recording: the paths of the hands seen from behind (right is right, up is up,
 * the same scale for both axes) over their bands. While a hand pinches, its path is bold and begins with a dot.
 */
MRINPUTANIMATIONCORE_API Drawing MakeThumbnail(const Overview& overview, const DrawingSize& size);

/** Adds the lines and times of a ruler; times that would overlap are left out. */
MRINPUTANIMATIONCORE_API void AddRuler(
	Drawing& drawing, const TimeView& view, const DrawnArea& area, const TextMeasure& measure);

/** Returns the marker whose flag is nearest to the point and within 5 units, as an index into overview.markers. */
MRINPUTANIMATIONCORE_API std::optional<std::size_t> FindMarkerAt(const Overview& overview, const TimeView& view,
	const DrawingSize& size, const StripLook& look, const DrawnPoint& point);

/** Whether the point is within 5 units of the playhead; false if none is shown. */
MRINPUTANIMATIONCORE_API bool IsOnPlayhead(
	const TimeView& view, const DrawingSize& size, const StripLook& look, const DrawnPoint& point);

} // namespace mria
