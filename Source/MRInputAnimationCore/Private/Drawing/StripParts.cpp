// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Drawing/StripParts.h"

#include "Drawing/DrawingText.h"
#include "Mria/FloatRules.h"
#include "Mria/StripDrawing.h"

#include <algorithm>
#include <cmath>

namespace mria
{

namespace DrawingDetail
{
constexpr double kTextHeight = 12.0;
constexpr double kTextIndent = 3.0;

double XOf(const TimeView& view, const DrawnArea& area, double time)
{
	return area.left + TimeToX(view, area.width, time);
}

bool IsVisible(const TimeView& view, double time)
{
	return time >= view.start && time <= view.end;
}

/** A span's band within the area, at least 1 wide if the area is. */
DrawnArea BandOf(const OverviewSpan& span, const TimeView& view, const DrawnArea& area)
{
	constexpr double kLeastWidth = 1.0;
	double left = std::clamp(XOf(view, area, span.start), area.left, area.Right());
	double right = std::clamp(XOf(view, area, span.end), area.left, area.Right());
	if (right - left < kLeastWidth)
	{
		left = (std::max)((std::min)(left, area.Right() - kLeastWidth), area.left);
		right = (std::min)(left + kLeastWidth, area.Right());
	}
	return {left, area.top, right - left, area.height};
}

void AddBands(Drawing& drawing, const std::vector<OverviewSpan>& spans, const TimeView& view, const DrawnArea& area,
	const Colour& colour)
{
	constexpr double kLeastGap = 0.5;
	DrawnArea open; // grows while the next band is too close to be seen separately
	for (const OverviewSpan& span : spans)
	{
		if (span.end <= view.start || span.start >= view.end)
		{
			continue;
		}
		const DrawnArea band = BandOf(span, view, area);
		if (open.width > 0.0 && band.left - open.Right() < kLeastGap)
		{
			open.width = (std::max)(open.Right(), band.Right()) - open.left;
			continue;
		}
		AddBox(drawing, open, colour);
		open = band;
	}
	AddBox(drawing, open, colour);
}

bool IsDrawable(const DrawingSize& size)
{
	constexpr double kLeast = 1.0;
	constexpr double kMost = 65536.0;
	return IsAtMost(kLeast, size.width) && IsAtMost(kLeast, size.height) && size.width <= kMost && size.height <= kMost;
}

void AddHandBands(
	Drawing& drawing, const OverviewHand& overview, Hand hand, const TimeView& view, const DrawnArea& lane)
{
	constexpr double kPinchShare = 0.3;
	const double pinchHeight = lane.height * kPinchShare;
	const DrawnArea pinchArea{lane.left, lane.Bottom() - pinchHeight, lane.width, pinchHeight};
	AddBands(drawing, overview.tracked, view, lane, Colours::OfTracked(hand));
	AddBands(drawing, overview.pinched, view, pinchArea, Colours::OfHand(hand));
}

void AddHandName(
	Drawing& drawing, const std::string& name, Hand hand, const DrawnArea& lane, const TextMeasure& measure)
{
	const double width = measure(name);
	if (lane.height >= kTextHeight && lane.width >= width + 2.0 * kTextIndent)
	{
		const DrawnArea area{lane.left + kTextIndent, lane.top, width, kTextHeight};
		drawing.texts.push_back({area, name, Colours::OfCurve(hand)});
	}
}

void AddMarkers(Drawing& drawing, const Overview& overview, const TimeView& view, const DrawnArea& row, double bottom,
	const TextMeasure& measure)
{
	constexpr double kFlagWidth = 5.0;
	constexpr double kLeastGap = 0.5;
	double lastX = row.left - 1.0;
	for (std::size_t i = 0; i < overview.markers.size(); ++i)
	{
		const OverviewMarker& marker = overview.markers[i];
		if (!IsVisible(view, marker.time))
		{
			continue;
		}
		const double x = std::clamp(XOf(view, row, marker.time), row.left, row.Right());
		const bool isLast = i + 1 == overview.markers.size();
		const double nextX =
			isLast ? row.Right() : (std::min)(XOf(view, row, overview.markers[i + 1].time), row.Right());
		if (x - lastX >= kLeastGap)
		{
			lastX = x;
			const double flagWidth = (std::min)(kFlagWidth, row.Right() - x);
			AddBox(drawing, {x, row.top + 2.0, flagWidth, row.height - 6.0}, Colours::kMarker);
			drawing.lines.push_back({{{x, row.top}, {x, bottom}}, Colours::kMarkerLine});
		}
		const double room = nextX - x - kFlagWidth - 2.0 * kTextIndent;
		const std::string name = row.height >= kTextHeight && room > 0.0 ? Shorten(marker.name, room, measure) : "";
		if (!name.empty())
		{
			const DrawnArea area{x + kFlagWidth + kTextIndent, row.top, measure(name), kTextHeight};
			drawing.texts.push_back({area, name, Colours::kMarker});
		}
	}
}
} // namespace DrawingDetail

void AddRuler(Drawing& drawing, const TimeView& view, const DrawnArea& area, const TextMeasure& measure)
{
	using namespace DrawingDetail;

	constexpr double kLeastDistance = 56.0;
	if (!IsDrawable({area.width, area.height}) || !IsAbove(view.Length(), 0.0))
	{
		return;
	}
	const double step = FindRulerStep(view, area.width, kLeastDistance);
	const double first = std::ceil(view.start / step);
	const int mostLines = static_cast<int>(area.width / kLeastDistance) + 2;
	double occupiedUntil = area.left;
	for (int i = 0; i < mostLines; ++i)
	{
		const double time = (first + i) * step;
		if (!IsVisible(view, time))
		{
			break;
		}
		const double x = XOf(view, area, time);
		drawing.lines.push_back({{{x, area.top}, {x, area.Bottom()}}, Colours::kRulerLine});
		const std::string text = FormatRulerTime(time, step);
		const DrawnArea textArea{x + kTextIndent, area.top, measure(text), kTextHeight};
		if (textArea.left >= occupiedUntil && textArea.Right() <= area.Right() && area.height >= kTextHeight)
		{
			drawing.texts.push_back({textArea, text, Colours::kRulerText});
			occupiedUntil = textArea.Right() + kTextIndent;
		}
	}
}

} // namespace mria
