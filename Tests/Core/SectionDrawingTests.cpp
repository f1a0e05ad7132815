// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "DrawingTestHelpers.h"
#include "Mria/SectionDrawing.h"
#include "Support/RandomRecording.h"
#include "Support/TestEffort.h"

#include <gtest/gtest.h>

#include <limits>
#include <utility>

namespace mria::SectionDrawingTests
{
using namespace DrawingTests;

namespace SectionDrawingTestsDetail
{
constexpr double kNotANumber = std::numeric_limits<double>::quiet_NaN();
constexpr double kInfinite = std::numeric_limits<double>::infinity();

/** The ten seconds of MakeGrab at 1000 ticks a second from tick 0 on, 10 ticks a pixel. */
SectionView MakeView(double width, double rate = 1.0, std::int64_t offset = 0, bool loops = false)
{
	SectionView view;
	view.clip.ticks = {1000, 1};
	view.clip.range = {0.0f, 10.0f};
	view.clip.rate = rate;
	view.clip.offset = offset;
	view.loops = loops;
	view.ticksPerPixel = 10.0;
	view.width = width;
	return view;
}

Overview Unroll(const SectionView& view, const Overview& overview = MakeGrab())
{
	return UnrollOverview(overview, FindSectionPieces(view), view.width);
}

void ExpectPieces(const SectionView& view, const std::vector<SectionPiece>& expected)
{
	const std::vector<SectionPiece> pieces = FindSectionPieces(view);
	ASSERT_EQ(pieces.size(), expected.size());
	for (std::size_t i = 0; i < pieces.size(); ++i)
	{
		EXPECT_EQ(pieces[i].kind, expected[i].kind) << "piece " << i;
		EXPECT_NEAR(pieces[i].left, expected[i].left, 1e-9) << "piece " << i;
		EXPECT_NEAR(pieces[i].right, expected[i].right, 1e-9) << "piece " << i;
		EXPECT_NEAR(pieces[i].timeAtLeft, expected[i].timeAtLeft, 1e-9) << "piece " << i;
		EXPECT_NEAR(pieces[i].timeAtRight, expected[i].timeAtRight, 1e-9) << "piece " << i;
	}
}

void ExpectSpans(const std::vector<OverviewSpan>& spans, const std::vector<OverviewSpan>& expected)
{
	ASSERT_EQ(spans.size(), expected.size());
	for (std::size_t i = 0; i < spans.size(); ++i)
	{
		EXPECT_NEAR(spans[i].start, expected[i].start, 1e-6) << "span " << i;
		EXPECT_NEAR(spans[i].end, expected[i].end, 1e-6) << "span " << i;
	}
}

Drawing Make(const SectionView& view, double height = 44.0)
{
	return MakeSection(MakeGrab(), view, height, &GuessTextWidth);
}
} // namespace SectionDrawingTestsDetail

using namespace SectionDrawingTestsDetail;
using Kind = SectionPieceKind;

TEST(SectionPieces, RunThroughTheRecordingOnceAndThenHoldItsLastFrame)
{
	ExpectPieces(MakeView(1200.0), {{Kind::Moving, 0.0, 1000.0, 0.0, 10.0}, {Kind::Held, 1000.0, 1200.0, 10.0, 10.0}});
}

TEST(SectionPieces, CountARateThatIsNotFiniteAsOne)
{
	for (const double rate : {kNotANumber, kInfinite})
	{
		ExpectPieces(
			MakeView(1200.0, rate), {{Kind::Moving, 0.0, 1000.0, 0.0, 10.0}, {Kind::Held, 1000.0, 1200.0, 10.0, 10.0}});
	}
}

TEST(SectionPieces, HoldTheFirstFrameWhereTheRecordingBeginsLater)
{
	ExpectPieces(
		MakeView(500.0, 2.0, -1000), {{Kind::Held, 0.0, 100.0, 0.0, 0.0}, {Kind::Moving, 100.0, 500.0, 0.0, 8.0}});
}

TEST(SectionPieces, RepeatTheRecordingInALoopFromTheOffsetOn)
{
	ExpectPieces(MakeView(1500.0, 2.0, 1000, true),
		{{Kind::Moving, 0.0, 400.0, 2.0, 10.0}, {Kind::Moving, 400.0, 900.0, 0.0, 10.0},
			{Kind::Moving, 900.0, 1400.0, 0.0, 10.0}, {Kind::Moving, 1400.0, 1500.0, 0.0, 2.0}});
}

TEST(SectionPieces, RunFromTheEndToTheStartAtANegativeRate)
{
	ExpectPieces(MakeView(1000.0, -2.0, 1000, true),
		{{Kind::Moving, 0.0, 400.0, 8.0, 0.0}, {Kind::Moving, 400.0, 900.0, 10.0, 0.0},
			{Kind::Moving, 900.0, 1000.0, 10.0, 8.0}});
	ExpectPieces(
		MakeView(1100.0, -1.0), {{Kind::Moving, 0.0, 1000.0, 10.0, 0.0}, {Kind::Held, 1000.0, 1100.0, 0.0, 0.0}});
}

TEST(SectionPieces, LeaveNoGapAndNoOverlapHoweverOftenTheyRepeat)
{
	for (const double rate : {0.3, -0.3, 7.7, -7.7, 90.0})
	{
		double right = 0.0;
		for (const SectionPiece& piece : FindSectionPieces(MakeView(1234.5, rate, 4321, true)))
		{
			EXPECT_NEAR(piece.left, right, 1e-6) << "rate " << rate;
			right = piece.right;
		}
		EXPECT_NEAR(right, 1234.5, 1e-6) << "rate " << rate;
	}
}

TEST(SectionPieces, AreOneIfCyclesCannotBeDistinguished)
{
	SectionView view = MakeView(1000.0, 1.0, 0, true);
	view.ticksPerPixel = 10000.0 / (kLeastCycleWidth - 0.5);
	ExpectPieces(view, {{Kind::Blurred, 0.0, 1000.0, 0.0, 10.0}});
	view.ticksPerPixel = 10000.0 / kLeastCycleWidth;
	EXPECT_EQ(FindSectionPieces(view).size(), 125u);
}

TEST(SectionPieces, AreHeldWithoutARateOrALength)
{
	for (const bool loops : {false, true})
	{
		ExpectPieces(MakeView(100.0, 0.0, 5000, loops), {{Kind::Held, 0.0, 100.0, 0.0, 0.0}});
	}
	SectionView brief = MakeView(100.0, 1.0, -500, true);
	brief.clip.range = {3.0f, 3.0f};
	ExpectPieces(brief, {{Kind::Held, 0.0, 50.0, 3.0, 3.0}, {Kind::Held, 50.0, 100.0, 3.0, 3.0}});
}

TEST(SectionPieces, AreEmptyForAnInvalidView)
{
	EXPECT_TRUE(FindSectionPieces(MakeView(0.0)).empty());
	for (const double wrong : {kNotANumber, kInfinite, -1.0})
	{
		EXPECT_TRUE(FindSectionPieces(MakeView(wrong, 1.0, 0, true)).empty());
		SectionView view = MakeView(100.0);
		view.ticksPerPixel = wrong;
		EXPECT_TRUE(FindSectionPieces(view).empty());
	}
	SectionView view = MakeView(100.0);
	view.firstTick = kNotANumber;
	EXPECT_TRUE(FindSectionPieces(view).empty());
}

TEST(SectionPieces, ComeToAnEndWhereDoublesCannotCountCycles)
{
	SectionView view = MakeView(1000.0, 1.0, 0, true);
	view.clip.range = {0.0f, 1e-12f};
	view.clip.ticks = {1, 1};
	view.ticksPerPixel = 1e-15;
	view.firstTick = 4e15;
	EXPECT_LE(FindSectionPieces(view).size(), 130u);
}

TEST(Unroll, PutsBandsAtTheirPixelsAtAnyOffsetAndRate)
{
	const Overview plain = Unroll(MakeView(1000.0));
	ExpectSpans(plain.hands[0].tracked, {{200.0, 800.0}});
	ExpectSpans(plain.hands[0].pinched, {{400.0, 500.0}});
	const Overview slow = Unroll(MakeView(1000.0, 0.5, 3000));
	ExpectSpans(slow.hands[0].tracked, {{100.0, 1000.0}});
	ExpectSpans(slow.hands[0].pinched, {{500.0, 700.0}});
}

TEST(Unroll, HasAColumnForEachPixel)
{
	const Overview plain = Unroll(MakeView(999.5));
	EXPECT_EQ(plain.columns, 1000);
	EXPECT_EQ(plain.hands[0].peakSpeed.size(), 1000u);
	EXPECT_EQ(plain.range.end, 999.5f);
	EXPECT_EQ(plain.hands[0].maxSpeed, MakeGrab().hands[0].maxSpeed);
	EXPECT_TRUE(plain.hands[0].isPresent);
	EXPECT_EQ(Unroll(MakeView(20000.0)).columns, kMaxOverviewColumns);
	EXPECT_TRUE(Unroll(MakeView(0.0)).hands[0].peakSpeed.empty());
}

TEST(Unroll, RepeatsBandsAndMarkersInALoop)
{
	const Overview looped = Unroll(MakeView(1250.0, 2.0, 0, true));
	ExpectSpans(looped.hands[0].pinched, {{200.0, 250.0}, {700.0, 750.0}, {1200.0, 1250.0}});
	EXPECT_EQ(looped.markers.size(), 6u);
}

TEST(Unroll, MirrorsBandsSpeedsAndMarkersWhereTheRecordingRunsBackwards)
{
	Overview grab = MakeGrab();
	grab.hands[0].pinched = {{4.0, 5.0}, {6.0, 6.5}};
	const Overview mirrored = Unroll(MakeView(1000.0, -1.0), grab);
	ExpectSpans(mirrored.hands[0].pinched, {{350.0, 400.0}, {500.0, 600.0}});
	EXPECT_NEAR(mirrored.hands[0].peakSpeed[300], 1.0f, 1e-4f) << "at 7 s";
	EXPECT_EQ(mirrored.hands[0].peakSpeed[700], 0.0f) << "at 3 s";
	ASSERT_EQ(mirrored.markers.size(), 2u);
	EXPECT_EQ(mirrored.markers[0].name, "Let go");
	EXPECT_NEAR(mirrored.markers[0].time, 500.0, 1e-6);
	EXPECT_NEAR(mirrored.markers[1].time, 600.0, 1e-6);
}

TEST(Unroll, KeepsTheFastestOfTheColumnsThatAPixelCovers)
{
	Overview grab = MakeGrab();
	grab.hands[0].peakSpeed.assign(100, 0.0f);
	grab.hands[0].peakSpeed[33] = 1.0f;
	SectionView view = MakeView(10.0);
	view.ticksPerPixel = 1000.0;
	const Overview small = Unroll(view, grab);
	EXPECT_EQ(small.hands[0].peakSpeed[3], 1.0f);
	EXPECT_EQ(small.hands[0].peakSpeed[2], 0.0f);
	EXPECT_EQ(small.hands[0].peakSpeed[4], 0.0f);
}

TEST(Unroll, ShowsOnlyWhatIsSeenOfASectionThatIsZoomedInto)
{
	SectionView view = MakeView(1000.0);
	view.firstTick = 3950.5;
	view.ticksPerPixel = 0.1;
	const Overview close = Unroll(view);
	ExpectSpans(close.hands[0].pinched, {{495.0, 1000.0}});
	ASSERT_EQ(close.markers.size(), 1u);
	EXPECT_NEAR(close.markers[0].time, 495.0, 1e-3);
}

TEST(Unroll, HasNoBandOfWhatIsOutside)
{
	ExpectSpans(Unroll(MakeView(150.0)).hands[0].tracked, {});
	ExpectSpans(Unroll(MakeView(100.0, 1.0, 8500)).hands[0].tracked, {});
}

TEST(Unroll, ShowsABlurredLoopAsTrackedAndFastWithoutPinches)
{
	const Overview blurred = Unroll(MakeView(300.0, 2000.0, 0, true));
	ExpectSpans(blurred.hands[0].tracked, {{0.0, 300.0}});
	ExpectSpans(blurred.hands[0].pinched, {});
	ExpectSpans(blurred.hands[1].tracked, {});
	EXPECT_EQ(blurred.hands[0].peakSpeed[150], MakeGrab().hands[0].maxSpeed);
	EXPECT_TRUE(blurred.markers.empty());
}

TEST(Unroll, KeepsTheFlagsOfAHeldFrameAndMovesNothing)
{
	Overview grab = MakeGrab();
	grab.hands[0].tracked = {{2.0, 10.0}};
	grab.hands[0].pinched = {{4.0, 9.5}};
	grab.markers.push_back({10.0, 2, "End"});
	const Overview held = Unroll(MakeView(1200.0), grab);
	EXPECT_NEAR(held.hands[0].tracked.back().end, 1200.0, 1e-6) << "tracked to the end";
	EXPECT_NEAR(held.hands[0].pinched.back().end, 950.0, 1e-6) << "released before";
	EXPECT_EQ(held.hands[0].peakSpeed[1100], 0.0f);
	EXPECT_EQ(held.markers.size(), 3u) << "once, where it is";
}

TEST(Section, DrawsThePinchOfEachCycleAndALineBetweenCycles)
{
	const SectionView view = MakeView(1000.0, 2.0, 0, true);
	const Drawing drawing = Make(view);
	const std::vector<DrawnBox> pinches = OfColour(drawing.boxes, Colours::OfHand(Hand::Left));
	ASSERT_EQ(pinches.size(), 2u);
	EXPECT_NEAR(pinches[1].area.left, 700.0, 1e-6);
	EXPECT_NEAR(pinches[1].area.width, 50.0, 1e-6);
	const std::vector<DrawnLine> seams = OfColour(drawing.lines, Colours::kSeam);
	ASSERT_EQ(seams.size(), 1u);
	EXPECT_EQ(seams[0].points[0].x, 500.0);
	EXPECT_EQ(seams[0].points[1].y, 44.0);
	EXPECT_TRUE(OfColour(drawing.boxes, Colours::kHeld).empty());
	EXPECT_TRUE(OfColour(drawing.texts, Colours::kRulerText).empty());
}

TEST(Section, NamesMarkersWhereThereIsRoom)
{
	EXPECT_EQ(Make(MakeView(1000.0), 34.0).texts.size(), 2u);
	EXPECT_TRUE(Make(MakeView(1000.0), 33.0).texts.empty());
}

TEST(Section, ShadesWhatIsHeld)
{
	const Drawing drawing = Make(MakeView(1300.0, 1.0, -1000));
	const std::vector<DrawnBox> held = OfColour(drawing.boxes, Colours::kHeld);
	ASSERT_EQ(held.size(), 2u);
	EXPECT_NEAR(held[0].area.width, 100.0, 1e-6);
	EXPECT_NEAR(held[1].area.left, 1100.0, 1e-6);
	EXPECT_NEAR(held[1].area.width, 200.0, 1e-6);
	EXPECT_EQ(held[1].area.height, 44.0);
	EXPECT_EQ(OfColour(drawing.lines, Colours::kSeam).size(), 2u);
}

TEST(Section, IsInsideItsRectangleAtEveryRateOffsetZoomAndHeight)
{
	const Overview grab = MakeGrab();
	for (const double rate : {1.0, -1.0, 0.1, -13.0, 0.0})
	{
		for (const double ticksPerPixel : {0.01, 10.0, 333.3, 5000.0})
		{
			for (const double height : {1.0, 12.0, 44.0})
			{
				SectionView view = MakeView(777.0, rate, -2345);
				view.ticksPerPixel = ticksPerPixel;
				view.firstTick = 3999.25;
				ExpectInside(MakeSection(grab, view, height, &GuessTextWidth), {777.0, height});
				view.loops = true;
				ExpectInside(MakeSection(grab, view, height, &GuessTextWidth), {777.0, height});
			}
		}
	}
}

TEST(Section, DrawsAnyRecordingInside)
{
	for (unsigned round = 0; round < static_cast<unsigned>(Rounds(20, 2000)); ++round)
	{
		const Overview overview = MakeOverview(RandomRecording(round, kDialects[round % 3]), 200);
		SectionView view = MakeView(500.0, round % 2 == 0 ? 1.0 : -3.0, 100, round % 4 < 2);
		view.clip.range = overview.range;
		ExpectInside(MakeSection(overview, view, 44.0, &GuessTextWidth), {500.0, 44.0});
		ASSERT_FALSE(HasFailure()) << "recording " << round;
	}
}

TEST(Section, DrawsNothingWithoutRoom)
{
	EXPECT_TRUE(Make(MakeView(100.0), 0.0).boxes.empty());
	EXPECT_TRUE(Make(MakeView(0.0)).boxes.empty());
	EXPECT_FALSE(Make(MakeView(100.0)).boxes.empty());
}

} // namespace mria::SectionDrawingTests
