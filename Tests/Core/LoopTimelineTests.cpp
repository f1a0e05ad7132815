// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/LoopTimeline.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace mria::LoopTimelineTests
{

namespace LoopTimelineTestsDetail
{
constexpr float kInfinity = std::numeric_limits<float>::infinity();
constexpr float kNaN = std::numeric_limits<float>::quiet_NaN();

double TimeAt(LoopMode mode, double position)
{
	const LoopTimeline line({10.0f, 14.0f}, mode);
	return line.PointAt(line.OffsetOf(position)).time;
}
} // namespace LoopTimelineTestsDetail

using namespace LoopTimelineTestsDetail;

TEST(LoopMode, HasAName)
{
	EXPECT_STREQ(ToString(LoopMode::Once), "once");
	EXPECT_STREQ(ToString(LoopMode::Hold), "hold");
	EXPECT_STREQ(ToString(LoopMode::Loop), "loop");
	EXPECT_STREQ(ToString(LoopMode::PingPong), "ping-pong");
}

TEST(LoopTimeline, ClampsOnceAndHold)
{
	for (const LoopMode mode : {LoopMode::Once, LoopMode::Hold})
	{
		EXPECT_EQ(TimeAt(mode, 9.0), 10.0);
		EXPECT_EQ(TimeAt(mode, 11.5), 11.5);
		EXPECT_EQ(TimeAt(mode, 14.0), 14.0);
		EXPECT_EQ(TimeAt(mode, 1e300), 14.0);
	}
}

TEST(LoopTimeline, WrapsALoop)
{
	EXPECT_EQ(TimeAt(LoopMode::Loop, 13.5), 13.5);
	EXPECT_EQ(TimeAt(LoopMode::Loop, 14.0), 10.0);
	EXPECT_EQ(TimeAt(LoopMode::Loop, 15.0), 11.0);
	EXPECT_EQ(TimeAt(LoopMode::Loop, 9.0), 13.0);
	EXPECT_EQ(TimeAt(LoopMode::Loop, 10.0 - 4.0 * 1000.0), 10.0);
}

TEST(LoopTimeline, FoldsAPingPong)
{
	EXPECT_EQ(TimeAt(LoopMode::PingPong, 13.5), 13.5);
	EXPECT_EQ(TimeAt(LoopMode::PingPong, 14.0), 14.0);
	EXPECT_EQ(TimeAt(LoopMode::PingPong, 15.0), 13.0);
	EXPECT_EQ(TimeAt(LoopMode::PingPong, 19.0), 11.0);
	EXPECT_EQ(TimeAt(LoopMode::PingPong, 9.0), 11.0);
}

TEST(LoopTimeline, FindsTheOffsetOfATimeInACycle)
{
	const LoopTimeline line({10.0f, 14.0f}, LoopMode::PingPong);
	for (double offset = -20.5; offset < 20.0; offset += 1.0)
	{
		const LoopPoint point = line.PointAt(offset);
		EXPECT_EQ(line.OffsetIn(point.cycle, point.time), offset);
	}
}

TEST(LoopTimeline, BeginsEachCycleExactlyWhereTheLastOneEnds)
{
	for (const TimeRange range : {TimeRange{0.0f, 0.1f}, {0.0f, 5.3f}, {1e-9f, 0.7f}, {-0.3e-5f, 1e3f}})
	{
		const LoopTimeline line(range, LoopMode::Loop);
		for (double cycle = -30000.0; cycle <= 30000.0; cycle += 1.0)
		{
			const double begin = cycle * line.Length();
			const double before = std::nextafter(begin, -1e9);
			ASSERT_EQ(line.PointAt(begin).cycle, cycle) << range.end;
			ASSERT_EQ(line.PointAt(begin).time, line.Start()) << range.end;
			ASSERT_EQ(line.PointAt(before).cycle, cycle - 1.0) << range.end;
		}
	}
}

TEST(LoopTimeline, NeverRunsBackAsOffsetsRise)
{
	const LoopTimeline line({0.0f, 0.1f}, LoopMode::Loop);
	LoopPoint before = line.PointAt(-1000.0);
	for (int i = 1; i <= 2000000; ++i)
	{
		// Steps of a thousandth, on and next to the ends of cycles that binary numbers cannot hold.
		const LoopPoint point = line.PointAt(-1000.0 + i * 0.001);
		const bool isLater =
			point.cycle == before.cycle ? point.time >= before.time : point.cycle == before.cycle + 1.0;
		ASSERT_TRUE(isLater) << "at step " << i;
		before = point;
	}
}

TEST(LoopTimeline, CorrectsInvalidRanges)
{
	EXPECT_EQ(LoopTimeline({5.0f, 3.0f}).End(), 5.0);
	EXPECT_EQ(LoopTimeline({kNaN, kNaN}).Length(), 0.0);
	const LoopTimeline endless({-kInfinity, kInfinity}, LoopMode::Loop);
	EXPECT_EQ(endless.PointAt(endless.OffsetOf(3.0)).cycle, 0.0);
	EXPECT_TRUE(LoopTimeline({1.0f, 1.0f}, LoopMode::Loop).Clamps());
	const LoopTimeline tiny({0.0f, std::numeric_limits<float>::denorm_min()}, LoopMode::PingPong);
	EXPECT_LE(tiny.PointAt(1e300).time, tiny.End());
	EXPECT_LT(tiny.PointAt(1e300).cycle, 1e13);
	EXPECT_GE(tiny.PointAt(-1e300).time, tiny.Start());
	EXPECT_GT(tiny.PointAt(-1e300).cycle, -1e13);
}

TEST(StepClock, CountsFixedStepsWithoutError)
{
	StepClock clock;
	clock.SetFixedStep(0.1);
	double time = 0.0;
	for (int i = 0; i < 1000000; ++i)
	{
		time = clock.Advance(7.0);
	}
	EXPECT_EQ(time, 1000000 * 0.1);
}

TEST(StepClock, AddsManySmallStepsWithoutDrift)
{
	StepClock clock;
	double time = 0.0;
	double plainSum = 0.0;
	for (int i = 0; i < 1000000; ++i)
	{
		time = clock.Advance(0.1);
		plainSum += 0.1;
	}
	EXPECT_NEAR(time, 100000.0, 2e-11);
	EXPECT_GT(plainSum - 100000.0, 1e-6) << "the plain sum is no worse: this test shows nothing";
}

TEST(StepClock, IgnoresInvalidSteps)
{
	StepClock clock;
	EXPECT_EQ(clock.Advance(0.5), 0.5);
	for (const double delta : {-1.0, static_cast<double>(kNaN), static_cast<double>(kInfinity)})
	{
		EXPECT_EQ(clock.Advance(delta), 0.5);
	}
	clock.SetFixedStep(-1.0);
	EXPECT_EQ(clock.Advance(0.5), 1.0);
	EXPECT_EQ(clock.Advance(1e300), 1.0 + StepClock::kLongestStep);
}

TEST(StepClock, ResetsForAnotherStep)
{
	StepClock clock;
	clock.Advance(0.5);
	clock.SetFixedStep(0.25);
	EXPECT_EQ(clock.Advance(7.0), 0.25);
	clock.SetFixedStep(0.0);
	EXPECT_EQ(clock.Advance(7.0), 7.0);
}

} // namespace mria::LoopTimelineTests
