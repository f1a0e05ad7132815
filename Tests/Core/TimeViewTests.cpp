// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/TimeView.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace mria::TimeViewTests
{

namespace TimeViewTestsDetail
{
constexpr TimeView kFull{10.0, 30.0};
constexpr TimeView kPart{15.0, 20.0};

void ExpectView(const TimeView& view, double start, double end)
{
	EXPECT_DOUBLE_EQ(view.start, start);
	EXPECT_DOUBLE_EQ(view.end, end);
}
} // namespace TimeViewTestsDetail

using namespace TimeViewTestsDetail;

TEST(TimeView, ShowsEverythingAtFirstAndASecondOfNothing)
{
	ExpectView(FitView(10.0, 30.0), 10.0, 30.0);
	ExpectView(FitView(3.0, 3.0), 3.0, 4.0);
	ExpectView(FitView(3.0, 2.0), 3.0, 4.0);
}

TEST(TimeView, IsEqualIfBothEndsAre)
{
	EXPECT_TRUE((TimeView{1.0, 2.0} == TimeView{1.0, 2.0}));
	EXPECT_FALSE((TimeView{1.0, 2.0} == TimeView{1.0, 3.0}));
	EXPECT_FALSE((TimeView{1.0, 2.0} == TimeView{0.0, 2.0}));
}

TEST(TimeView, ConvertsTimesToPixelsAndBack)
{
	EXPECT_DOUBLE_EQ(TimeToX(kFull, 400.0, 15.0), 100.0);
	EXPECT_DOUBLE_EQ(TimeToX(kFull, 400.0, 5.0), -100.0);
	EXPECT_DOUBLE_EQ(TimeToX(kFull, 0.0, 15.0), 0.0);
	EXPECT_DOUBLE_EQ(XToTime(kFull, 400.0, 100.0), 15.0);
	EXPECT_DOUBLE_EQ(XToTime(kFull, 0.0, 100.0), 10.0);
}

TEST(TimeView, KeepsTheTimeUnderTheCursorWhenItZooms)
{
	TimeView view = kFull;
	const double before = XToTime(view, 400.0, 130.0);
	for (int turn = 0; turn < 10; ++turn)
	{
		view = ZoomView(view, kFull, 400.0, 130.0, 0.8);
	}
	EXPECT_NEAR(XToTime(view, 400.0, 130.0), before, 1e-9);
	EXPECT_NEAR(view.Length(), 20.0 * std::pow(0.8, 10.0), 1e-9);
}

TEST(TimeView, ZoomsAboutTheMiddleWithoutWidth)
{
	const TimeView view = ZoomView(kFull, kFull, 0.0, 100.0, 0.5);
	EXPECT_DOUBLE_EQ(view.Length(), 10.0);
}

TEST(TimeView, ZoomsOutToEverythingAndInToASixtiethOfAFrame)
{
	const TimeView near = ZoomView(kFull, kFull, 400.0, 399.0, 1e-9);
	EXPECT_NEAR(near.Length(), kShortestView, 1e-9);
	ExpectView(ZoomView(near, kFull, 400.0, 0.0, 1e9), 10.0, 30.0);
}

TEST(TimeView, GoesWithTheCursorWhenItPansAndStopsAtTheEnds)
{
	ExpectView(PanView(kPart, kFull, 500.0, 100.0), 14.0, 19.0);
	ExpectView(PanView(kPart, kFull, 500.0, 1e6), 10.0, 15.0);
	ExpectView(PanView(kPart, kFull, 500.0, -1e6), 25.0, 30.0);
	ExpectView(PanView(kPart, kFull, 0.0, 100.0), 15.0, 20.0);
}

TEST(TimeView, MovesToATimeThatIsOutsideAndOnlyThen)
{
	ExpectView(RevealTime(kPart, kFull, 19.0), 15.0, 20.0);
	ExpectView(RevealTime(kPart, kFull, 20.0), 15.0, 20.0);
	ExpectView(RevealTime(kPart, kFull, 25.0), 22.5, 27.5);
	ExpectView(RevealTime(kPart, kFull, 30.0), 25.0, 30.0);
	ExpectView(RevealTime(kPart, kFull, 11.0), 10.0, 15.0);
}

TEST(TimeView, FollowsARecordingThatIsMovedCutOrMadeLonger)
{
	TimeViewState state;
	FollowRange(state, kFull);
	ExpectView(state.view, 10.0, 30.0);
	EXPECT_EQ(state.time, 10.0);

	FollowRange(state, {0.0, 25.0});
	ExpectView(state.view, 0.0, 25.0); // all stays all
	EXPECT_EQ(state.time, 0.0);

	state.view = {5.0, 8.0};
	state.time = 6.0;
	FollowRange(state, {100.0, 125.0});
	ExpectView(state.view, 105.0, 108.0);
	EXPECT_EQ(state.time, 106.0);

	FollowRange(state, {100.0, 106.0});
	ExpectView(state.view, 103.0, 106.0);
	FollowRange(state, {100.0, 102.0});
	ExpectView(state.view, 100.0, 102.0);
	ASSERT_TRUE(state.full);
	ExpectView(*state.full, 100.0, 102.0);
	EXPECT_FALSE(state.isScrubbed);
}

TEST(FindRulerStep, IsOneTwoOrFiveOfEverySize)
{
	EXPECT_DOUBLE_EQ(FindRulerStep(kFull, 400.0, 50.0), 5.0);
	EXPECT_DOUBLE_EQ(FindRulerStep(kFull, 1000.0, 50.0), 1.0);
	EXPECT_DOUBLE_EQ(FindRulerStep(kFull, 501.0, 50.0), 2.0);
	EXPECT_NEAR(FindRulerStep({0.0, 0.0099}, 100.0, 50.0), 0.005, 1e-12);
	EXPECT_DOUBLE_EQ(FindRulerStep({0.0, 100.0}, 500.0, 50.0), 10.0);
	EXPECT_DOUBLE_EQ(FindRulerStep({0.0, 70.0}, 500.0, 50.0), 10.0);
	EXPECT_DOUBLE_EQ(FindRulerStep({0.0, 5.0}, 0.0, 50.0), 5.0) << "one step without width";
}

TEST(FindRulerStep, DividesMinutesAndHoursEvenly)
{
	EXPECT_DOUBLE_EQ(FindRulerStep({0.0, 180.0}, 500.0, 50.0), 20.0);
	EXPECT_DOUBLE_EQ(FindRulerStep({0.0, 250.0}, 500.0, 50.0), 30.0);
	EXPECT_DOUBLE_EQ(FindRulerStep({0.0, 3600.0}, 500.0, 50.0), 600.0);
	EXPECT_DOUBLE_EQ(FindRulerStep({0.0, 36000.0}, 500.0, 50.0), 3600.0);
	EXPECT_DOUBLE_EQ(FindRulerStep({0.0, 144000.0}, 500.0, 50.0), 5.0 * 3600.0);
}

TEST(FormatRulerTime, HasTheDigitsThatTheStepNeeds)
{
	EXPECT_EQ(FormatRulerTime(12.0, 1.0), "12");
	EXPECT_EQ(FormatRulerTime(0.25, 0.05), "0.25");
	EXPECT_EQ(FormatRulerTime(2.05, 0.05), "2.05");
	EXPECT_EQ(FormatRulerTime(65.5, 0.5), "1:05.5");
	EXPECT_EQ(FormatRulerTime(3600.0, 600.0), "1:00:00");
	EXPECT_EQ(FormatRulerTime(7265.0, 5.0), "2:01:05");
	EXPECT_EQ(FormatRulerTime(-1.5, 0.5), "-1.5");
	EXPECT_EQ(FormatRulerTime(-1e-9, 0.5), "0.0");
	EXPECT_EQ(FormatRulerTime(59.9996, 0.001), "1:00.000") << "rounded before it is split";
}

TEST(FormatRulerTime, AcceptsAnyNumber)
{
	EXPECT_EQ(FormatRulerTime(999999999999.0, 1.0), "277777777:46:39");
	EXPECT_EQ(FormatRulerTime(999999999999.0, 1e-9).substr(0, 16), "277777777:46:39.");
	EXPECT_EQ(FormatRulerTime(1e12, 1e-9), "1e+12");
	EXPECT_EQ(FormatRulerTime(-std::numeric_limits<double>::infinity(), 1.0), "-inf");
}

} // namespace mria::TimeViewTests
