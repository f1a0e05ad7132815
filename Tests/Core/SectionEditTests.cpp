// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/SectionEdit.h"

#include <gtest/gtest.h>

namespace mria::SectionEditTests
{

namespace SectionEditTestsDetail
{
using Ticks = std::vector<std::int64_t>;

/** Ten seconds at 1000 ticks a second. */
ClipTime MakeClip(double rate = 1.0, std::int64_t offset = 0, std::int64_t start = 0)
{
	ClipTime clip;
	clip.ticks = {1000, 1};
	clip.range = {0.0f, 10.0f};
	clip.rate = rate;
	clip.offset = offset;
	clip.start = start;
	return clip;
}

Ticks Find(const ClipTime& clip, bool loops, std::int64_t first, std::int64_t last)
{
	const std::vector<OverviewMarker> markers = {{4.0, 0, "Grab"}, {5.0, 1, "Let go"}, {12.0, 2, "after the end"}};
	return FindSnapTicks(clip, loops, markers, first, last);
}
} // namespace SectionEditTestsDetail

using namespace SectionEditTestsDetail;

TEST(FindSnapTicks, HasMarkersStartAndEndOfTheRecording)
{
	EXPECT_EQ(Find(MakeClip(), false, -100, 20000), (Ticks{0, 4000, 5000, 10000}));
	EXPECT_EQ(Find(MakeClip(), false, 4000, 5000), (Ticks{4000, 5000})) << "borders count";
	EXPECT_EQ(Find(MakeClip(2.0, 1000), false, -2000, 9000), (Ticks{-1000, 1000, 1500, 4000}));
	EXPECT_EQ(Find(MakeClip(-1.0), false, 0, 10000), (Ticks{0, 5000, 6000, 10000}));
	EXPECT_TRUE(Find(MakeClip(0.0), false, 0, 10000).empty());
}

TEST(FindSnapTicks, HasThoseOfEveryCycleOfALoopOnce)
{
	EXPECT_EQ(Find(MakeClip(2.0), true, 0, 12000), (Ticks{0, 2000, 2500, 5000, 7000, 7500, 10000, 12000}));
	EXPECT_LT(Find(MakeClip(1e6), true, 0, 2000000000).size(), 5000u);
}

TEST(SnapTick, MovesToTheNearestWithinReach)
{
	const Ticks candidates = {0, 4000, 5000};
	constexpr double kTicksPerPixel = 10.0;
	constexpr std::int64_t kReach = static_cast<std::int64_t>(kTicksPerPixel * kSnapPixels);
	EXPECT_EQ(SnapTick(4000 + kReach, candidates, kTicksPerPixel), 4000);
	EXPECT_EQ(SnapTick(4001 + kReach, candidates, kTicksPerPixel), 4001 + kReach);
	EXPECT_EQ(SnapTick(4000 - kReach, candidates, kTicksPerPixel), 4000);
	EXPECT_EQ(SnapTick(4501, candidates, 1000.0), 5000);
	EXPECT_EQ(SnapTick(4500, candidates, 1000.0), 4000) << "of two as near the first";
	EXPECT_EQ(SnapTick(7, {}, kTicksPerPixel), 7);
}

TEST(SnapSlip, BringsAMarkerToAnEdge)
{
	const Ticks candidates = {4000, 5000};
	// To the start at 1000 the first has 3000 to go, the second 4000; to the end at 9000 they have 5000 and 4000.
	EXPECT_EQ(SnapSlip(-2960, 1000, 9000, candidates, 10.0), -3000);
	EXPECT_EQ(SnapSlip(4070, 1000, 9000, candidates, 10.0), 4000);
	EXPECT_EQ(SnapSlip(2000, 1000, 9000, candidates, 10.0), 2000);
}

TEST(WithRate, ShowsTheSamePartAtAnotherRate)
{
	const ClipRange fast = WithRate({MakeClip(1.0, 2000, 100), 4100}, 2.0);
	EXPECT_EQ(fast.clip.start, 100);
	EXPECT_EQ(fast.end, 2100);
	EXPECT_NEAR(fast.clip.PositionAt(100), 2.0, 1e-9);
	EXPECT_NEAR(fast.clip.PositionAt(fast.end), 6.0, 1e-9);
	const ClipRange back = WithRate(fast, 1.0);
	EXPECT_EQ(back.clip.offset, 2000);
	EXPECT_EQ(back.end, 4100);
}

TEST(WithRate, TurnsRoundWithinTheSamePart)
{
	const ClipRange turned = WithRate({MakeClip(1.0, 2000, 100), 4100}, -1.0);
	EXPECT_NEAR(turned.clip.PositionAt(100), 6.0, 1e-9);
	EXPECT_NEAR(turned.clip.PositionAt(turned.end), 2.0, 1e-9);
	EXPECT_EQ(turned.end, 4100);
	EXPECT_EQ(WithRate(turned, 1.0).clip.offset, 2000) << "twice is not at all";
}

TEST(WithRate, IsNeverEmptyAndAcceptsARateOfZero)
{
	EXPECT_EQ(WithRate({MakeClip(), 10}, 1000.0).end, 1);
	const ClipRange still = WithRate({MakeClip(), 10}, 0.0);
	EXPECT_EQ(still.clip.rate, 0.0);
	EXPECT_EQ(still.end, 10);
	EXPECT_EQ(WithRate(still, 2.0).end, 10) << "from rate 0 the length is kept";
}

TEST(AtFullLength, ShowsTheWholeRecordingOnce)
{
	const ClipRange whole = AtFullLength(MakeClip(-4.0, 3000, 50));
	EXPECT_EQ(whole.clip.offset, 0);
	EXPECT_EQ(whole.clip.start, 50);
	EXPECT_EQ(whole.end, 50 + 2500);
}

} // namespace mria::SectionEditTests
