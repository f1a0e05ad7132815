// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Join.h"
#include "Mria/Synth.h"
#include "Mria/Trim.h"
#include "Support/RecordingMatchers.h"
#include "Support/TestEffort.h"
#include "Support/TestFiles.h"
#include "Support/TimeEditSamples.h"

#include <gtest/gtest.h>

namespace mria::JoinTests
{

namespace JoinTestsDetail
{
using namespace CurveSamples;
using namespace TimeEditSamples;

constexpr CurveId kX = CameraCurve(PoseComponent::PositionX);
constexpr CurveId kY = CameraCurve(PoseComponent::PositionY);
constexpr CurveId kWristX = JointCurve(Hand::Left, Joint::Wrist, PoseComponent::PositionX);
constexpr CurveId kTracked = TrackedCurve(Hand::Left);
constexpr CurveId kPinch = PinchCurve(Hand::Left);

/** The camera's x goes from one value to another within two seconds. */
Recording Moving(float start, float from, float to)
{
	return RecordingBuilder().WithKey(kX, PlainKey(start, from)).WithKey(kX, PlainKey(start + 2, to)).Get();
}

std::string JoinedX(const Recording& first, const Recording& second, const JoinOptions& options = {})
{
	Recording joined = first;
	EXPECT_TRUE(Join(joined, second, options));
	return KeysText(joined.curves[kX]);
}

std::string JoinedFlag(std::vector<Keyframe> first, std::vector<Keyframe> second, const JoinOptions& options = {})
{
	Recording a = Moving(0, 0, 1);
	Recording b = Moving(0, 1, 2);
	a.curves[kTracked].keys = std::move(first);
	b.curves[kTracked].keys = std::move(second);
	EXPECT_TRUE(Join(a, b, options));
	return KeysText(a.curves[kTracked]);
}

TimeEditError ErrorOf(const JoinOptions& options)
{
	Recording joined = Moving(0, 0, 1);
	const Result<JoinReport, TimeEditError> result = Join(joined, Moving(0, 1, 2), options);
	return result ? TimeEditError::EmptyRange : result.GetError();
}

Recording Synth(std::uint32_t seed, float duration)
{
	SynthOptions options;
	options.seed = seed;
	options.duration = duration;
	return Synthesize(options);
}

/** The largest step of the head in a 60th of a second. */
float LargestStep(const Recording& recording)
{
	const Sampler sampler(recording);
	float largest = 0.0f;
	Frame last;
	sampler.SampleAt(0.0f, last);
	for (float time = 0.0f; time < sampler.Range().end; time += 1.0f / 60.0f)
	{
		Frame frame;
		sampler.SampleAt(time, frame);
		largest = (std::max)(largest, Length(frame.camera.position - last.camera.position));
		largest = (std::max)(largest, AngleBetween(frame.camera.rotation, last.camera.rotation));
		last = frame;
	}
	return largest;
}

/** Cut in two at a share of its time and put together again. */
Recording CutAndJoined(const Recording& whole, float share, bool keepTimes)
{
	const TimeRange range = RangeOf(whole);
	const float cut = range.start + (range.end - range.start) * share;
	Recording joined = whole;
	Recording rest = whole;
	EXPECT_TRUE(Trim(joined, {range.start, cut}, {true}));
	EXPECT_TRUE(Trim(rest, {cut, range.end}, {keepTimes}));
	const Result<JoinReport, TimeEditError> report = Join(joined, rest);
	EXPECT_TRUE(report);
	EXPECT_EQ(report.Value().seam, cut);
	return joined;
}
} // namespace JoinTestsDetail

using namespace JoinTestsDetail;

TEST(Join, PutsTheStartOfTheOneAtTheEndOfTheOther)
{
	EXPECT_EQ(JoinedX(Moving(0, 0, 1), Moving(41, 5, 6)), "0:0 2:1 2:5 4:6 ");
	EXPECT_EQ(JoinedX(Moving(3, 0, 1), Moving(-2, 5, 6)), "3:0 5:1 5:5 7:6 ");
}

TEST(Join, MakesOneKeyWhereAllCurvesOfAPositionAgree)
{
	EXPECT_EQ(JoinedX(Moving(0, 0, 1), Moving(0, 1, 6)), "0:0 2:1 4:6 ");
	Recording first = Moving(0, 0, 1);
	first.curves[kY].keys = {PlainKey(0, 0), PlainKey(2, 3)};
	Recording second = Moving(0, 4, 6);
	second.curves[kY].keys = {PlainKey(0, 3), PlainKey(2, 3)};
	ASSERT_TRUE(Join(first, second));
	EXPECT_EQ(KeysText(first.curves[kX]), "0:0 2:1 2:4 4:6 ");
	EXPECT_EQ(KeysText(first.curves[kY]), "0:0 2:3 2:3 4:3 ") << "x and y continue sharing their times";
}

TEST(Join, MakesLoopsIntoKeysAndHoldsTheEnds)
{
	Recording first = Moving(0, 0, 1);
	first.curves[kX].preWrap = WrapMode::Once;
	first.curves[kWristX] = MakeCurve({Key(0, 1), Key(1, 2)}, WrapMode::Loop, WrapMode::PingPong);
	Recording second = Moving(0, 1, 2);
	second.curves[kX].postWrap = WrapMode::Loop;
	ASSERT_TRUE(Join(first, second));
	EXPECT_EQ(KeysText(first.curves[kWristX]), "0:1 1:2 2:1 ");
	EXPECT_EQ(first.curves[kWristX].preWrap, WrapMode::ClampForever);
	EXPECT_EQ(first.curves[kWristX].postWrap, WrapMode::ClampForever);
	EXPECT_EQ(first.curves[kX].preWrap, WrapMode::Once);
	EXPECT_EQ(first.curves[kX].postWrap, WrapMode::ClampForever);
}

TEST(Join, CutsLoopsAtTheSeam)
{
	Recording first = Moving(0, 0, 1);
	first.curves[kWristX] = MakeCurve({PlainKey(0, 1), PlainKey(1.5f, 4)}, WrapMode::ClampForever, WrapMode::Loop);
	Recording second = Moving(0, 1, 2);
	second.curves[kWristX] = MakeCurve({PlainKey(0.5f, 1), PlainKey(2, 4)}, WrapMode::Loop, WrapMode::ClampForever);
	ASSERT_TRUE(Join(first, second));
	EXPECT_EQ(KeysText(first.curves[kWristX]), "0:1 1.5:4 1.5:1 2:2 2:3 2.5:4 2.5:1 4:4 ");
}

TEST(Join, HoldsPosesInTheGap)
{
	JoinOptions options;
	options.gap = 3.0f;
	EXPECT_EQ(JoinedX(Moving(0, 0, 1), Moving(0, 5, 6), options), "0:0 2:1 5:1 5:5 7:6 ");
}

TEST(Join, InventsNoMotionWhereACurveEndsEarlyOrBeginsLate)
{
	Recording first = Moving(0, 0, 1);
	Recording second = Moving(0, 5, 6);
	first.curves[kWristX].keys = {Key(0, 1, 0, 0, 0, 0, 0), Key(1, 2, 9, 9, 0, 0, 0)};
	second.curves[kWristX].keys = {Key(1, 4, 9, 9, 0, 0, 0), Key(2, 5, 0, 0, 0, 0, 0)};
	ASSERT_TRUE(Join(first, second));
	EXPECT_EQ(KeysText(first.curves[kWristX]), "0:1 1:2 2:2 2:4 3:4 4:5 ");
	EXPECT_EQ(EvaluateCurve(first.curves[kWristX], 1.5f), 2.0f);
	EXPECT_EQ(EvaluateCurve(first.curves[kWristX], 2.5f), 4.0f);
}

TEST(Join, LosesHandsInTheGap)
{
	JoinOptions options;
	options.gap = 1.0f;
	EXPECT_EQ(JoinedFlag({PlainKey(0, 1)}, {PlainKey(-1, 1)}, options), "0:1 2:0 3:1 ");
	EXPECT_EQ(JoinedFlag({PlainKey(0, 1)}, {PlainKey(0, 0), PlainKey(1, 1)}, options), "0:1 2:0 4:1 ");
}

TEST(Join, CarriesFlagsOn)
{
	EXPECT_EQ(JoinedFlag({PlainKey(0, 1)}, {PlainKey(-1, 1), PlainKey(1, 0)}), "0:1 3:0 ");
	EXPECT_EQ(JoinedFlag({PlainKey(0, 0)}, {PlainKey(-9, 0), PlainKey(-1, 1)}), "0:0 2:1 ");
	EXPECT_EQ(JoinedFlag({PlainKey(0, 0)}, {PlainKey(1, 1)}), "0:0 2:1 3:1 ") << "held before its first key";
	EXPECT_EQ(JoinedFlag({}, {PlainKey(0, 1)}), "0:0 2:1 ");
	EXPECT_EQ(JoinedFlag({}, {PlainKey(0, 0), PlainKey(1, 1)}), "2:0 3:1 ");
	EXPECT_EQ(JoinedFlag({PlainKey(-1, 1)}, {}), "-1:1 2:0 ");
	EXPECT_EQ(JoinedFlag({}, {}), "");
}

TEST(Join, KeepsAMarkerAtTheSeamOnce)
{
	Recording first = Moving(0, 0, 1);
	first.markers = {{2, "seam", 0}, {2, "mine", 0}};
	Recording second = Moving(0, 1, 2);
	second.markers = {{0, "seam", 0}, {0, "seam", 0}, {1, "late", 0}};
	ASSERT_TRUE(Join(first, second));
	ASSERT_EQ(first.markers.size(), 4u);
	EXPECT_EQ(first.markers[2].name, "seam");
	EXPECT_EQ(first.markers[3].time, 3.0f);
}

TEST(Join, KeepsTheChannelsOfBothInADialectThatHoldsThem)
{
	Recording first = Moving(0, 0, 1);
	first.dialect = Dialect::Mrtk10;
	Recording second = RecordingBuilder().WithChannels(false, false, true).Get();
	second.curves[kFirstGazeCurve].keys = {PlainKey(0, 7)};
	const Result<JoinReport, TimeEditError> report = Join(first, second);
	ASSERT_TRUE(report);
	EXPECT_TRUE(first.channels.Has(Channel::Camera));
	EXPECT_TRUE(first.channels.Has(Channel::Gaze));
	EXPECT_EQ(first.dialect, Dialect::Mrtk11);
	EXPECT_TRUE(report.Value().isNewDialect);
	Recording curved = Moving(0, 0, 1);
	curved.curves[kX].keys[0].outWeight = 0.5f;
	curved.dialect = Dialect::Documented11;
	ASSERT_TRUE(Join(first, curved));
	EXPECT_EQ(first.dialect, Dialect::Documented11);
}

TEST(Join, RefusesNumbersThatMakeNoSense)
{
	EXPECT_EQ(ErrorOf({kNotANumber, 0.0f}), TimeEditError::NotFinite);
	EXPECT_EQ(ErrorOf({0.0f, kInfinity}), TimeEditError::NotFinite);
	EXPECT_EQ(ErrorOf({-1.0f, 0.0f}), TimeEditError::OutOfLimits);
	EXPECT_EQ(ErrorOf({0.0f, 11.0f}), TimeEditError::OutOfLimits);
	EXPECT_EQ(ErrorOf({0.0f, -1.0f}), TimeEditError::OutOfLimits);
	Recording late = Moving(3e38f, 0, 1);
	const Result<JoinReport, TimeEditError> result = Join(late, late, {1e38f, 0.0f});
	ASSERT_FALSE(result);
	EXPECT_EQ(result.GetError(), TimeEditError::TooLong);
}

TEST(Join, AcceptsEmptyRecordings)
{
	EXPECT_EQ(JoinedX(Recording(), Moving(5, 1, 2)), "0:1 2:2 ");
	EXPECT_EQ(JoinedX(Moving(5, 1, 2), Recording(), {1.0f, 1.0f}), "5:1 7:2 ");
	EXPECT_EQ(JoinedX(Recording(), Recording()), "");
}

TEST(Join, GivesBackWhatTrimCutInTwo)
{
	for (int seed = 0; seed < Rounds(200); ++seed)
	{
		const Recording whole = RandomTake(static_cast<unsigned>(seed), seed % 2 == 0);
		const float share = 0.1f + 0.8f * static_cast<float>(seed % 10) / 10.0f;
		const Recording joined = CutAndJoined(whole, share, true);
		ASSERT_TRUE(PlaysAlike(whole, joined, {RangeOf(whole)})) << "seed " << seed;
		ASSERT_TRUE(IsValidResult(joined)) << "seed " << seed;
		ASSERT_TRUE(PlaysAlike(whole, CutAndJoined(whole, share, false), {RangeOf(whole), 1.0, 0.0, 4e-6f})) << seed;
	}
}

TEST(Join, GivesBackTakesAndTheirKeys)
{
	for (const SynthKeys keys : {SynthKeys::Lines, SynthKeys::Smooth})
	{
		SynthOptions options;
		options.dialect = Dialect::Documented11;
		options.duration = 1.5f;
		options.keys = keys;
		const Recording whole = Synthesize(options);
		const Recording joined = CutAndJoined(whole, 0.45f, true);
		EXPECT_LT(LargestDifference(whole, joined, {RangeOf(whole), 1.0, 0.0, 0.0f, 100}), 2e-5f);
		EXPECT_LE(CountKeys(joined), CountKeys(whole) + 3 * kCurveCount) << "a key or three a curve at the seam";
		EXPECT_EQ(joined.markers.size(), whole.markers.size());
	}
}

TEST(Join, GivesBackRealRecordings)
{
	MRIA_LOAD_SHARED_RECORDING(bytes, "device-right-hand-1.0.bin");
	const Recording whole = ReadRecording(*bytes).Value();
	const Recording joined = CutAndJoined(whole, 0.6f, true);
	EXPECT_TRUE(PlaysAlike(whole, joined, {RangeOf(whole)}));
	EXPECT_EQ(joined.dialect, Dialect::Mrtk10);
}

TEST(Join, BlendsWithoutAJump)
{
	const Recording first = Synth(1, 2.0f);
	const Recording second = Synth(9, 2.0f);
	Recording hard = first;
	ASSERT_TRUE(Join(hard, second));
	Recording soft = first;
	const Result<JoinReport, TimeEditError> report = Join(soft, second, {0.0f, 0.5f});
	ASSERT_TRUE(report);
	EXPECT_FLOAT_EQ(report.Value().blend, 0.5f);
	EXPECT_LT(LargestStep(soft), 0.5f * LargestStep(hard));
	const Timing own{{2.5f, 4.0f}, 1.0, -2.0};
	EXPECT_LT(LargestDifference(second, soft, own), 1e-5f) << "after the blend the second is as it was";
	EXPECT_LT(LargestDifference(first, soft, {{0.0f, 1.999f}}), 1e-5f) << "and so is the first before it";
}

TEST(Join, BlendsTheShorterWayRoundWhateverTheSigns)
{
	Recording first;
	Recording second;
	for (CurveId id = 0; id < kPoseComponentCount; ++id)
	{
		const bool isW = id == CameraCurve(PoseComponent::RotationW);
		first.curves[id].keys = {PlainKey(0, isW ? 1.0f : 0.0f), PlainKey(1, isW ? 1.0f : 0.0f)};
		second.curves[id].keys = {PlainKey(0, isW ? -1.0f : 0.0f), PlainKey(1, isW ? -1.0f : 0.0f)};
	}
	ASSERT_TRUE(Join(first, second, {0.0f, 0.5f}));
	for (const Keyframe& key : first.curves[CameraCurve(PoseComponent::RotationW)].keys)
	{
		EXPECT_EQ(key.value, 1.0f) << key.time;
	}
}

TEST(Join, BlendsAHandOnlyIfItIsTrackedOnBothSides)
{
	for (const bool isTracked : {true, false})
	{
		Recording first = Moving(0, 0, 0);
		Recording second = Moving(0, 0, 0);
		for (CurveId id = kWristX; id < kWristX + 3; ++id)
		{
			first.curves[id].keys = {PlainKey(0, 1), PlainKey(2, 1)};
			second.curves[id].keys = {PlainKey(0, 2), PlainKey(2, 2)};
		}
		first.curves[kTracked].keys = {PlainKey(0, isTracked ? 1.0f : 0.0f)};
		second.curves[kTracked].keys = {PlainKey(0, 1)};
		first.curves[kPinch].keys = second.curves[kPinch].keys = {PlainKey(0, 0)};
		ASSERT_TRUE(Join(first, second, {0.0f, 1.0f}));
		EXPECT_NEAR(EvaluateCurve(first.curves[kWristX], 2.5f), isTracked ? 1.5f : 2.0f, 1e-3f);
		EXPECT_EQ(EvaluateCurve(first.curves[kWristX], 3.0f), 2.0f);
	}
}

TEST(Join, BlendsNoHandAcrossAGap)
{
	Recording first = Moving(0, 0, 0);
	Recording second = Moving(0, 0, 0);
	for (CurveId id = kWristX; id < kWristX + 3; ++id)
	{
		first.curves[id].keys = {PlainKey(0, 1), PlainKey(2, 1)};
		second.curves[id].keys = {PlainKey(0, 2), PlainKey(2, 2)};
	}
	first.curves[kTracked].keys = second.curves[kTracked].keys = {PlainKey(0, 1)};
	ASSERT_TRUE(Join(first, second, {1.0f, 1.0f}));
	EXPECT_EQ(EvaluateCurve(first.curves[kWristX], 3.5f), 2.0f);
}

TEST(Join, AcceptsAnyNumbers)
{
	for (int seed = 0; seed < Rounds(200); ++seed)
	{
		Recording joined = RandomRecording(static_cast<std::uint64_t>(seed), kDialects[seed % 3]);
		const Recording second = RandomRecording(static_cast<std::uint64_t>(seed) + 1000, kDialects[seed / 3 % 3]);
		if (Join(joined, second, {seed % 2 == 0 ? 0.0f : 2.0f, seed % 4 < 2 ? 0.0f : 1.0f}))
		{
			ASSERT_TRUE(IsValidResult(joined)) << "seed " << seed;
		}
	}
}

TEST(Join, RefusesLoopsOfTooManyKeysInEitherPart)
{
	const Recording plain = Moving(0, 0, 1);
	Recording looping = plain;
	looping.curves[kY] = MakeCurve({Key(1, 0), Key(std::nextafter(1.0f, 2.0f), 2)}, 8, WrapMode::Loop);
	Recording joined = plain;
	ASSERT_FALSE(Join(joined, looping));
	EXPECT_EQ(Join(joined, looping).GetError(), TimeEditError::TooManyRepeats);
	EXPECT_TRUE(SameRecording(joined, plain)) << "left as it was";
	joined = looping;
	EXPECT_EQ(Join(joined, plain).GetError(), TimeEditError::TooManyRepeats);
}

TEST(Join, KeepsMarkersOnBothSidesOfAGap)
{
	Recording first = Moving(0, 0, 1);
	Recording second = Moving(0, 1, 2);
	first.markers = {{2.0f, "cut", 0}};
	second.markers = {{0.0f, "cut", 0}};
	ASSERT_TRUE(Join(first, second, {1.0f, 0.0f}));
	ASSERT_EQ(first.markers.size(), 2u);
	EXPECT_EQ(first.markers[1].time, 3.0f);

	first = Moving(0, 0, 1);
	first.markers = {{3.0f, "cut", 0}}; // behind its end, where the second begins
	ASSERT_TRUE(Join(first, second, {1.0f, 0.0f}));
	EXPECT_EQ(first.markers.size(), 2u);
}

} // namespace mria::JoinTests
