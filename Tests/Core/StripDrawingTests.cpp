// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "DrawingTestHelpers.h"
#include "Mria/StripDrawing.h"
#include "Mria/Synth.h"
#include "Support/RandomRecording.h"
#include "Support/TestEffort.h"

#include <gtest/gtest.h>

#include <limits>

namespace mria::StripDrawingTests
{
using namespace DrawingTests;

namespace StripDrawingTestsDetail
{
/** 132 high: 16 ruler, 14 markers, two lanes of 50 with 2 between them. */
constexpr DrawingSize kSize{1000.0, 132.0};
constexpr TimeView kWhole{0.0, 10.0};

StripLook NamedLook()
{
	StripLook look;
	look.handNames = {"Left", "Right"};
	return look;
}

Drawing Make(const Overview& overview, const TimeView& view = kWhole, const DrawingSize& size = kSize)
{
	return MakeStrip(overview, view, size, NamedLook(), &GuessTextWidth);
}

void ExpectArea(const DrawnArea& area, const DrawnArea& expected)
{
	EXPECT_NEAR(area.left, expected.left, 1e-6);
	EXPECT_NEAR(area.top, expected.top, 1e-6);
	EXPECT_NEAR(area.width, expected.width, 1e-6);
	EXPECT_NEAR(area.height, expected.height, 1e-6);
}

void ExpectPoint(const DrawnPoint& point, double x, double y)
{
	EXPECT_NEAR(point.x, x, 1e-3);
	EXPECT_NEAR(point.y, y, 1e-3);
}

/** The uppermost point of the left hand's speed. */
double TopOfSpeed(const Drawing& drawing)
{
	double top = kSize.height;
	for (const DrawnLine& line : OfColour(drawing.lines, Colours::OfCurve(Hand::Left)))
	{
		for (const DrawnPoint& point : line.points)
		{
			top = std::min(top, point.y);
		}
	}
	return top;
}
} // namespace StripDrawingTestsDetail

using namespace StripDrawingTestsDetail;

TEST(StripBands, AreAtExactPixelsInALaneForEachHand)
{
	Overview overview = MakeGrab();
	overview.hands[1].tracked = {{1.0, 2.0}};
	const Drawing drawing = Make(overview);
	const std::vector<DrawnBox> tracked = OfColour(drawing.boxes, Colours::OfTracked(Hand::Left));
	const std::vector<DrawnBox> pinched = OfColour(drawing.boxes, Colours::OfHand(Hand::Left));
	const std::vector<DrawnBox> right = OfColour(drawing.boxes, Colours::OfTracked(Hand::Right));
	ASSERT_EQ(tracked.size(), 1u);
	ASSERT_EQ(pinched.size(), 1u);
	ASSERT_EQ(right.size(), 1u);
	ExpectArea(tracked[0].area, {200.0, 30.0, 600.0, 50.0});
	ExpectArea(pinched[0].area, {400.0, 65.0, 100.0, 15.0});
	ExpectArea(right[0].area, {100.0, 82.0, 100.0, 50.0});
	ASSERT_EQ(OfColour(drawing.boxes, Colours::kLane).size(), 2u);
	ExpectArea(drawing.boxes[0].area, {0.0, 0.0, 1000.0, 132.0});
}

TEST(StripBands, AreCutAtTheEdgesOfTheView)
{
	const Drawing drawing = Make(MakeGrab(), {4.5, 5.5});
	const std::vector<DrawnBox> pinched = OfColour(drawing.boxes, Colours::OfHand(Hand::Left));
	ASSERT_EQ(pinched.size(), 1u);
	ExpectArea(pinched[0].area, {0.0, 65.0, 500.0, 15.0});
	EXPECT_EQ(Make(MakeGrab(), {8.5, 9.5}).boxes.size(), 3u) << "background and lanes only";
	EXPECT_EQ(Make(MakeGrab(), {0.5, 1.5}).boxes.size(), 3u) << "no marker either";
}

TEST(StripBands, NeverLoseAShortPinch)
{
	Overview overview = MakeGrab();
	overview.hands[0].pinched = {{3.0, 3.000001}, {9.999999, 10.0}};
	const std::vector<DrawnBox> pinched = OfColour(Make(overview).boxes, Colours::OfHand(Hand::Left));
	ASSERT_EQ(pinched.size(), 2u);
	EXPECT_NEAR(pinched[0].area.left, 300.0, 1e-6);
	EXPECT_NEAR(pinched[0].area.width, 1.0, 1e-9);
	EXPECT_NEAR(pinched[1].area.left, 999.0, 1e-6) << "inside at the right edge";
	EXPECT_NEAR(pinched[1].area.width, 1.0, 1e-9);
}

TEST(StripBands, AreNeverMoreThanPixels)
{
	Overview overview = MakeGrab();
	overview.hands[0].pinched.clear();
	for (int i = 0; i < 100000; ++i)
	{
		overview.hands[0].pinched.push_back({i * 1e-4, (i + 0.5) * 1e-4});
	}
	const std::vector<DrawnBox> pinched = OfColour(Make(overview).boxes, Colours::OfHand(Hand::Left));
	ASSERT_EQ(pinched.size(), 1u);
	ExpectArea(pinched[0].area, {0.0, 65.0, 1000.0, 15.0});
}

TEST(StripBands, AreJoinedOnlyBelowHalfAPixel)
{
	Overview overview = MakeGrab();
	overview.hands[0].pinched = {{1.0, 2.0}, {2.004, 3.0}, {3.006, 4.0}};
	const std::vector<DrawnBox> pinched = OfColour(Make(overview).boxes, Colours::OfHand(Hand::Left));
	ASSERT_EQ(pinched.size(), 2u);
	EXPECT_NEAR(pinched[0].area.Right(), 300.0, 1e-6);
	EXPECT_NEAR(pinched[1].area.left, 300.6, 1e-6);
}

TEST(StripSpeed, GoesFromTheLowerEdgeToTheUpperOneWhereTracked)
{
	const std::vector<DrawnLine> speed = OfColour(Make(MakeGrab()).lines, Colours::OfCurve(Hand::Left));
	ASSERT_EQ(speed.size(), 1u);
	ExpectPoint(speed[0].points.front(), 205.0, 80.0);
	ExpectPoint(speed[0].points.back(), 795.0, 30.0);
}

TEST(StripSpeed, IsBrokenWhereTheHandIsNotTracked)
{
	Overview overview = MakeGrab();
	overview.hands[0].tracked = {{2.0, 3.0}, {5.0, 8.0}};
	const std::vector<DrawnLine> speed = OfColour(Make(overview).lines, Colours::OfCurve(Hand::Left));
	ASSERT_EQ(speed.size(), 2u);
	EXPECT_NEAR(speed[0].points.back().x, 295.0, 1e-3);
	EXPECT_NEAR(speed[1].points.front().x, 505.0, 1e-3);
}

TEST(StripSpeed, IsTheHighestOfTheColumnsThatShareAPixel)
{
	Overview overview = MakeGrab();
	overview.columns = 4000;
	overview.hands[0].peakSpeed.assign(4000, 0.0f);
	overview.hands[0].peakSpeed[1201] = 1.0f;
	EXPECT_NEAR(TopOfSpeed(Make(overview)), 30.0, 1e-3);
}

TEST(StripSpeed, DoesNotMakeWorkOfRest)
{
	Overview overview = MakeGrab();
	overview.hands[0].peakSpeed.assign(100, 0.125f);
	overview.hands[0].maxSpeed = 0.125f;
	EXPECT_NEAR(TopOfSpeed(Make(overview)), 55.0, 1e-3) << "0.25 m/s are full height";
}

TEST(StripSpeed, HasOneScaleForBothHands)
{
	Overview overview = MakeGrab();
	overview.hands[1].maxSpeed = 2.0f;
	EXPECT_NEAR(TopOfSpeed(Make(overview)), 55.0, 1e-3);
	StripLook look;
	look.hasSpeed = false;
	const Drawing plain = MakeStrip(overview, kWhole, kSize, look, &GuessTextWidth);
	EXPECT_TRUE(OfColour(plain.lines, Colours::OfCurve(Hand::Left)).empty());
}

TEST(StripMarkers, AreFlaggedAndNamedWithoutOverlap)
{
	Overview overview = MakeGrab();
	overview.markers.clear();
	for (std::size_t i = 0; i < 30; ++i)
	{
		overview.markers.push_back({static_cast<double>(i * i) / 84.0, i, "A marker's long name"});
	}
	const Drawing drawing = Make(overview);
	const std::vector<DrawnText> names = OfColour(drawing.texts, Colours::kMarker);
	EXPECT_GT(names.size(), 5u);
	for (std::size_t i = 1; i < names.size(); ++i)
	{
		EXPECT_LE(names[i - 1].area.Right(), names[i].area.left);
	}
	ExpectInside(drawing, kSize);
}

TEST(StripMarkers, HaveAFlagANameAndALineDown)
{
	const Drawing drawing = Make(MakeGrab());
	const std::vector<DrawnBox> flags = OfColour(drawing.boxes, Colours::kMarker);
	const std::vector<DrawnLine> lines = OfColour(drawing.lines, Colours::kMarkerLine);
	ASSERT_EQ(flags.size(), 2u);
	ASSERT_EQ(lines.size(), 2u);
	ExpectArea(flags[0].area, {400.0, 18.0, 5.0, 8.0});
	ExpectPoint(lines[1].points[0], 500.0, 16.0);
	ExpectPoint(lines[1].points[1], 500.0, 132.0);
	const DrawnText* name = FindText(drawing, "Let go");
	ASSERT_NE(name, nullptr);
	ExpectArea(name->area, {508.0, 16.0, 42.0, 12.0});
}

TEST(StripMarkers, CutANameShortBeforeTheNextFlag)
{
	const Drawing drawing = Make(MakeGrab(), {3.5, 33.5});
	EXPECT_NE(FindText(drawing, "Gr\xe2\x80\xa6"), nullptr);
	EXPECT_NE(FindText(drawing, "Let go"), nullptr);
}

TEST(StripMarkers, CutBetweenLettersNotBytes)
{
	Overview overview = MakeGrab();
	const std::string letter = "\xe2\x82\xac"; // a euro sign
	overview.markers[0].name = letter + letter + letter + letter + letter;
	const Drawing drawing = Make(overview, {3.5, 33.5});
	EXPECT_NE(FindText(drawing, letter + letter + "\xe2\x80\xa6"), nullptr);
}

TEST(StripMarkers, LookForTheCutInFewSteps)
{
	Overview overview = MakeGrab();
	overview.markers = {{4.0, 0, std::string(1000, 'm')}, {5.0, 1, "End"}};
	int measured = 0;
	const auto measure = [&measured](const std::string& text)
	{
		++measured;
		return GuessTextWidth(text);
	};
	const Drawing drawing = MakeStrip(overview, kWhole, kSize, StripLook(), measure);
	// 100 pixels less flag and indents, at 7 a letter.
	EXPECT_NE(FindText(drawing, "mmmmmmmmmmm\xe2\x80\xa6"), nullptr);
	EXPECT_LT(measured, 40);
}

TEST(StripMarkers, ThatShareAPixelHaveOneFlag)
{
	Overview overview = MakeGrab();
	overview.markers.clear();
	for (std::size_t i = 0; i < 1000; ++i)
	{
		overview.markers.push_back({5.0 + static_cast<double>(i) * 1e-6, i, "crowd"});
	}
	EXPECT_EQ(OfColour(Make(overview).boxes, Colours::kMarker).size(), 1u);
}

TEST(StripMarkers, AreFoundUnderTheCursor)
{
	const Overview overview = MakeGrab();
	const auto find = [&](double x, double y, const TimeView& view = kWhole) {
		return FindMarkerAt(overview, view, kSize, NamedLook(), {x, y});
	};
	EXPECT_EQ(find(402.0, 20.0), std::size_t{0});
	EXPECT_EQ(find(497.0, 20.0), std::size_t{1});
	EXPECT_EQ(find(495.0, 20.0), std::size_t{1}) << "5 away";
	EXPECT_EQ(find(494.0, 20.0), std::nullopt);
	EXPECT_EQ(find(450.0, 20.0), std::nullopt);
	EXPECT_EQ(find(402.0, 8.0), std::nullopt) << "on the ruler";
	EXPECT_EQ(find(402.0, 60.0), std::nullopt) << "in a lane";
	EXPECT_EQ(find(1.0, 20.0, {4.001, 9.0}), std::nullopt) << "out of view";
	EXPECT_EQ(find(21.0, 20.0, {0.0, 200.0}), std::size_t{0}) << "the nearest of two";
	StripLook look;
	look.hasMarkers = false;
	EXPECT_EQ(FindMarkerAt(overview, kWhole, kSize, look, {402.0, 20.0}), std::nullopt);
}

TEST(StripLanes, AreNamedWhereThereIsRoom)
{
	const Drawing drawing = Make(MakeGrab(), {8.5, 9.5});
	const DrawnText* left = FindText(drawing, "Left");
	const DrawnText* right = FindText(drawing, "Right");
	ASSERT_NE(left, nullptr);
	ASSERT_NE(right, nullptr);
	ExpectArea(left->area, {3.0, 30.0, 28.0, 12.0});
	ExpectArea(right->area, {3.0, 82.0, 35.0, 12.0});
	EXPECT_EQ(FindText(Make(MakeGrab(), kWhole, {1000.0, 54.0}), "Right"), nullptr);
	EXPECT_EQ(FindText(Make(MakeGrab(), kWhole, {30.0, 132.0}), "Right"), nullptr);
}

TEST(StripPlayhead, IsALineThatCanBeGrabbed)
{
	StripLook look;
	EXPECT_FALSE(IsOnPlayhead(kWhole, kSize, look, {300.0, 60.0}));
	look.playhead = 3.0;
	EXPECT_TRUE(IsOnPlayhead(kWhole, kSize, look, {303.0, 60.0}));
	EXPECT_TRUE(IsOnPlayhead(kWhole, kSize, look, {295.0, 0.0}));
	EXPECT_FALSE(IsOnPlayhead(kWhole, kSize, look, {320.0, 60.0}));
	EXPECT_FALSE(IsOnPlayhead(kWhole, kSize, look, {300.0, 132.0}));
	const auto lines = [&]
	{ return OfColour(MakeStrip(MakeGrab(), kWhole, kSize, look, &GuessTextWidth).lines, Colours::kPlayhead); };
	ASSERT_EQ(lines().size(), 1u);
	ExpectPoint(lines()[0].points[0], 300.0, 0.0);
	ExpectPoint(lines()[0].points[1], 300.0, 132.0);
	look.playhead = 10.001;
	EXPECT_TRUE(lines().empty());
}

TEST(StripRuler, HasALineAndATimeAtEachStep)
{
	const Drawing drawing = Make(MakeGrab());
	const std::vector<DrawnLine> lines = OfColour(drawing.lines, Colours::kRulerLine);
	ASSERT_EQ(lines.size(), 11u);
	ExpectPoint(lines[3].points[0], 300.0, 0.0);
	ExpectPoint(lines[3].points[1], 300.0, 16.0);
	const DrawnText* time = FindText(drawing, "3");
	ASSERT_NE(time, nullptr);
	ExpectArea(time->area, {303.0, 0.0, 7.0, 12.0});
	EXPECT_EQ(FindText(drawing, "10"), nullptr) << "no room at the right edge";
}

TEST(StripRuler, LeavesOutTimesThatWouldOverlap)
{
	const Drawing drawing = MakeStrip(MakeGrab(), kWhole, kSize, StripLook(), [](const std::string&) { return 150.0; });
	double occupiedUntil = 0.0;
	for (const DrawnText& text : OfColour(drawing.texts, Colours::kRulerText))
	{
		EXPECT_GE(text.area.left, occupiedUntil) << text.text;
		occupiedUntil = text.area.Right();
	}
	EXPECT_GT(occupiedUntil, 500.0);
}

TEST(StripRuler, IsLeftOutWhereItHasNoRoom)
{
	Drawing drawing;
	AddRuler(drawing, kWhole, {0.0, 0.0, 1e9, 16.0}, &GuessTextWidth);
	AddRuler(drawing, kWhole, {0.0, 0.0, 100.0, 0.0}, &GuessTextWidth);
	AddRuler(drawing, {1.0, 1.0}, {0.0, 0.0, 100.0, 16.0}, &GuessTextWidth);
	EXPECT_TRUE(drawing.lines.empty());
}

TEST(Strip, DrawsNothingOutsideTheSizeAtAnyZoomAndSize)
{
	SynthOptions options;
	options.duration = 4.0f;
	Recording recording = Synthesize(options);
	recording.markers = {{-5.0f, "before"}, {0.0f, "at"}, {3.999f, "end"}, {99.0f, "after"}};
	const Overview overview = MakeOverview(recording, 512);
	StripLook look = NamedLook();
	look.playhead = 1.0;
	for (const DrawingSize& size :
		{kSize, DrawingSize{64.0, 64.0}, DrawingSize{3.0, 20.0}, DrawingSize{1.0, 1.0}, DrawingSize{65536.0, 20.0}})
	{
		for (const TimeView& view : {TimeView{0.0, 4.0}, TimeView{1.0, 1.001}, TimeView{3.9, 4.0}})
		{
			ExpectInside(MakeStrip(overview, view, size, look, &GuessTextWidth), size);
		}
		ExpectInside(MakeThumbnail(overview, size), size);
	}
}

TEST(Strip, DrawsAnyRecordingInside)
{
	for (unsigned round = 0; round < static_cast<unsigned>(Rounds(20, 2000)); ++round)
	{
		const Overview overview = MakeOverview(RandomRecording(round, kDialects[round % 3]), 200);
		const TimeView full = FitView(overview.range.start, overview.range.end);
		StripLook look = NamedLook();
		look.playhead = full.start;
		const TimeView closest = ZoomView(full, full, kSize.width, 333.0, 1e-12);
		ExpectInside(MakeStrip(overview, full, kSize, look, &GuessTextWidth), kSize);
		ExpectInside(MakeStrip(overview, closest, kSize, look, &GuessTextWidth), kSize);
		ExpectInside(MakeThumbnail(overview, kSize), kSize);
		ASSERT_FALSE(HasFailure()) << "recording " << round;
	}
}

TEST(Strip, HasARulerAndEmptyLanesForAnEmptyRecording)
{
	const Overview nothing = MakeOverview(Recording{}, 100);
	const Drawing drawing = Make(nothing, FitView(0.0, 0.0));
	EXPECT_EQ(drawing.boxes.size(), 3u);
	EXPECT_GT(OfColour(drawing.texts, Colours::kRulerText).size(), 1u);
	EXPECT_TRUE(MakeThumbnail(nothing, kSize).lines.empty());
}

TEST(Strip, DrawsNothingWithoutRoom)
{
	const Overview overview = MakeGrab();
	constexpr double kInfinite = std::numeric_limits<double>::infinity();
	constexpr double kNotANumber = std::numeric_limits<double>::quiet_NaN();
	for (const DrawingSize& size :
		{DrawingSize{0.0, 10.0}, DrawingSize{10.0, -1.0}, DrawingSize{kInfinite, 10.0}, DrawingSize{10.0, kNotANumber}})
	{
		EXPECT_TRUE(Make(overview, kWhole, size).boxes.empty());
		EXPECT_TRUE(MakeThumbnail(overview, size).boxes.empty());
	}
	EXPECT_TRUE(Make(overview, {3.0, 3.0}).boxes.empty());
}

} // namespace mria::StripDrawingTests
