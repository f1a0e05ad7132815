// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "DrawingTestHelpers.h"
#include "Mria/StripDrawing.h"

#include <gtest/gtest.h>

namespace mria::ThumbnailDrawingTests
{
using namespace DrawingTests;

namespace ThumbnailDrawingTestsDetail
{
constexpr DrawingSize kTile{100.0, 100.0};

/** A hand that goes up by a metre, is lost, and comes back next to where it was; it pinches all the time. */
Overview MakeRise()
{
	Overview overview;
	overview.range = {0.0f, 10.0f};
	OverviewHand& hand = overview.hands[0];
	hand.tracked = {{0.0, 4.0}, {6.0, 10.0}};
	hand.pinched = {{0.0, 10.0}};
	hand.path = {{0.0, {0.0f, 0.0f, 0.0f}, true}, {4.0, {0.0f, 1.0f, 0.0f}, false}, {6.0, {0.2f, 1.0f, 0.0f}, true},
		{10.0, {0.2f, 0.0f, 0.0f}, false}};
	overview.handBounds = {false, {0.0f, 0.0f, 0.0f}, {0.2f, 1.0f, 0.0f}};
	return overview;
}
} // namespace ThumbnailDrawingTestsDetail

using namespace ThumbnailDrawingTestsDetail;

TEST(Thumbnail, DrawsUpwardsWhatGoesUpAndNothingWhereTheHandWasLost)
{
	const Drawing drawing = MakeThumbnail(MakeRise(), kTile);
	const std::vector<DrawnLine> path = OfColour(drawing.lines, Colours::OfCurve(Hand::Left));
	const std::vector<DrawnBox> lanes = OfColour(drawing.boxes, Colours::kLane);
	ASSERT_EQ(path.size(), 2u);
	ASSERT_EQ(lanes.size(), 2u);
	EXPECT_GT(path[0].points[0].y, path[0].points[1].y);
	EXPECT_LT(path[1].points[0].y, path[1].points[1].y);
	EXPECT_LT(path[0].points[0].x, path[1].points[0].x);
	EXPECT_LT(path[0].points[0].y, lanes[0].area.top) << "above the lanes";
	EXPECT_NEAR(lanes[1].area.top, lanes[0].area.Bottom() + 2.0, 1e-6);
	EXPECT_EQ(OfColour(drawing.lines, Colours::OfHand(Hand::Left)).size(), 2u) << "bold ones";
}

TEST(Thumbnail, HasOneScaleForBothAxes)
{
	const Drawing drawing = MakeThumbnail(MakeRise(), kTile);
	const std::vector<DrawnLine> path = OfColour(drawing.lines, Colours::OfCurve(Hand::Left));
	ASSERT_EQ(path.size(), 2u);
	const double metre = path[0].points[0].y - path[0].points[1].y;
	EXPECT_NEAR(path[1].points[0].x - path[0].points[0].x, 0.2 * metre, 1e-4);
	EXPECT_NEAR(0.5 * (path[1].points[0].x + path[0].points[0].x), 50.0, 1e-4) << "in the middle";
}

TEST(Thumbnail, HasThickerLinesWhereItIsLarger)
{
	const auto measure = [](double side) { return MakeThumbnail(MakeRise(), {side, side}).lines[0].thickness; };
	EXPECT_GT(measure(512.0), 1.5f * measure(256.0));
	EXPECT_GT(measure(256.0), measure(64.0));
	EXPECT_EQ(measure(64.0), 1.5f);
}

TEST(Thumbnail, ShowsAPathFromBehindOverTheBands)
{
	const Drawing drawing = MakeThumbnail(MakeGrab(), kTile);
	ASSERT_TRUE(drawing.lines[0].colour == Colours::OfCurve(Hand::Left));
	EXPECT_NEAR(drawing.lines[0].points.front().x, 6.0, 1e-3);
	EXPECT_NEAR(drawing.lines[0].points.back().x, 94.0, 1e-3);
	const std::vector<DrawnBox> pinched = OfColour(drawing.boxes, Colours::OfHand(Hand::Left));
	ASSERT_EQ(pinched.size(), 2u) << "a band, and a dot where the hand rests and pinches";
	EXPECT_EQ(pinched[1].area.left, 6.0);
	EXPECT_EQ(pinched[1].area.width, 6.0);
	EXPECT_EQ(pinched[1].area.height, 6.0);
}

TEST(Thumbnail, IsBoldFromADotToTheReleaseWhereAHandCarriesSomething)
{
	Overview overview = MakeGrab();
	overview.hands[0].pinched = {{5.5, 6.0}, {6.5, 7.0}};
	const Drawing drawing = MakeThumbnail(overview, kTile);
	const std::vector<DrawnLine> bold = OfColour(drawing.lines, Colours::OfHand(Hand::Left));
	ASSERT_EQ(bold.size(), 2u);
	// 3 m from 5 s to 8 s, over 88 pixels from 6 on; points are 0.1 s apart.
	EXPECT_NEAR(bold[1].points.front().x, 6.0 + 88.0 / 3.0 * 1.45, 1e-2);
	EXPECT_NEAR(bold[1].points.back().x, 6.0 + 88.0 / 3.0 * 2.05, 1e-2);
	EXPECT_EQ(bold[0].thickness, 2.0f * drawing.lines[0].thickness);
	EXPECT_EQ(OfColour(drawing.boxes, Colours::OfHand(Hand::Left)).size(), 4u) << "two bands and two dots";
}

TEST(Thumbnail, ShowsAHandThatRestsWithoutMagnifyingNoise)
{
	Overview overview = MakeRise();
	overview.hands[0].path = {{0.0, {}, true}, {4.0, {0.01f, 0.0f, 0.0f}, false}};
	overview.handBounds = {false, {}, {0.01f, 0.0f, 0.0f}};
	const std::vector<DrawnLine> path = OfColour(MakeThumbnail(overview, kTile).lines, Colours::OfCurve(Hand::Left));
	ASSERT_EQ(path.size(), 1u);
	EXPECT_LT(path[0].points[1].x - path[0].points[0].x, 20.0) << "a fifth of what 5 cm fill";
}

} // namespace mria::ThumbnailDrawingTests
