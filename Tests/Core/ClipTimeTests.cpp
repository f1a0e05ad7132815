// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/ClipTime.h"
#include "Mria/LoopTimeline.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>
#include <limits>
#include <vector>

namespace mria::ClipTimeTests
{

namespace ClipTimeTestsDetail
{

/** Tick resolutions in use: the common ones, and every display rate as one of its own. */
const std::vector<TickRate> kTickRates = {{24000, 1}, {60000, 1}, {120000, 1}, {24000, 1001}, {24, 1}, {25, 1},
	{30000, 1001}, {30, 1}, {48, 1}, {50, 1}, {60000, 1001}, {60, 1}, {90, 1}, {120, 1}, {240, 1}};

const std::vector<double> kRates = {1.0, 0.5, 2.0, -1.0, -0.25, 1.0 / 3.0, 0.999, 1001.0 / 1000.0, 7.3, -13.7};

/** Ticks near 0, and as far as hours go. */
std::vector<std::int64_t> SomeTicks()
{
	std::vector<std::int64_t> ticks = {-2147483647, -86400000, -1001, -1, 0, 1, 2, 1000, 86400000, 2147483647};
	for (std::int64_t tick = 1; tick < 2000000000; tick = tick * 3 + 7)
	{
		ticks.push_back(tick);
		ticks.push_back(-tick);
	}
	return ticks;
}

ClipTime MakeClip(TickRate ticks, double rate = 1.0)
{
	ClipTime clip;
	clip.start = 12345;
	clip.offset = 678;
	clip.rate = rate;
	clip.ticks = ticks;
	clip.range = {0.0f, 10.0f};
	return clip;
}

} // namespace ClipTimeTestsDetail

using namespace ClipTimeTestsDetail;

TEST(ClipTime, IsTheNearestDoubleToTheExactFractionAtEveryTick)
{
	for (const TickRate ticks : kTickRates)
	{
		ClipTime clip;
		clip.ticks = ticks;
		for (const std::int64_t tick : SomeTicks())
		{
			const double position = clip.PositionAt(tick);
			// position * numerator - tick * denominator, exactly: fma rounds once, and this remainder fits a double.
			const double numerator = ticks.numerator;
			const double remainder = std::fma(position, numerator, -static_cast<double>(tick * ticks.denominator));
			const double next = std::nextafter(std::fabs(position), std::numeric_limits<double>::infinity());
			const double halfUlp = (next - std::fabs(position)) / 2.0;
			ASSERT_LE(std::fabs(remainder), halfUlp * numerator)
				<< tick << " of " << ticks.numerator << "/" << ticks.denominator;
		}
	}
}

TEST(ClipTime, IsRoundedTwiceAtMostAtEveryRate)
{
	constexpr long double kRounding = 0x1p-53L; // of a double, relative
	for (const TickRate ticks : kTickRates)
	{
		for (const double rate : kRates)
		{
			const ClipTime clip = MakeClip(ticks, rate);
			for (const std::int64_t tick : SomeTicks())
			{
				const std::int64_t whole = (tick - clip.start + clip.offset) * ticks.denominator;
				const long double moved =
					static_cast<long double>(whole) * static_cast<long double>(rate) / ticks.numerator;
				const long double exact = (rate < 0.0 ? 10.0L : 0.0L) + moved;
				const long double position = static_cast<long double>(clip.PositionAt(tick));
				// Once for the seconds, once for the sum; a thousandth more for this test's own arithmetic.
				const long double bound = (std::fabs(moved) + std::fabs(exact)) * kRounding * 1.001L;
				ASSERT_LE(std::fabs(position - exact), bound) << tick << " at rate " << rate;
			}
		}
	}
}

TEST(ClipTime, ComesBackToEveryTick)
{
	for (const TickRate ticks : kTickRates)
	{
		for (const double rate : kRates)
		{
			const ClipTime clip = MakeClip(ticks, rate);
			for (const std::int64_t tick : SomeTicks())
			{
				ASSERT_EQ(clip.NearestTick(clip.PositionAt(tick)), tick)
					<< ticks.numerator << "/" << ticks.denominator << " at rate " << rate;
			}
			for (std::int64_t tick = -3000; tick < 3000; ++tick)
			{
				ASSERT_EQ(clip.NearestTick(clip.PositionAt(tick)), tick);
			}
		}
	}
}

TEST(ClipTime, GivesTheSameTimesHoweverItIsPlayed)
{
	// A part of a tick is a time like any other: halves of 24000 ticks are the ticks of 48000.
	const ClipTime coarse = MakeClip({24000, 1}, 0.7);
	ClipTime fine = coarse;
	fine.ticks = {48000, 1};
	fine.start *= 2;
	fine.offset *= 2;
	for (std::int64_t tick = 0; tick < 5000; ++tick)
	{
		EXPECT_EQ(coarse.PositionAt(TickTime{tick, 0.5}), fine.PositionAt(2 * tick + 1));
	}
}

TEST(ClipTime, BeginsAtTheStartOfItsRecordingOrBackwardsAtItsEnd)
{
	ClipTime clip;
	clip.start = 48000;
	clip.range = {2.0f, 5.0f};
	EXPECT_EQ(clip.PositionAt(48000), 2.0);
	EXPECT_EQ(clip.PositionAt(48000 + 36000), 3.5);
	clip.rate = -2.0;
	EXPECT_EQ(clip.PositionAt(48000), 5.0);
	EXPECT_EQ(clip.PositionAt(48000 + 12000), 4.0);
}

TEST(ClipTime, LeavesItsContentWhereItIsWhenItIsTrimmedOrSplit)
{
	for (const TickRate ticks : kTickRates)
	{
		for (const double rate : kRates)
		{
			const ClipTime whole = MakeClip(ticks, rate);
			ClipTime part = whole;
			for (const std::int64_t cut : {12346, 12400, 20001, 1000000, 7, -5000})
			{
				part = part.BeginningAt(cut); // again and again: whole numbers do not wear off
				EXPECT_EQ(part.start, cut);
				for (const std::int64_t tick : {cut, cut + 1, cut + 997, std::int64_t{99999999}})
				{
					ASSERT_EQ(part.PositionAt(tick), whole.PositionAt(tick));
				}
			}
		}
	}
}

TEST(ClipTime, SlipsItsContentByWholeTicks)
{
	const ClipTime clip = MakeClip({60000, 1001}, 1.5);
	const ClipTime slipped = clip.SlippedBy(30);
	EXPECT_EQ(slipped.start, clip.start);
	for (std::int64_t tick = 12345; tick < 13000; ++tick)
	{
		ASSERT_EQ(slipped.PositionAt(tick), clip.PositionAt(tick + 30));
	}
}

TEST(ClipTime, StopsShortOfATick)
{
	ClipTime clip = MakeClip({24000, 1});
	EXPECT_LT(clip.PositionBefore(20000), clip.PositionAt(20000));
	EXPECT_GT(clip.PositionBefore(20000), clip.PositionAt(TickTime{19999, 0.999999}));
	clip.rate = -1.0;
	EXPECT_GT(clip.PositionBefore(20000), clip.PositionAt(20000));
	clip.rate = 0.0;
	EXPECT_EQ(clip.PositionBefore(20000), clip.PositionAt(20000));
}

TEST(ClipTime, StopsShortOfATickInLaterCyclesOfALoopToo)
{
	ClipTime clip = MakeClip({24000, 1});
	clip.range = {1000.0f, 1002.5f};
	const LoopTimeline line(clip.range, LoopMode::Loop);
	for (const std::int64_t cycle : {1, 2, 7, 1000})
	{
		const std::int64_t seam = clip.start - clip.offset + cycle * 60000;
		EXPECT_EQ(line.PointAt(line.OffsetOf(clip.PositionBefore(seam))).cycle, static_cast<double>(cycle - 1));
		EXPECT_EQ(line.PointAt(line.OffsetOf(clip.PositionAt(seam))).cycle, static_cast<double>(cycle));
	}
}

TEST(ClipTime, KnowsHowManyTicksARecordingTakes)
{
	ClipTime clip;
	clip.range = {1.0f, 3.0f};
	EXPECT_EQ(clip.LengthInTicks(), 48000);
	clip.rate = -2.0;
	EXPECT_EQ(clip.LengthInTicks(), 24000);
	clip.ticks = {30000, 1001};
	EXPECT_EQ(clip.LengthInTicks(), 30); // 29.97 begun ticks
	clip.rate = 1.0 / 3.0;
	clip.ticks = {24000, 1};
	EXPECT_EQ(clip.LengthInTicks(), 144000); // though the third is no whole double
	clip.range = {0.0f, 5.0f};
	clip.rate = 0.3;
	clip.ticks = {60000, 1};
	EXPECT_EQ(clip.LengthInTicks(), 1000000); // though the division gives a little more
	clip.rate = 0.0;
	EXPECT_EQ(clip.LengthInTicks(), 1);
	clip.rate = 1.0;
	clip.range = {4.0f, 4.0f};
	EXPECT_EQ(clip.LengthInTicks(), 1);
	clip.range = {0.0f, 1e-20f};
	EXPECT_EQ(clip.LengthInTicks(), 1);
}

TEST(ClipTime, ConvertsSpansOfTicks)
{
	EXPECT_EQ(ConvertTicks(7, {24, 1}, {24000, 1}), 7000);
	EXPECT_EQ(ConvertTicks(7000, {24000, 1}, {24, 1}), 7);
	EXPECT_EQ(ConvertTicks(7499, {24000, 1}, {24, 1}), 7);
	EXPECT_EQ(ConvertTicks(7500, {24000, 1}, {24, 1}), 8);
	EXPECT_EQ(ConvertTicks(-7500, {24000, 1}, {24, 1}), -8);
	EXPECT_EQ(ConvertTicks(100, {30000, 1001}, {60000, 1}), 200200);
	EXPECT_EQ(ConvertTicks(200200, {60000, 1}, {30000, 1001}), 100);
	EXPECT_EQ(ConvertTicks(1 << 30, {24000, 1}, {24000, 1}), 1 << 30);
}

TEST(ClipTime, MeetsWhatWasRecordedOnAFrameOnThatFrame)
{
	ClipTime clip = MakeClip({60, 1}, 1.0);
	clip.start = 0;
	clip.offset = 0;
	clip.range = {0.0f, 60.0f};
	int late = 0;
	for (std::int64_t frame = 0; frame <= 3600; ++frame)
	{
		const float recorded = static_cast<float>(static_cast<double>(frame) / 60.0);
		late += clip.PositionAt(frame) < recorded;
		EXPECT_EQ(clip.ShownPositionAt({frame, 0.0}, false), recorded) << frame;
	}
	EXPECT_GT(late, 1000); // which is why
	EXPECT_EQ(clip.ShownPositionAt({3601, 0.0}, false), clip.PositionAt(3601)); // nothing is recorded there
	EXPECT_EQ(clip.ShownPositionAt({-1, 0.0}, false), clip.PositionAt(-1));
}

TEST(ClipTime, AcceptsUnusualRates)
{
	ClipTime clip = MakeClip({24000, 1}, std::numeric_limits<double>::quiet_NaN());
	ClipTime plain = MakeClip({24000, 1}, 1.0);
	EXPECT_EQ(clip.PositionAt(50000), plain.PositionAt(50000));
	clip.rate = std::numeric_limits<double>::infinity();
	EXPECT_EQ(clip.PositionAt(50000), plain.PositionAt(50000));
	clip.rate = 0.0;
	EXPECT_EQ(clip.PositionAt(50000), 0.0);
	EXPECT_EQ(clip.NearestTick(3.0), clip.start);
	EXPECT_EQ(plain.NearestTick(std::numeric_limits<double>::quiet_NaN()), plain.start);
}

TEST(ClipTime, StaysWithinIntegersAtExtremeLengths)
{
	constexpr std::int64_t kFar = std::int64_t{1} << 53;
	for (const double rate : {1e-6, -1e-6})
	{
		ClipTime clip = MakeClip({24000, 1}, rate);
		clip.range = {0.0f, 1e30f};
		EXPECT_EQ(clip.LengthInTicks(), kFar) << rate;
		EXPECT_EQ(std::abs(clip.NearestTick(rate < 0.0 ? 0.0 : 1e30) + clip.offset - clip.start), kFar) << rate;
	}
}

TEST(ClipTime, PausesAtRatesTooSlowToOrderTicks)
{
	for (const double rate : {1e-38, 9e-7, -9e-7, std::numeric_limits<double>::denorm_min()})
	{
		const ClipTime clip = MakeClip({24000, 1}, rate);
		EXPECT_EQ(clip.PositionAt(50000), clip.range.start) << rate;
		EXPECT_EQ(clip.LengthInTicks(), 1) << rate;
	}
}

TEST(ClipTime, FindsTheTicksOfPositionsInEveryCycleEachOnce)
{
	ClipTime clip;
	clip.ticks = {1000, 1};
	clip.range = {0.0f, 2.0f};
	using Ticks = std::vector<std::int64_t>;
	const std::vector<double> times = {0.5, 2.0, 0.0};
	EXPECT_EQ(FindTicks(clip, false, times, -5, 5000, 100), (Ticks{0, 500, 2000}));
	EXPECT_EQ(FindTicks(clip, false, times, 500, 1999, 100), (Ticks{500}));
	EXPECT_EQ(FindTicks(clip, true, times, 0, 4500, 100), (Ticks{0, 500, 2000, 2500, 4000, 4500}));
	EXPECT_EQ(FindTicks(clip, true, {0.1, 0.2, 0.3, 0.4, 0.5}, 0, 4000000, 64).size(), 65u) << "whole cycles";
	EXPECT_EQ(FindTicks(clip, true, {2.0}, 0, 4500, 100), (Ticks{0, 2000, 4000})) << "the end of the cycle before";
	clip.rate = -1.0;
	EXPECT_EQ(FindTicks(clip, true, {0.5}, 0, 4000, 100), (Ticks{1500, 3500}));
	clip.rate = 0.0;
	EXPECT_TRUE(FindTicks(clip, true, times, 0, 4000, 100).empty());
	clip.rate = 1.0;
	EXPECT_TRUE(FindTicks(clip, true, times, 1, 0, 100).empty());
}

TEST(ClipTime, EndsItsSearchForTicksWhateverTheRateAndThePositions)
{
	for (const double rate : {1e6, -1e6, 1e18, 1e300, 1e-300})
	{
		for (const std::int64_t offset : {std::int64_t{0}, std::int64_t{2000000000}})
		{
			ClipTime clip;
			clip.range = {0.0f, 1.0f};
			clip.rate = rate;
			clip.offset = offset;
			EXPECT_LE(FindTicks(clip, true, {0.25, 0.5}, 0, 2000000000, 64).size(), 66u) << rate;
			EXPECT_LE(FindTicks(clip, true, {1e30}, 0, 2000000000, 64).size(), 66u) << rate;
			EXPECT_TRUE(FindTicks(clip, true, {}, 0, 2000000000, 64).empty()) << rate;
		}
	}
}

TEST(ClipTime, ShowsTheNextCycleWhereALoopReachesItsEnd)
{
	ClipTime clip;
	clip.ticks = {64, 1};
	clip.range = {1.0f, 3.0f};
	const TickTime end{128, 0.0};
	EXPECT_EQ(clip.ShownPositionAt(end, false), 3.0);
	const LoopTimeline line(clip.range, LoopMode::Loop);
	const LoopPoint next = line.PointAt(line.OffsetOf(clip.ShownPositionAt(end, true)));
	EXPECT_EQ(next.cycle, 1.0);
	EXPECT_EQ(static_cast<float>(next.time), 1.0f);
	EXPECT_EQ(clip.ShownPositionAt({127, 0.0}, true), clip.ShownPositionAt({127, 0.0}, false));

	clip.rate = -1.0;
	const LoopPoint last = line.PointAt(line.OffsetOf(clip.ShownPositionAt({0, 0.0}, true)));
	EXPECT_EQ(last.cycle, 0.0);
	EXPECT_LT(last.time, 3.0);
	EXPECT_EQ(static_cast<float>(last.time), 3.0f);
}

} // namespace mria::ClipTimeTests
