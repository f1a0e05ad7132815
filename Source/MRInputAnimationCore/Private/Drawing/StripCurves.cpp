// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Drawing/StripParts.h"
#include "Mria/FloatRules.h"

#include <algorithm>
#include <cmath>

namespace mria
{

namespace DrawingDetail
{
/** Joins points to lines; a single point makes none. */
class LineBuilder
{
public:
	LineBuilder(Drawing& drawing, const Colour& colour, float thickness)
		: drawing_(drawing)
		, line_{{}, colour, thickness}
	{
	}

	/** Points closer than half a pixel to the one before are left out. */
	void Add(const DrawnPoint& point)
	{
		constexpr double kLeastDistance = 0.5;
		std::vector<DrawnPoint>& points = line_.points;
		if (points.empty() || std::fabs(points.back().x - point.x) >= kLeastDistance ||
			std::fabs(points.back().y - point.y) >= kLeastDistance)
		{
			points.push_back(point);
		}
	}

	/** The line ends here; also needed after the last point. */
	void Break()
	{
		if (line_.points.size() > 1)
		{
			drawing_.lines.push_back(line_);
		}
		line_.points.clear();
	}

private:
	Drawing& drawing_;
	DrawnLine line_;
};

/** Looks spans up for times that rise. */
class SpanCursor
{
public:
	explicit SpanCursor(const std::vector<OverviewSpan>& spans)
		: spans_(spans)
	{
	}

	/** Whether a span overlaps the time from `start` to `end`. */
	bool Overlaps(double start, double end)
	{
		while (next_ < spans_.size() && spans_[next_].end <= start)
		{
			++next_;
		}
		return next_ < spans_.size() && spans_[next_].start < end;
	}

private:
	const std::vector<OverviewSpan>& spans_;
	std::size_t next_ = 0;
};

/** Positions as they are seen from behind, so large that `bounds` fill the area. */
class Projection
{
public:
	Projection(const Workspace& bounds, const DrawnArea& area)
		: area_(area)
		, middle_{0.5 * (double{bounds.low.x} + bounds.high.x), 0.5 * (double{bounds.low.y} + bounds.high.y)}
		, target_{area.left + 0.5 * area.width, area.top + 0.5 * area.height}
	{
		constexpr double kSmallest = 0.05; // metres: what is shown of a hand that rests
		const double width = (std::max)(double{bounds.high.x} - bounds.low.x, kSmallest);
		const double height = (std::max)(double{bounds.high.y} - bounds.low.y, kSmallest);
		scale_ = (std::min)(area.width / width, area.height / height);
	}

	const DrawnArea& Area() const { return area_; }

	DrawnPoint operator()(const Vec3& position) const
	{
		return {std::clamp(target_.x + (position.x - middle_.x) * scale_, area_.left, area_.Right()),
			std::clamp(target_.y - (position.y - middle_.y) * scale_, area_.top, area_.Bottom())};
	}

private:
	DrawnArea area_;
	DrawnPoint middle_;
	DrawnPoint target_;
	double scale_ = 1.0;
};

void AddPath(Drawing& drawing, const OverviewPath& path, const Projection& project, Hand hand, float thickness)
{
	LineBuilder line(drawing, Colours::OfCurve(hand), thickness);
	for (const OverviewPoint& point : path)
	{
		if (point.isStart)
		{
			line.Break();
		}
		line.Add(project(point.position));
	}
	line.Break();
}

void AddDot(Drawing& drawing, const DrawnPoint& middle, double wantedSide, const DrawnArea& area, const Colour& colour)
{
	const double side = (std::min)({wantedSide, area.width, area.height});
	const double left = (std::max)((std::min)(middle.x - 0.5 * side, area.Right() - side), area.left);
	const double top = (std::max)((std::min)(middle.y - 0.5 * side, area.Bottom() - side), area.top);
	AddBox(drawing, {left, top, side, side}, colour);
}

/** From point to point of the path: a pinch that begins or ends between two reaches to both. */
void AddPinches(Drawing& drawing, const OverviewHand& overview, const Projection& project, Hand hand, float thickness)
{
	const Colour colour = Colours::OfHand(hand);
	LineBuilder line(drawing, colour, 2.0f * thickness);
	SpanCursor pinched(overview.pinched);
	bool wasPinched = false;
	for (std::size_t i = 1; i < overview.path.size(); ++i)
	{
		const OverviewPoint& from = overview.path[i - 1];
		const OverviewPoint& to = overview.path[i];
		const bool isPinched = !to.isStart && pinched.Overlaps(from.time, to.time);
		if (isPinched && !wasPinched)
		{
			line.Break();
			line.Add(project(from.position));
			AddDot(drawing, project(from.position), 4.0 * double{thickness}, project.Area(), colour);
		}
		if (isPinched)
		{
			line.Add(project(to.position));
		}
		wasPinched = isPinched;
	}
	line.Break();
}

void AddSpeed(
	Drawing& drawing, const Overview& overview, Hand hand, const TimeView& view, const DrawnArea& area, double maxSpeed)
{
	const std::vector<float>& speeds = overview[hand].peakSpeed;
	const double columnTime = overview.Duration() / overview.columns;
	const bool isColumnWide = columnTime / view.Length() * area.width >= 1.0;
	LineBuilder line(drawing, Colours::OfCurve(hand), 1.0f);
	SpanCursor tracked(overview[hand].tracked);
	double peak = 0.0;
	double lastX = area.left;
	for (std::size_t column = 0; column < speeds.size() && columnTime > 0.0; ++column)
	{
		const double start = overview.range.start + static_cast<double>(column) * columnTime;
		const double middle = start + 0.5 * columnTime;
		if (middle < view.start || middle > view.end)
		{
			continue;
		}
		if (!tracked.Overlaps(start, start + columnTime))
		{
			line.Break();
			peak = 0.0;
			continue;
		}
		const double x = area.left + TimeToX(view, area.width, middle);
		peak = (std::max)(peak, double{speeds[column]});
		if (x - lastX >= 1.0 || isColumnWide)
		{
			line.Add({x, area.top + (1.0 - std::clamp(peak / maxSpeed, 0.0, 1.0)) * area.height});
			lastX = x;
			peak = 0.0;
		}
	}
	line.Break();
}

void AddPaths(Drawing& drawing, const Overview& overview, const DrawnArea& area)
{
	if (overview.handBounds.isEmpty || area.width <= 0.0 || area.height <= 0.0)
	{
		return;
	}
	const Projection project(overview.handBounds, area);
	// Canvases do not smooth lines, and small tiles scale this picture down: thin lines would flicker.
	const float thickness = static_cast<float>((std::max)(1.5, 0.01 * (std::max)(area.width, area.height)));
	for (const Hand hand : kHands)
	{
		AddPath(drawing, overview[hand].path, project, hand, thickness);
		AddPinches(drawing, overview[hand], project, hand, thickness);
	}
}
} // namespace DrawingDetail

} // namespace mria
