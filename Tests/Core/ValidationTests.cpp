// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "FindingTestHelpers.h"
#include "Mria/Validation.h"

#include <gtest/gtest.h>

#include <array>
#include <cstring>

namespace mria::FindingTests
{

TEST(Validate, FindsNothingInASoundRecording)
{
	for (const Dialect dialect : kDialects)
	{
		EXPECT_EQ(Listing(MakeSound(dialect)), "") << ToString(dialect);
	}
}

TEST(Validate, FindsNothingButEmptyChannelsInAnEmptyRecording)
{
	EXPECT_EQ(Listing(Recording()), "info EmptyChannel Camera 7\ninfo EmptyChannel Hands 382\n");
}

TEST(Validate, CountsTimesThatAreNotFinite)
{
	Recording recording = MakeSound();
	RotationCurve(recording, PoseComponent::RotationY).keys[3].time = kNaN;
	RotationCurve(recording, PoseComponent::RotationY).keys[4].time = -kInfinity;
	EXPECT_EQ(Listing(recording).find("error NonFiniteTime Left.Wrist.RotationY 2\n"), 0u) << Listing(recording);
}

/** The keys of a file are short, those of a Recording full: short ones have a fast pass that must hide nothing. */
void ExpectSameInShortKeys(const Recording& recording, const std::string& flaw)
{
	const std::vector<std::uint8_t> bytes = BytesOf(recording);
	const Result<RecordingView> view = OpenRecording(bytes);
	ASSERT_TRUE(view);
	EXPECT_EQ(Listing(view.Value()), Listing(recording)) << flaw;
}

constexpr std::array<std::size_t, 11> kFlawedKeys = {0, 1, 2, 3, 4, 50, 91, 92, 94, 95, 96};

TEST(Validate, FindsInShortKeysWhatItFindsInFullOnes)
{
	const auto flaws = {
		+[](Keyframe& key) { key.time = kNaN; },
		+[](Keyframe& key) { key.time = kInfinity; },
		+[](Keyframe& key) { key.time = -key.time - 1e-30f; },
		+[](Keyframe& key) { key.time += 1.0f / 60.0f; }, // that of the next
		+[](Keyframe& key) { key.time += 0.001f; },
		+[](Keyframe& key) { key.value = -kInfinity; },
		+[](Keyframe& key) { key.value = kNaN; },
		+[](Keyframe& key) { key.value = 2.0f; },
	};
	Recording recording = MakeSound();
	AddHeadGaze(recording);
	for (const CurveId id : {PoseCurve(kWrist, PoseComponent::RotationX), PoseCurve(kWrist, PoseComponent::RotationW),
			 PoseCurve(kWrist, PoseComponent::PositionX), PoseCurve(kWrist, PoseComponent::PositionZ), kCurveCount - 1})
	{
		for (const std::size_t index : kFlawedKeys)
		{
			for (const auto flaw : flaws)
			{
				Keyframe& key = recording.curves[id].keys[index];
				const Keyframe sound = key;
				flaw(key);
				ExpectSameInShortKeys(recording,
					CurveName(id) + ", key " + std::to_string(index) + ": " + std::to_string(key.time) + " s, " +
						std::to_string(key.value));
				key = sound;
			}
		}
	}
}

TEST(Validate, FindsInAFewShortKeysWhatItFindsInFullOnes)
{
	for (std::size_t count = 1; count < 10; ++count)
	{
		Recording recording = MakeSound();
		for (CurveId id = FirstCurveOf(kWrist); id < FirstCurveOf(kWrist) + kPoseComponentCount; ++id)
		{
			recording.curves[id].keys.resize(count);
			recording.curves[id].keys.back().value = kNaN;
		}
		ExpectSameInShortKeys(recording, std::to_string(count) + " keys");
	}
}

TEST(Validate, FindsInShortKeysTheTimesAndSignsOfWholeRotations)
{
	for (const std::size_t index : kFlawedKeys)
	{
		Recording flipped = MakeSound();
		Recording equal = MakeSound();
		Recording negative = MakeSound();
		Recording infinite = MakeSound();
		for (CurveId id = FirstCurveOf(kWrist); id < FirstCurveOf(kWrist) + kPoseComponentCount; ++id)
		{
			flipped.curves[id].keys[index].value *= -1.0f;
			equal.curves[id].keys[index].time = FrameTime(static_cast<int>(index) - 1);
			negative.curves[id].keys[0].time = -1e-30f;
			infinite.curves[id].keys[index].time = kInfinity;
		}
		ExpectSameInShortKeys(flipped, "flipped at key " + std::to_string(index));
		ExpectSameInShortKeys(equal, "the time of the last key at key " + std::to_string(index));
		ExpectSameInShortKeys(negative, "a negative time");
		ExpectSameInShortKeys(infinite, "an infinite time at key " + std::to_string(index));
	}
}

TEST(Validate, CountsMarkersWhoseTimeIsNotFinite)
{
	Recording recording = MakeSound();
	recording.markers = {{0.5f, "good", 0}, {kNaN, "nowhere", 0}};
	EXPECT_EQ(Listing(recording), "error NonFiniteTime markers[1] 1\n");
}

TEST(Validate, CountsValuesThatAreNotFinite)
{
	Recording recording = MakeSound();
	std::vector<Keyframe>& keys = recording.curves[CameraCurve(PoseComponent::PositionX)].keys;
	keys[0].value = kNaN;
	keys[1].value = -kInfinity;
	keys[2].weightedMode = WeightedMode::None; // the weight is a third, so the tangent counts
	keys[2].outTangent = kNaN;
	keys[3].inWeight = kNaN;
	EXPECT_EQ(Listing(recording), "error NonFiniteValue Camera.PositionX 4\n");
}

TEST(Validate, TreatsStepsAndUnusedTangentsAsFinite)
{
	Recording recording = MakeSound(Dialect::Mrtk10);
	std::vector<Keyframe>& keys = recording.curves[CameraCurve(PoseComponent::PositionX)].keys;
	keys[0].outTangent = kInfinity;
	keys[1].inTangent = kNaN; // its weight is 0
	keys[2].weightedMode = WeightedMode::Out;
	keys[2].inWeight = kNaN; // its mode is out
	recording.curves[PinchCurve(Hand::Left)].keys[0].outWeight = kNaN; // flags have no weights
	recording.curves[PinchCurve(Hand::Left)].keys[1].weightedMode = 9;
	EXPECT_EQ(Listing(recording), "");
}

TEST(Validate, CountsKeysEarlierThanTheOneBefore)
{
	Recording recording = MakeSound();
	for (CurveId id = CameraCurve(PoseComponent::PositionX); id <= CameraCurve(PoseComponent::PositionZ); ++id)
	{
		std::swap(recording.curves[id].keys[5], recording.curves[id].keys[9]);
	}
	EXPECT_EQ(Listing(recording),
		"warning UnsortedTimes Camera.PositionX 2\nwarning UnsortedTimes Camera.PositionY 2\n"
		"warning UnsortedTimes Camera.PositionZ 2\n");
}

TEST(Validate, CountsKeysAtTheTimeOfTheOneBefore)
{
	Recording recording = MakeSound();
	recording.curves[PinchCurve(Hand::Left)].keys[1].time = 0.0f;
	EXPECT_EQ(Listing(recording), "info EqualTimes Left.Pinch 1\n");
}

TEST(Validate, CountsFlagsThatAreNeitherZeroNorOne)
{
	Recording recording = MakeSound();
	recording.curves[PinchCurve(Hand::Left)].keys[1].value = 0.75f;
	EXPECT_EQ(Listing(recording), "warning FlagNotBoolean Left.Pinch 1\n");
}

TEST(Validate, CountsFlagsThatRepeatTheStateBefore)
{
	Recording recording = MakeSound();
	AddFlag(recording, PinchCurve(Hand::Left), 0.75f, true);
	EXPECT_EQ(Listing(recording), "info FlagNotAlternating Left.Pinch 1\n");
}

TEST(Validate, NamesTheCurveWithAnUnknownWrapMode)
{
	Recording recording = MakeSound();
	recording.curves[CameraCurve(PoseComponent::RotationZ)].postWrap = 3;
	EXPECT_EQ(Listing(recording), "warning UnknownWrapMode Camera.RotationZ 1\n");
}

TEST(Validate, NamesThePoseOfSeveralCurvesWithAnUnknownWrapMode)
{
	Recording recording = MakeSound();
	RotationCurve(recording, PoseComponent::RotationX).preWrap = -1;
	RotationCurve(recording, PoseComponent::RotationY).preWrap = -1;
	EXPECT_EQ(Listing(recording), "warning UnknownWrapMode Left.Wrist 2\n");
}

TEST(Validate, KnowsUnitysWrapModes)
{
	Recording recording = MakeSound();
	for (const std::int32_t mode :
		{WrapMode::Default, WrapMode::Once, WrapMode::Loop, WrapMode::PingPong, WrapMode::ClampForever})
	{
		recording.curves[0].preWrap = mode;
		EXPECT_EQ(Listing(recording), "") << mode;
	}
}

TEST(Validate, CountsUnknownWeightedModes)
{
	Recording recording = MakeSound(Dialect::Mrtk10);
	recording.curves[0].keys[7].weightedMode = 4;
	recording.curves[0].keys[8].weightedMode = -1;
	recording.curves[0].keys[9].weightedMode = WeightedMode::In;
	EXPECT_EQ(Listing(recording), "warning UnknownWeightedMode Camera.PositionX 2\n");
}

TEST(Validate, TreatsFlagsBeforeZeroAsTheStateAtZero)
{
	Recording recording = MakeSound();
	recording.curves[TrackedCurve(Hand::Left)].keys = {KeyAt(-5.254f, 1.0f), KeyAt(-2.0f, 0.0f), KeyAt(-1.814f, 1.0f)};
	EXPECT_EQ(Listing(recording), "info NegativeTime Left.Tracked 3\n");
}

TEST(Validate, WarnsOfMotionBeforeZero)
{
	Recording recording = MakeSound();
	std::vector<Keyframe>& x = recording.curves[CameraCurve(PoseComponent::PositionX)].keys;
	x[0].time = -0.5f;
	EXPECT_EQ(Validate(recording)[0].severity, Severity::Info);
	x[1].time = -0.25f;
	EXPECT_EQ(Listing(recording).find("warning NegativeTime Camera.PositionX 2\n"), 0u) << Listing(recording);
}

TEST(Validate, FindsAnEmptyChannelOnlyWhereItIsOn)
{
	Recording recording = MakeSound();
	recording.channels.Set(Channel::Gaze, true);
	EXPECT_EQ(Listing(recording), "info EmptyChannel Gaze 6\n");
	recording.channels.Set(Channel::Gaze, false);
	EXPECT_EQ(Listing(recording), "");
}

TEST(Validate, FindsATrackedHandWithoutJoints)
{
	Recording recording = MakeSound();
	for (std::size_t joint = 0; joint < kJointCount; ++joint)
	{
		for (std::size_t i = 0; i < kPoseComponentCount; ++i)
		{
			recording.curves[FirstCurveOf(JointPose(Hand::Right, static_cast<Joint>(joint))) + i].keys.clear();
		}
	}
	EXPECT_EQ(Listing(recording), "warning TrackedWithoutJoints Right 1\n");
	recording.curves[TrackedCurve(Hand::Right)].keys.resize(1); // never tracked, and rightly without joints
	EXPECT_EQ(Listing(recording), "");
}

TEST(Validate, CountsBytesOfMarkerNamesThatAreNotUtf8)
{
	const struct
	{
		const char* name;
		std::size_t invalid;
	} cases[] = {
		{"plain", 0},
		{"\xC3\xA4 \xE2\x82\xAC \xF0\x9F\x98\x80 \xF4\x8F\xBF\xBF \xED\x9F\xBF \xEE\x80\x80", 0},
		{"a\x80z", 1}, // a follower without a lead
		{"\xC0\xAF", 2}, // overlong slash
		{"\xE0\x9F\xBF", 3}, // overlong
		{"\xF0\x8F\xBF\xBF", 4}, // overlong
		{"\xED\xA0\x80", 3}, // surrogate
		{"\xF4\x90\x80\x80", 4}, // beyond U+10FFFF
		{"\xFF\xFE", 2},
		{"\xE2\x82", 2}, // breaks off
		{"\xE2\x82z", 2},
	};
	for (const auto& each : cases)
	{
		Recording recording = MakeSound();
		recording.markers = {{0.0f, "first", 0}, {0.1f, each.name, 0}};
		EXPECT_EQ(Total(recording, FindingCode::InvalidUtf8), each.invalid) << each.name;
	}
}

TEST(Validate, PutsTheWorstFirstAndThenKeepsFileOrder)
{
	Recording recording = MakeSound();
	AddFlag(recording, PinchCurve(Hand::Left), 0.75f, true);
	recording.curves[TrackedCurve(Hand::Left)].postWrap = 77;
	recording.curves[CameraCurve(PoseComponent::PositionX)].postWrap = 77;
	recording.markers = {{kInfinity, "late", 0}};
	EXPECT_EQ(Listing(recording),
		"error NonFiniteTime markers[0] 1\nwarning UnknownWrapMode Camera.PositionX 1\n"
		"warning UnknownWrapMode Left.Tracked 1\ninfo FlagNotAlternating Left.Pinch 1\n");
}

TEST(Validate, DescribesFindingsInWords)
{
	EXPECT_EQ(Describe({Severity::Warning, FindingCode::SignFlip, "Right.Wrist", 456}),
		"456 sign flips between neighbouring rotation keys");
	EXPECT_EQ(Describe({Severity::Error, FindingCode::UnsortedTimes, "Camera.PositionX", 1}),
		"1 key before the previous one");
	EXPECT_STREQ(Remedy(FindingCode::SignFlip), "repair with continuous-signs");
	EXPECT_STREQ(ToString(FindingCode::InvalidUtf8), "InvalidUtf8");
	EXPECT_STREQ(ToString(Severity::Warning), "warning");
}

TEST(Validate, LooksAtAFileWithoutCopyingIt)
{
	Recording recording = MakeSound();
	AddFlag(recording, PinchCurve(Hand::Left), 0.75f, true);
	const std::vector<std::uint8_t> bytes = BytesOf(recording); // short keys, at any alignment
	const Result<RecordingView> view = OpenRecording(bytes);
	ASSERT_TRUE(view);
	ASSERT_EQ(Validate(view.Value()).size(), 1u);
	EXPECT_EQ(Validate(view.Value())[0].code, FindingCode::FlagNotAlternating);
}

} // namespace mria::FindingTests
