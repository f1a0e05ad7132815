// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Text/Timeline.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace mria
{

namespace TimelineDetail
{
struct Cells
{
	const char* off;
	const char* partly;
	const char* on;
	const char* tick;
};

constexpr Cells kUnicode = {"\u00b7", "\u2592", "\u2588", "\u25b2"};
constexpr Cells kAscii = {".", "+", "#", "^"};

/** The range's start, as a cell count from the left edge. */
double CellOf(double time, const TimeRange& range, std::size_t width)
{
	const double length = static_cast<double>(range.end) - range.start;
	return length > 0.0 ? (time - range.start) / length * static_cast<double>(width) : 0.0;
}

/** Adds to each cell the share of it that the interval covers; an interval without length still shows. */
void Cover(std::vector<double>& cells, double start, double end)
{
	const double last = static_cast<double>(cells.size());
	const std::size_t firstCell = static_cast<std::size_t>(std::clamp(start, 0.0, last - 1.0));
	const std::size_t endCell = static_cast<std::size_t>(std::clamp(std::ceil(end), 1.0, last));
	for (std::size_t cell = firstCell; cell < std::max(endCell, firstCell + 1); ++cell)
	{
		const double left = static_cast<double>(cell);
		cells[cell] += std::max(1e-6, std::min(end, left + 1.0) - std::max(start, left));
	}
}
} // namespace TimelineDetail

std::size_t StripCells(std::size_t screenWidth, std::size_t labelWidth)
{
	return screenWidth > labelWidth ? screenWidth - labelWidth : TimelineStyle().width;
}

std::string TimelineStrip(Span<const Interval> intervals, const TimeRange& range, const TimelineStyle& style)
{
	using namespace TimelineDetail;
	constexpr double kAlmostWhole = 0.999;
	const Cells& look = style.hasUtf8 ? kUnicode : kAscii;
	std::vector<double> cells(style.width, 0.0);
	for (const Interval& interval : intervals)
	{
		const bool hasLength = range.end > range.start;
		Cover(cells, hasLength ? CellOf(interval.start, range, style.width) : 0.0,
			hasLength ? CellOf(interval.end, range, style.width) : static_cast<double>(style.width));
	}
	std::string strip;
	for (const double share : cells)
	{
		strip += share > kAlmostWhole ? look.on : share > 0.0 ? look.partly : look.off;
	}
	return strip;
}

std::string MarkerStrip(Span<const Marker> markers, const TimeRange& range, const TimelineStyle& style)
{
	using namespace TimelineDetail;
	const Cells& look = style.hasUtf8 ? kUnicode : kAscii;
	std::vector<bool> hasMarker(style.width, false);
	for (const Marker& marker : markers)
	{
		const double cell = CellOf(marker.time, range, style.width);
		if (marker.time >= range.start && marker.time <= range.end)
		{
			hasMarker[std::min(static_cast<std::size_t>(cell), style.width - 1)] = true;
		}
	}
	std::string strip;
	for (const bool isMarked : hasMarker)
	{
		strip += isMarked ? look.tick : " ";
	}
	return strip;
}

double TotalLength(Span<const Interval> intervals)
{
	double length = 0.0;
	for (const Interval& interval : intervals)
	{
		length += static_cast<double>(interval.end) - interval.start;
	}
	return length;
}

} // namespace mria
