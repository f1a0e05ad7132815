// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/StripDrawing.h"

#include "Drawing/StripParts.h"
#include "Mria/FloatRules.h"

#include <algorithm>
#include <cmath>

namespace mria
{

namespace StripDrawingDetail
{
constexpr double kLaneGap = 2.0;
constexpr double kHitDistance = 5.0;

/** Where the rows of a strip are, from its upper edge. A row that is not shown has no height. */
struct StripRows
{
	StripRows(const DrawingSize& size, const StripLook& look)
		: width(size.width)
		, rulerBottom((std::min)(look.hasRuler ? 16.0 : 0.0, size.height))
		, markersBottom((std::min)(rulerBottom + (look.hasMarkers ? 14.0 : 0.0), size.height))
		, laneGap((std::min)(kLaneGap, size.height - markersBottom))
		, laneHeight((size.height - markersBottom - laneGap) / 2.0)
	{
	}

	DrawnArea Ruler() const { return {0.0, 0.0, width, rulerBottom}; }
	DrawnArea Markers() const { return {0.0, rulerBottom, width, markersBottom - rulerBottom}; }

	DrawnArea Lane(Hand hand) const
	{
		return {0.0, markersBottom + static_cast<double>(hand) * (laneHeight + laneGap), width, laneHeight};
	}

	double width;
	double rulerBottom;
	double markersBottom;
	double laneGap;
	double laneHeight;
};

/** A scale on which a hand at rest looks still. */
double MaxSpeedOf(const Overview& overview)
{
	constexpr double kSlowestFull = 0.25;
	return (std::max)({kSlowestFull, double{overview.hands[0].maxSpeed}, double{overview.hands[1].maxSpeed}});
}

void AddLane(Drawing& drawing, const Overview& overview, Hand hand, const TimeView& view, const DrawnArea& lane)
{
	AddBox(drawing, lane, Colours::kLane);
	DrawingDetail::AddHandBands(drawing, overview[hand], hand, view, lane);
}
} // namespace StripDrawingDetail

Drawing MakeStrip(const Overview& overview, const TimeView& view, const DrawingSize& size, const StripLook& look,
	const TextMeasure& measure)
{
	using namespace StripDrawingDetail;

	Drawing drawing;
	if (!DrawingDetail::IsDrawable(size) || !IsAbove(view.Length(), 0.0))
	{
		return drawing;
	}
	const StripRows rows(size, look);
	AddBox(drawing, {0.0, 0.0, size.width, size.height}, Colours::kBackground);
	for (const Hand hand : kHands)
	{
		AddLane(drawing, overview, hand, view, rows.Lane(hand));
		if (look.hasSpeed)
		{
			DrawingDetail::AddSpeed(drawing, overview, hand, view, rows.Lane(hand), MaxSpeedOf(overview));
		}
		const std::string& name = look.handNames[static_cast<std::size_t>(hand)];
		if (!name.empty())
		{
			DrawingDetail::AddHandName(drawing, name, hand, rows.Lane(hand), measure);
		}
	}
	if (look.hasRuler)
	{
		AddRuler(drawing, view, rows.Ruler(), measure);
	}
	if (look.hasMarkers)
	{
		DrawingDetail::AddMarkers(drawing, overview, view, rows.Markers(), size.height, measure);
	}
	const double playheadX = look.playhead ? TimeToX(view, size.width, *look.playhead) : -1.0;
	if (playheadX >= 0.0 && playheadX <= size.width)
	{
		drawing.lines.push_back({{{playheadX, 0.0}, {playheadX, size.height}}, Colours::kPlayhead, 1.5f});
	}
	return drawing;
}

Drawing MakeThumbnail(const Overview& overview, const DrawingSize& size)
{
	using namespace StripDrawingDetail;

	Drawing drawing;
	if (!DrawingDetail::IsDrawable(size))
	{
		return drawing;
	}
	constexpr double kMarginShare = 0.06;
	constexpr double kLaneShare = 0.11;
	const TimeView view = FitView(overview.range.start, overview.range.end);
	const double margin = (std::min)(size.width, size.height) * kMarginShare;
	const double laneHeight = size.height * kLaneShare;
	const double gap = (std::min)(kLaneGap, margin);
	const double lanesTop = size.height - margin - 2.0 * laneHeight - gap;
	const double width = size.width - 2.0 * margin;
	AddBox(drawing, {0.0, 0.0, size.width, size.height}, Colours::kBackground);
	for (const Hand hand : kHands)
	{
		const double top = lanesTop + static_cast<double>(hand) * (laneHeight + gap);
		AddLane(drawing, overview, hand, view, {margin, top, width, laneHeight});
	}
	DrawingDetail::AddPaths(drawing, overview, {margin, margin, width, lanesTop - 2.0 * margin});
	return drawing;
}

std::optional<std::size_t> FindMarkerAt(const Overview& overview, const TimeView& view, const DrawingSize& size,
	const StripLook& look, const DrawnPoint& point)
{
	using namespace StripDrawingDetail;

	const StripRows rows(size, look);
	std::optional<std::size_t> nearest;
	if (point.y < rows.rulerBottom || point.y >= rows.markersBottom)
	{
		return nearest;
	}
	double nearestDistance = kHitDistance;
	for (std::size_t i = 0; i < overview.markers.size(); ++i)
	{
		const double x = TimeToX(view, size.width, overview.markers[i].time);
		const double distance = std::fabs(x - point.x);
		if (x >= 0.0 && x <= size.width && distance <= nearestDistance)
		{
			nearest = i;
			nearestDistance = distance;
		}
	}
	return nearest;
}

bool IsOnPlayhead(const TimeView& view, const DrawingSize& size, const StripLook& look, const DrawnPoint& point)
{
	return look.playhead && point.y >= 0.0 && point.y < size.height &&
		std::fabs(TimeToX(view, size.width, *look.playhead) - point.x) <= StripDrawingDetail::kHitDistance;
}

} // namespace mria
