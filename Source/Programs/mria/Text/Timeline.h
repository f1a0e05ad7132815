// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Recording.h"
#include "Mria/Span.h"
#include "Text/RecordingSummary.h"

#include <cstddef>
#include <string>

namespace mria
{

/** How a strip is drawn: in Unicode blocks, or in ASCII where those may not show. */
struct TimelineStyle
{
	bool hasUtf8 = false;
	std::size_t width = 60; ///< Cells.
};

/** Cells of a strip after a label on a screen of that width; the usual number if the width is 0. */
std::size_t StripCells(std::size_t screenWidth, std::size_t labelWidth);

/**
 * The intervals as one line of cells, each a share of the range: on all the while, part of it, or not at all. The range
 * must be finite; one without length shows its only moment in every cell.
 */
std::string TimelineStrip(Span<const Interval> intervals, const TimeRange& range, const TimelineStyle& style);

/** The markers on the same scale: a tick in each cell that has one. */
std::string MarkerStrip(Span<const Marker> markers, const TimeRange& range, const TimelineStyle& style);

/** Seconds that the intervals last in all. */
double TotalLength(Span<const Interval> intervals);

} // namespace mria
