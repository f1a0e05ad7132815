// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "FindingTestHelpers.h"
#include "Mria/ClipFrames.h"
#include "Mria/Events.h"
#include "Mria/Synth.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace mria::ClipFramesTests
{

namespace ClipFramesTestsDetail
{
using FindingTests::AddFlag;
using Ticks = std::vector<std::int64_t>;

constexpr double kNotANumber = std::numeric_limits<double>::quiet_NaN();

/** Of 2 s, at 24000 ticks a second. */
ClipFrames MakeFrames(double secondsAfter, TickRate displayRate)
{
	return ClipFrames::Once({0.0f, 2.0f}, 0, secondsAfter, {24000, 1}, displayRate);
}

/** The same at ten frames a second, looped for so many seconds. */
ClipFrames MakeLoop(std::int64_t seconds)
{
	ClipFrames frames = MakeFrames(0.0, {10, 1});
	frames.loops = true;
	frames.end = seconds * 24000;
	return frames;
}

/** 2 s in which the right hand pinches twice: within one frame of ten a second, and over two. */
Recording MakePinches()
{
	Recording recording;
	FindingTests::AddVector(recording, FirstCurveOf(kCameraPose), 0.0f, {});
	FindingTests::AddVector(recording, FirstCurveOf(kCameraPose), 2.0f, {});
	AddFlag(recording, PinchCurve(Hand::Right), 0.0f, false);
	AddFlag(recording, PinchCurve(Hand::Right), 0.52f, true);
	AddFlag(recording, PinchCurve(Hand::Right), 0.57f, false);
	AddFlag(recording, PinchCurve(Hand::Right), 1.05f, true);
	AddFlag(recording, PinchCurve(Hand::Right), 1.25f, false);
	return recording;
}

FlagKeys RightPinch(const ClipFrames& frames, bool onFrames)
{
	const std::vector<FlagKeys> keys = FindFlagKeys(MakePinches(), frames, {true, true}, onFrames);
	EXPECT_EQ(keys.size(), 4u);
	EXPECT_EQ(keys.back().hand, Hand::Right);
	EXPECT_TRUE(keys.back().isPinch);
	return keys.back();
}
} // namespace ClipFramesTestsDetail

using namespace ClipFramesTestsDetail;

TEST(ClipFrames, AreAtEachDisplayFrameUntilTheRecordingHasEnded)
{
	EXPECT_EQ(MakeFrames(0.0, {2, 1}).FindFrames(), (Ticks{0, 12000, 24000, 36000, 48000}));
	EXPECT_EQ(MakeFrames(0.25, {2, 1}).FindFrames(), (Ticks{6000, 12000, 24000, 36000, 48000, 60000}));
	EXPECT_EQ(MakeFrames(-0.75, {2, 1}).FindFrames(), (Ticks{-18000, -12000, 0, 12000, 24000, 36000}));
}

TEST(ClipFrames, EndBeforeTheEndThatIsSet)
{
	ClipFrames frames = MakeFrames(0.0, {2, 1});
	frames.end = 36000;
	EXPECT_EQ(frames.FindFrames(), (Ticks{0, 12000, 24000}));
	frames.end = 36001;
	EXPECT_EQ(frames.FindFrames(), (Ticks{0, 12000, 24000, 36000}));
	frames.clip.rate = 0.0;
	EXPECT_EQ(frames.FindFrames().size(), 4u);
}

TEST(ClipFrames, AreEachTickOnceWhereThereAreMoreFramesThanTicks)
{
	for (const TickRate rate : {TickRate{24000, 1}, TickRate{48000, 1}, TickRate{2000000000, 1}})
	{
		const Ticks frames = MakeFrames(0.0, rate).FindFrames();
		EXPECT_EQ(frames.size(), 48001u);
		EXPECT_EQ(frames.back(), 48000);
	}
}

TEST(ClipFrames, EndWhereTicksEnd)
{
	EXPECT_EQ(MakeFrames(kNotANumber, {30, 1}).clip.start, 0) << "counts as 0";
	for (const double start : {89478.0, 1e30, -1e30, kNotANumber})
	{
		const Ticks frames = MakeFrames(start, {30, 1}).FindFrames();
		EXPECT_GE(frames.size(), 1u);
		EXPECT_LE(frames.size(), 62u);
		EXPECT_LE(frames.back(), std::int64_t{2147483647});
		for (std::size_t i = 1; i < frames.size(); ++i)
		{
			EXPECT_LT(frames[i - 1], frames[i]);
		}
	}
}

TEST(ClipFrames, AreNeverAheadOfTheirTick)
{
	ClipFrames frames = MakeFrames(0.0, {30, 1});
	frames.loops = true;
	for (std::int64_t tick = 0; tick < 10 * 24000; tick += 800)
	{
		const double time = frames.PointAt({tick, 0.0}).time;
		EXPECT_LE(double{frames.TimeAt({tick, 0.0})}, time) << tick;
		EXPECT_GT(double{frames.TimeAt({tick, 0.0})}, time - 1e-6) << tick;
	}
}

TEST(ClipFrames, HoldTheLastFrameOrBeginAgain)
{
	ClipFrames frames = MakeFrames(0.0, {30, 1});
	EXPECT_EQ(frames.TimeAt({60000, 0.0}), 2.0f);
	EXPECT_EQ(frames.TimeAt({-5, 0.0}), 0.0f);
	frames.loops = true;
	EXPECT_EQ(frames.TimeAt({60000, 0.0}), 0.5f);
	EXPECT_EQ(frames.PointAt({60000, 0.0}).cycle, 1.0);
}

TEST(ClipFrames, FindASecondOncePerCycle)
{
	ClipFrames frames = MakeFrames(0.0, {30, 1});
	EXPECT_EQ(frames.FindTicks(0.5f, 0, 48000, 100), (std::vector<double>{12000.0}));
	EXPECT_EQ(frames.FindTicks(0.5f, 12000, 48000, 100), (std::vector<double>{12000.0})) << "borders count";
	EXPECT_TRUE(frames.FindTicks(0.5f, 12001, 48000, 100).empty());
	EXPECT_EQ(frames.FindTicks(0.5f, 0, 12000, 100), (std::vector<double>{12000.0})) << "also the last one";
	EXPECT_EQ(frames.FindTicks(0.5f, 0, 110000, 100).size(), 1u) << "without a loop";
	frames.loops = true;
	const std::vector<double> found = frames.FindTicks(0.5f, 0, 110000, 100);
	ASSERT_EQ(found.size(), 3u);
	EXPECT_NEAR(found[1], 60000.0, 1e-6);
	EXPECT_NEAR(found[2], 108000.0, 1e-6);
	frames.clip.rate = 0.0;
	EXPECT_TRUE(frames.FindTicks(0.0f, 0, 48000, 100).empty());
	frames.clip.rate = 1.0;
	frames.clip.range = {1.0f, 3.0f}; // cycles are as long as before
	const std::vector<double> later = frames.FindTicks(1.5f, 0, 110000, 100);
	ASSERT_EQ(later.size(), 3u);
	EXPECT_NEAR(later[1], 60000.0, 1e-6);
}

TEST(ClipFrames, FindASecondInSomeCyclesOfVeryMany)
{
	ClipFrames frames = MakeFrames(0.0, {30, 1});
	frames.loops = true;
	for (const double rate : {1e6, 1e18, -1e300})
	{
		frames.clip.rate = rate;
		const std::size_t count = frames.FindTicks(0.5f, 0, 10 * 24000, 100).size();
		EXPECT_LE(count, 201u);
		EXPECT_TRUE(count >= 50u || std::fabs(rate) > 1e20) << count;
	}
}

TEST(FindFlagKeys, HasChangesOnFramesAndCountsThoseThatNoneShows)
{
	ClipFrames frames = MakeFrames(0.0, {10, 1});
	const FlagKeys keys = RightPinch(frames, true);
	EXPECT_EQ(keys.ticks, (Ticks{0, 26400, 31200}));
	EXPECT_EQ(keys.values, (std::vector<bool>{false, true, false}));
	EXPECT_EQ(keys.lostChanges, 2.0);
}

TEST(FindFlagKeys, LosesNoChangeOfAPinchThatOneFrameShows)
{
	const FlagKeys keys = RightPinch(MakeFrames(0.0, {20, 1}), true);
	EXPECT_EQ(keys.ticks, (Ticks{0, 13200, 14400, 25200, 30000}));
	EXPECT_EQ(keys.lostChanges, 0.0);
}

TEST(FindFlagKeys, HasChangesAtTheExactTickIfRequested)
{
	const FlagKeys keys = RightPinch(MakeFrames(0.0, {10, 1}), false);
	EXPECT_EQ(keys.ticks, (Ticks{0, 12480, 13680, 25200, 30000}));
	EXPECT_EQ(keys.lostChanges, 0.0);
}

TEST(FindFlagKeys, HasAKeyAtEachFrameWithWhichAFlagChanges)
{
	SynthOptions options;
	options.duration = 20.0f;
	const Recording recording = Synthesize(options);
	const TimeRange range = RangeOf(recording);
	const ClipFrames frames = ClipFrames::Once(range, 0, 0.0, {24000, 1}, {30, 1}); // 800 ticks each
	const EventTimeline timeline(InitialState(recording), CollectEvents(recording));
	const std::size_t frameCount = frames.FindFrames().size();
	std::size_t changes = 0;
	for (const FlagKeys& keys : FindFlagKeys(recording, frames, {true, true}, true))
	{
		Ticks ticks;
		std::vector<bool> values;
		for (std::size_t frame = 0; frame < frameCount; ++frame)
		{
			const double second = range.start + static_cast<double>(frame) / 30.0;
			const HandInput& input = timeline.StateAt(std::fmin(static_cast<float>(second), range.end))[keys.hand];
			const bool isOn = keys.isPinch ? input.isPinching : input.isTracked;
			if (values.empty() || isOn != values.back())
			{
				ticks.push_back(static_cast<std::int64_t>(frame) * 800);
				values.push_back(isOn);
			}
		}
		EXPECT_EQ(keys.ticks, ticks);
		EXPECT_EQ(keys.values, values);
		changes += ticks.size() - 1;
	}
	EXPECT_GT(changes, 4u) << "the recording is worth the test";
}

TEST(FindFlagKeys, TurnsTheOtherWayRoundWhereTheRecordingRunsBackwards)
{
	ClipFrames frames = MakeFrames(0.0, {10, 1});
	frames.clip.rate = -1.0;
	frames.end = 4 * 24000;
	// The second at a tick is 2 - tick / 24000: the flag is on from 1.25, not included, down to 1.05.
	const FlagKeys keys = RightPinch(frames, false);
	EXPECT_EQ(keys.ticks, (Ticks{0, 18001, 22801, 34321, 35521}));
	EXPECT_EQ(keys.values, (std::vector<bool>{false, true, false, true, false}));
}

TEST(FindFlagKeys, RepeatsALoop)
{
	const FlagKeys onFrames = RightPinch(MakeLoop(4), true);
	EXPECT_EQ(onFrames.ticks, (Ticks{0, 26400, 31200, 26400 + 48000, 31200 + 48000}));
	EXPECT_EQ(onFrames.lostChanges, 4.0);
	const FlagKeys exact = RightPinch(MakeLoop(4), false);
	EXPECT_EQ(exact.ticks.size(), 9u);
	EXPECT_EQ(exact.lostChanges, 0.0);
}

TEST(FindFlagKeys, CountsTheTurnAtTheSeam)
{
	Recording recording = MakePinches();
	recording.curves[PinchCurve(Hand::Right)].keys.pop_back(); // on at the end, off again at the start
	const FlagKeys keys = FindFlagKeys(recording, MakeLoop(4), {false, true}, false).back();
	EXPECT_EQ(keys.ticks, (Ticks{0, 12480, 13680, 25200, 48000, 60480, 61680, 73200}));
	EXPECT_EQ(keys.lostChanges, 0.0);
}

TEST(FindFlagKeys, ReachesTheLastTickBetweenFrames)
{
	ClipFrames frames = MakeFrames(0.0, {1, 1});
	frames.end = 26000;
	EXPECT_EQ(RightPinch(frames, false).ticks, (Ticks{0, 12480, 13680, 25200}));
	EXPECT_EQ(RightPinch(frames, true).ticks, (Ticks{0}));
}

TEST(FindFlagKeys, HasOnlyTheRequestedHands)
{
	const ClipFrames frames = MakeFrames(0.0, {10, 1});
	EXPECT_TRUE(FindFlagKeys(MakePinches(), frames, {false, false}, true).empty());
	const std::vector<FlagKeys> left = FindFlagKeys(MakePinches(), frames, {true, false}, true);
	ASSERT_EQ(left.size(), 2u);
	EXPECT_EQ(left[1].hand, Hand::Left);
	EXPECT_EQ(left[1].ticks, (Ticks{0}));
}

TEST(FindFlagKeys, CountsLostChangesBeyondWholeNumbers)
{
	ClipFrames frames = MakeLoop(1);
	frames.clip.rate = 1e12;
	EXPECT_GT(RightPinch(frames, true).lostChanges, 1e12);
}

} // namespace mria::ClipFramesTests
