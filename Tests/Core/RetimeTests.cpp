// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/FloatRules.h"
#include "Mria/Retime.h"
#include "Mria/Synth.h"
#include "Support/RecordingMatchers.h"
#include "Support/TestEffort.h"
#include "Support/TestFiles.h"
#include "Support/TimeEditSamples.h"

#include <gtest/gtest.h>

namespace mria::RetimeTests
{

namespace RetimeTestsDetail
{
using namespace CurveSamples;
using namespace TimeEditSamples;

constexpr CurveId kX = CameraCurve(PoseComponent::PositionX);
constexpr CurveId kTracked = TrackedCurve(Hand::Left);
constexpr RetimeOptions kBackwards = {1.0, true, false};

Recording WithX(std::vector<Keyframe> keys)
{
	Recording recording;
	recording.dialect = Dialect::Documented11;
	recording.curves[kX].keys = std::move(keys);
	return recording;
}

std::string Retimed(std::vector<Keyframe> keys, const RetimeOptions& options)
{
	Recording recording = WithX(std::move(keys));
	EXPECT_TRUE(Retime(recording, options));
	return KeysText(recording.curves[kX]);
}

/** Over ten seconds, backwards. */
std::string ReversedFlag(std::vector<Keyframe> keys)
{
	Recording recording = WithX({PlainKey(0, 0), PlainKey(10, 1)});
	recording.curves[kTracked].keys = std::move(keys);
	EXPECT_TRUE(Retime(recording, kBackwards));
	return KeysText(recording.curves[kTracked]);
}

TimeEditError ErrorOf(const RetimeOptions& options)
{
	Recording recording = WithX({PlainKey(-3e38f, 0), PlainKey(3e38f, 1)});
	const Result<TimeEditReport, TimeEditError> result = Retime(recording, options);
	return result ? TimeEditError::TooManyKeys : result.GetError();
}

/** Where a time of the retimed recording comes from. */
Timing TimingOf(const TimeRange& before, const RetimeOptions& options)
{
	const float length = static_cast<float>((before.end - before.start) / options.speed);
	const double sign = options.reverse ? -1.0 : 1.0;
	const double from = options.reverse ? before.end : before.start;
	return {
		{before.start, before.start + length}, sign * options.speed, from - sign * options.speed * before.start, 4e-6f};
}
} // namespace RetimeTestsDetail

using namespace RetimeTestsDetail;

TEST(Retime, ChangesNothingAtSpeedOneHoweverSmallTheTimesAre)
{
	Recording recording = WithX({{-2.0f, 1.0f}, {0.0f, 2.0f}, {5e-22f, 3.0f}});
	ASSERT_TRUE(Retime(recording, RetimeOptions()));
	ASSERT_EQ(recording.curves[kX].keys.size(), 3u);
	EXPECT_EQ(recording.curves[kX].keys[2].time, 5e-22f);
}

TEST(Retime, KeepsTheStartAndScalesTheRest)
{
	const std::vector<Keyframe> keys = {PlainKey(2, 5), PlainKey(3, 7), PlainKey(6, 9)};
	EXPECT_EQ(Retimed(keys, {2.0, false, false}), "2:5 2.5:7 4:9 ");
	EXPECT_EQ(Retimed(keys, {0.5, false, true}), "0:5 2:7 8:9 ");
	EXPECT_EQ(Retimed(keys, {2.0, true, false}), "2:9 3.5:7 4:5 ");
	EXPECT_EQ(Retimed(keys, {1.0, true, true}), "0:9 3:7 4:5 ");
}

TEST(Retime, ScalesTangentsAndLeavesWeights)
{
	Recording recording = WithX({Key(0, 1, 2, -3, 0.25f, 0.5f, 2), Key(1, 2, kInfinity, -kInfinity)});
	ASSERT_TRUE(Retime(recording, {4.0, false, false}));
	const std::vector<Keyframe>& keys = recording.curves[kX].keys;
	EXPECT_EQ(keys[0].inTangent, 8.0f);
	EXPECT_EQ(keys[0].outTangent, -12.0f);
	EXPECT_EQ(keys[0].outWeight, 0.5f);
	EXPECT_EQ(keys[0].weightedMode, 2);
	EXPECT_EQ(keys[1].inTangent, kInfinity);
}

TEST(Retime, NeverMakesASteepSlopeAStep)
{
	Recording recording = WithX({Key(0, 1, 0, 3e38f, 0, 0, 0), Key(1, 2, -3e38f, 0, 0, 0, 0)});
	ASSERT_TRUE(Retime(recording, {1000.0, false, false}));
	EXPECT_TRUE(IsFinite(recording.curves[kX].keys[0].outTangent));
	EXPECT_TRUE(IsFinite(recording.curves[kX].keys[1].inTangent));
}

TEST(Retime, SwapsTheSidesOfAKeyBackwards)
{
	Recording recording = WithX({Key(0, 1, 2, -3, 0.25f, 0.5f, WeightedMode::Out), PlainKey(1, 2)});
	recording.curves[kX].preWrap = WrapMode::Loop;
	ASSERT_TRUE(Retime(recording, kBackwards));
	const Keyframe& key = recording.curves[kX].keys[1];
	EXPECT_EQ(key.inTangent, 3.0f);
	EXPECT_EQ(key.outTangent, -2.0f);
	EXPECT_EQ(key.inWeight, 0.5f);
	EXPECT_EQ(key.outWeight, 0.25f);
	EXPECT_EQ(key.weightedMode, WeightedMode::In);
	EXPECT_EQ(recording.curves[kX].postWrap, WrapMode::Loop);
	EXPECT_EQ(recording.curves[kX].preWrap, WrapMode::ClampForever);
}

TEST(Retime, HoldsTheOtherEndOfAStepBackwards)
{
	const std::vector<Keyframe> steps = {Key(0, 5, 0, kInfinity), Key(1, 7, 0, kInfinity), Key(3, 9)};
	Recording recording = WithX(steps);
	ASSERT_TRUE(Retime(recording, kBackwards));
	EXPECT_EQ(EvaluateCurve(recording.curves[kX], 0.5f), 7.0f);
	EXPECT_EQ(EvaluateCurve(recording.curves[kX], 1.9f), 7.0f);
	EXPECT_EQ(EvaluateCurve(recording.curves[kX], 2.1f), 5.0f);
	EXPECT_EQ(EvaluateCurve(recording.curves[kX], -1.0f), 9.0f);
	ASSERT_TRUE(Retime(recording, kBackwards));
	EXPECT_EQ(KeysText(recording.curves[kX]), "0:5 1:7 3:9 ");
}

TEST(Retime, TurnsFlagsRound)
{
	EXPECT_EQ(ReversedFlag({PlainKey(0, 0), PlainKey(2, 1), PlainKey(7, 0)}), "0:0 3:1 8:0 ");
	EXPECT_EQ(ReversedFlag({PlainKey(-5, 0), PlainKey(-2, 1), PlainKey(7, 0)}), "0:0 3:1 ");
	EXPECT_EQ(ReversedFlag({PlainKey(4, 1), PlainKey(6, 0)}), "0:0 4:1 ");
	EXPECT_EQ(ReversedFlag({PlainKey(0, 1), PlainKey(10, 0)}), "0:0 0:1 ");
	EXPECT_EQ(ReversedFlag({}), "");
}

TEST(Retime, LastsAsLongBackwardsWhereFlagsOutlastThePoses)
{
	Recording recording = WithX({PlainKey(0, 0), PlainKey(2, 1)});
	recording.curves[kTracked].keys = {PlainKey(0, 1), PlainKey(5, 0)};
	ASSERT_TRUE(Retime(recording, kBackwards));
	EXPECT_EQ(KeysText(recording.curves[kX]), "0:1 3:1 5:0 ");
	Recording flags;
	flags.curves[kTracked].keys = {PlainKey(0, 1), PlainKey(2, 0), PlainKey(7, 1)};
	ASSERT_TRUE(Retime(flags, kBackwards));
	EXPECT_EQ(KeysText(flags.curves[kTracked]), "0:1 0:0 5:1 7:1 ");
}

TEST(Retime, MovesMarkersAlong)
{
	Recording recording = WithX({PlainKey(0, 0), PlainKey(10, 1)});
	recording.markers = {{1, "a", 0}, {4, "b", 0}, {kNotANumber, "lost", 0}};
	ASSERT_TRUE(Retime(recording, {2.0, true, false}));
	ASSERT_EQ(recording.markers.size(), 2u);
	EXPECT_EQ(recording.markers[0].name, "b");
	EXPECT_EQ(recording.markers[0].time, 3.0f);
	EXPECT_EQ(recording.markers[1].time, 4.5f);
}

TEST(Retime, RefusesSpeedsThatMakeNoSense)
{
	EXPECT_EQ(ErrorOf({0.0, false, false}), TimeEditError::OutOfLimits);
	EXPECT_EQ(ErrorOf({-1.0, false, false}), TimeEditError::OutOfLimits);
	EXPECT_EQ(ErrorOf({static_cast<double>(kNotANumber), false, false}), TimeEditError::NotFinite);
	EXPECT_EQ(ErrorOf({static_cast<double>(kInfinity), false, false}), TimeEditError::NotFinite);
	EXPECT_EQ(ErrorOf({0.5, false, false}), TimeEditError::TooLong);
	EXPECT_EQ(ErrorOf({1e-300, false, true}), TimeEditError::TooLong);
}

TEST(Retime, ChangesNothingAtItsOwnSpeed)
{
	const Recording take = RandomTake(3, true);
	Recording recording = take;
	ASSERT_TRUE(Retime(recording, {}));
	EXPECT_TRUE(SameRecording(recording, take));
}

TEST(Retime, PlaysAsBeforeWhateverTheCurves)
{
	constexpr double kSpeeds[] = {0.3, 1.0, 2.0, 7.0};
	for (int seed = 0; seed < Rounds(200); ++seed)
	{
		const Recording take = RandomTake(static_cast<unsigned>(seed), false);
		const RetimeOptions options{kSpeeds[seed % 4], seed % 2 == 0, false};
		Recording recording = take;
		ASSERT_TRUE(Retime(recording, options));
		ASSERT_TRUE(PlaysAlike(take, recording, TimingOf(RangeOf(take), options))) << "seed " << seed;
		ASSERT_TRUE(IsValidResult(recording)) << "seed " << seed;
	}
}

TEST(Retime, ComesBackWithTheInverseSpeed)
{
	for (int seed = 0; seed < Rounds(100); ++seed)
	{
		const Recording take = RandomTake(static_cast<unsigned>(seed), false);
		Recording recording = take;
		ASSERT_TRUE(Retime(recording, {3.0, false, false}));
		ASSERT_TRUE(Retime(recording, {1.0 / 3.0, false, false}));
		ASSERT_TRUE(PlaysAlike(take, recording, {RangeOf(take), 1.0, 0.0, 4e-6f})) << "seed " << seed;
	}
}

TEST(Retime, PlaysLoopsAsBefore)
{
	for (const std::int32_t mode : {WrapMode::Loop, WrapMode::PingPong})
	{
		Recording take = WithX({PlainKey(0, 0), PlainKey(8, 1)});
		take.curves[kX + 1] = MakeCurve({Key(3, 1), Key(3.25f, 5), Key(4, 2)}, WrapMode::Once, mode);
		for (const bool reverse : {false, true})
		{
			Recording recording = take;
			const RetimeOptions options{2.0, reverse, false};
			ASSERT_TRUE(Retime(recording, options));
			EXPECT_TRUE(PlaysAlike(take, recording, TimingOf(RangeOf(take), options)));
		}
	}
}

TEST(Retime, ComesBackWhenReversedTwice)
{
	for (int seed = 0; seed < Rounds(100); ++seed)
	{
		const Recording take = RandomTake(static_cast<unsigned>(seed), false);
		Recording recording = take;
		ASSERT_TRUE(Retime(recording, kBackwards));
		ASSERT_TRUE(Retime(recording, kBackwards));
		ASSERT_TRUE(PlaysAlike(take, recording, {RangeOf(take), 1.0, 0.0, 4e-6f})) << "seed " << seed;
	}
}

TEST(Retime, ReversedTwiceIsTheSameKeysWhereTimesAreExact)
{
	SynthOptions options;
	options.duration = 2.0f;
	options.frameRate = 64.0f; // every time is a sum of a few powers of two
	const Recording take = Synthesize(options);
	Recording recording = take;
	ASSERT_TRUE(Retime(recording, {2.0, true, false}));
	EXPECT_EQ(RangeOf(recording).end, 1.0f);
	ASSERT_TRUE(Retime(recording, {0.5, true, false}));
	for (CurveId id = 0; id < kCurveCount; ++id)
	{
		if (!IsFlagCurve(id))
		{
			ASSERT_EQ(KeysText(recording.curves[id]), KeysText(take.curves[id])) << CurveName(id);
		}
	}
	EXPECT_TRUE(PlaysAlike(take, recording, {RangeOf(take)}));
}

TEST(Retime, AcceptsRealRecordings)
{
	MRIA_LOAD_SHARED_RECORDING(bytes, "device-right-hand-1.0.bin");
	const Recording take = ReadRecording(*bytes).Value();
	const RetimeOptions options{0.25, true, false};
	Recording recording = take;
	ASSERT_TRUE(Retime(recording, options));
	EXPECT_EQ(CountKeys(recording), CountKeys(take));
	Timing timing = TimingOf(RangeOf(take), options);
	timing.slack = 2e-5f; // a minute away from 0 floats are further apart
	EXPECT_TRUE(PlaysAlike(take, recording, timing));
}

TEST(Retime, AcceptsAnyNumbers)
{
	for (int seed = 0; seed < Rounds(200); ++seed)
	{
		Recording recording = RandomRecording(static_cast<std::uint64_t>(seed), kDialects[seed % 3]);
		if (Retime(recording, {seed % 5 == 0 ? 1e30 : 1.5, seed % 2 == 0, seed % 4 == 0}))
		{
			ASSERT_TRUE(IsValidResult(recording)) << "seed " << seed;
		}
	}
}

TEST(Retime, HoldsAStepBackwardsWhoseOtherKeyGoes)
{
	const std::vector<Keyframe> keys = {Key(0, 0), Key(1, 5), Key(1, 2, 0, kInfinity), Key(2, 2)};
	const Recording forwards = WithX(keys);
	Recording backwards = forwards;
	ASSERT_TRUE(Retime(backwards, kBackwards));
	for (const float time : {0.25f, 0.75f, 1.25f, 1.75f})
	{
		EXPECT_EQ(EvaluateCurve(backwards.curves[kX], 2.0f - time), EvaluateCurve(forwards.curves[kX], time)) << time;
	}
}

} // namespace mria::RetimeTests
