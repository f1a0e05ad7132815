// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "CompareTestHelpers.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace mria::CompareTests
{

namespace CompareAlignTestsDetail
{
Recording NoisyTake(std::uint32_t seed, SynthMotion motion, float noise)
{
	SynthOptions options;
	options.seed = seed;
	options.motion = motion;
	options.positionNoise = noise;
	options.frameJitter = 0.3f;
	options.duration = 6.0f;
	return Synthesize(options);
}

/** Drops what lies before `start`, so that two recordings of one motion do not start together. */
void CutStart(Recording& recording, float start)
{
	for (CurveId curve = 0; curve < kCurveCount; ++curve)
	{
		std::vector<Keyframe>& keys = Keys(recording, curve);
		const auto isEarly = [start](const Keyframe& key) { return key.time < start; };
		keys.erase(
			keys.begin(), IsFlagCurve(curve) ? keys.begin() : std::find_if_not(keys.begin(), keys.end(), isEarly));
	}
}
} // namespace CompareAlignTestsDetail

using namespace CompareAlignTestsDetail;

TEST(CompareAlign, FindsTheShiftOfANoisyTake)
{
	for (const SynthMotion motion : kSynthMotions)
	{
		const Recording take = NoisyTake(4, motion, 0.0f);
		Recording later = NoisyTake(4, motion, 0.002f);
		ShiftTimes(later, 0.137f);
		CutStart(later, 0.22f);
		const TimeAlignment found = FindTimeShift(take, later, 2.0);
		EXPECT_NEAR(found.shift, -0.137, 0.0005) << ToString(motion);
		EXPECT_GT(found.confidence, 0.5) << ToString(motion);
		EXPECT_LT(found.rms, 0.004);
		EXPECT_FALSE(found.isAtLimit);
		EXPECT_NEAR(FindTimeShift(later, take, 2.0).shift, 0.137, 0.0005) << ToString(motion);
	}
}

TEST(CompareAlign, ComparesUnderTheShift)
{
	const Recording take = MakeTake(2);
	Recording later = take;
	ShiftTimes(later, 0.25f);
	CompareOptions options;
	EXPECT_FALSE(Compare(take, later, {}, options).IsWithin());
	options.alignWithin = 1.0;
	const Comparison aligned = Compare(take, later, {}, options);
	EXPECT_TRUE(aligned.IsWithin()) << Verdict(aligned);
	EXPECT_NEAR(aligned.Shift(), -0.25, 1e-4);
	EXPECT_LT(LargestOf(aligned), 2e-4);
	for (const EdgeDifference& edge : aligned.edges)
	{
		EXPECT_NEAR(edge.Shift(), 0.0, 1e-4);
	}
}

TEST(CompareAlign, JudgesNeitherStartNorEnd)
{
	const Recording take = MakeTake(2);
	Recording later = take;
	ShiftTimes(later, 0.25f);
	CutStart(later, 0.6f);
	CompareOptions options;
	options.alignWithin = 1.0;
	const Comparison aligned = Compare(take, later, {}, options);
	EXPECT_GT(aligned.commonStart, 0.3);
	EXPECT_TRUE(aligned.IsWithin()) << Verdict(aligned);
}

TEST(CompareAlign, FindsALateStartBeyondTheLimit)
{
	const Recording take = MakeTake(2);
	Recording late = take;
	ShiftTimes(late, 41.25f);
	const TimeAlignment found = FindTimeShift(late, take, 0.5);
	EXPECT_NEAR(found.shift, 41.25, 1e-3);
	CompareOptions options;
	options.alignWithin = 0.5;
	EXPECT_TRUE(Compare(late, take, {}, options).IsWithin()) << Verdict(Compare(late, take, {}, options));
}

TEST(CompareAlign, LeavesEqualRecordingsExactlyWhereTheyAre)
{
	const Recording take = MakeTake(6);
	const TimeAlignment found = FindTimeShift(take, take, 2.0);
	EXPECT_EQ(found.shift, 0.0);
	EXPECT_EQ(found.rms, 0.0);
	EXPECT_EQ(found.confidence, 1.0);
}

TEST(CompareAlign, KnowsNothingWhereNothingMoves)
{
	const Recording still = MakeStill();
	EXPECT_EQ(FindTimeShift(still, still, 2.0).shift, 0.0);
	EXPECT_EQ(FindTimeShift(still, still, 2.0).confidence, 0.0);
	EXPECT_EQ(FindTimeShift(Recording(), still, 2.0).confidence, 0.0);
	EXPECT_EQ(FindTimeShift(Recording(), Recording(), std::nan("")).shift, 0.0);
}

TEST(CompareAlign, SaysWhenTheLimitHoldsItBack)
{
	const Recording take = MakeTake(2);
	Recording later = take;
	ShiftTimes(later, 0.4f);
	for (CurveId curve = 0; curve < kPoseComponentCount; ++curve)
	{
		Keys(later, curve).front().time = 0.0f; // or both starting together would be the way out
	}
	const TimeAlignment found = FindTimeShift(take, later, 0.2);
	EXPECT_TRUE(found.isAtLimit);
	EXPECT_NEAR(found.shift, -0.2, 0.03);
	EXPECT_LE(std::fabs(found.shift), 0.2);
}

} // namespace mria::CompareTests
