// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "FindingTestHelpers.h"
#include "Mria/Drawing.h"
#include "Mria/FloatRules.h"
#include "Mria/Overview.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>

/** Overviews whose pixels can be computed by hand, and questions about drawings. */
namespace mria::DrawingTests
{

/**
 * Ten seconds from 0: the left hand tracked from 2 to 8 and pinching from 4 to 5, moving at 1 m/s from 5 to 8; the
 * right hand never seen; markers "Grab" at 4 and "Let go" at 5.
 */
inline Overview MakeGrab()
{
	using FindingTests::AddFlag;
	using FindingTests::AddVector;

	Recording recording;
	const CurveId palm = JointCurve(Hand::Left, Joint::Palm, PoseComponent::PositionX);
	AddVector(recording, palm, 0.0f, {});
	AddVector(recording, palm, 5.0f, {});
	AddVector(recording, palm, 8.0f, {3.0f, 0.0f, 0.0f});
	AddVector(recording, palm, 10.0f, {3.0f, 0.0f, 0.0f});
	AddFlag(recording, TrackedCurve(Hand::Left), 0.0f, false);
	AddFlag(recording, TrackedCurve(Hand::Left), 2.0f, true);
	AddFlag(recording, TrackedCurve(Hand::Left), 8.0f, false);
	AddFlag(recording, PinchCurve(Hand::Left), 0.0f, false);
	AddFlag(recording, PinchCurve(Hand::Left), 4.0f, true);
	AddFlag(recording, PinchCurve(Hand::Left), 5.0f, false);
	recording.markers = {{4.0f, "Grab"}, {5.0f, "Let go"}};
	return MakeOverview(recording, 100);
}

/** The boxes, lines or texts of a colour. */
template <typename T>
std::vector<T> OfColour(const std::vector<T>& drawn, const Colour& colour)
{
	std::vector<T> found;
	std::copy_if(
		drawn.begin(), drawn.end(), std::back_inserter(found), [&](const T& each) { return each.colour == colour; });
	return found;
}

inline const DrawnText* FindText(const Drawing& drawing, const std::string& text)
{
	const auto found = std::find_if(
		drawing.texts.begin(), drawing.texts.end(), [&](const DrawnText& each) { return each.text == text; });
	return found != drawing.texts.end() ? &*found : nullptr;
}

inline bool IsInside(double x, double y, const DrawingSize& size)
{
	constexpr double kRounding = 1e-6;
	return IsFinite(x) && IsFinite(y) && x >= -kRounding && y >= -kRounding && x <= size.width + kRounding &&
		y <= size.height + kRounding;
}

inline bool IsInside(const DrawnArea& area, const DrawingSize& size)
{
	return IsInside(area.left, area.top, size) && IsInside(area.Right(), area.Bottom(), size);
}

/** Every point is inside the size, and NaN and infinite values are not; every line has two points or more. */
inline void ExpectInside(const Drawing& drawing, const DrawingSize& size)
{
	for (const DrawnBox& box : drawing.boxes)
	{
		EXPECT_TRUE(IsInside(box.area, size)) << "box at " << box.area.left << ", " << box.area.top;
	}
	for (const DrawnLine& line : drawing.lines)
	{
		EXPECT_GE(line.points.size(), 2u);
		for (const DrawnPoint& point : line.points)
		{
			EXPECT_TRUE(IsInside(point.x, point.y, size)) << "line at " << point.x << ", " << point.y;
		}
	}
	for (const DrawnText& text : drawing.texts)
	{
		EXPECT_TRUE(IsInside(text.area, size)) << "text " << text.text << " at " << text.area.left;
	}
}

} // namespace mria::DrawingTests
