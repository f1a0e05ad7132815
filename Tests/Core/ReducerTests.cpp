// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Reader.h"
#include "Mria/Reducer.h"
#include "Mria/Synth.h"
#include "Mria/Writer.h"
#include "ReducerTestHelpers.h"
#include "Support/RecordingMatchers.h"
#include "Support/TestFiles.h"

#include <limits>

namespace mria::ReducerTests
{

namespace
{
constexpr CurveId kWristX = JointCurve(Hand::Left, Joint::Wrist, PoseComponent::PositionX);
constexpr CurveId kWristTurn = JointCurve(Hand::Left, Joint::Wrist, PoseComponent::RotationX);

float FrameTime(int frame)
{
	return static_cast<float>(frame) / 60.0f;
}

/** The left wrist goes along a bow while it turns, for so many frames. */
Recording Bow(int frames)
{
	Recording recording;
	for (int i = 0; i < frames; ++i)
	{
		const float x = 0.01f * static_cast<float>(i);
		AddKeys(recording, kWristX, FrameTime(i), {x, x * x, 1.0f});
		AddRotation(recording, kWristTurn, FrameTime(i), Turned(0.0004 * i * i));
	}
	return recording;
}

std::vector<float> TimesOf(const Recording& recording, CurveId curve)
{
	std::vector<float> times;
	for (const Keyframe& key : recording.curves[curve].keys)
	{
		times.push_back(key.time);
	}
	return times;
}

std::string LeftText(const ReduceReport& report)
{
	std::string text;
	for (const SkippedGroup& left : report.skipped)
	{
		text += Describe(left) + "\n";
	}
	return text;
}
} // namespace

TEST(Reduce, KeepsTheEndsOfAStraightLineOnly)
{
	Recording recording;
	for (int i = 0; i < 100; ++i)
	{
		AddKeys(recording, kWristX, FrameTime(i), {0.7f * FrameTime(i), 1.0f - 0.5f * FrameTime(i), 2.0f});
	}
	const ReduceReport report = Reduce(recording);
	EXPECT_EQ(TimesOf(recording, kWristX), (std::vector<float>{0.0f, FrameTime(99)}));
	EXPECT_EQ(report.Of(ReduceChannel::LeftHand).position.keysBefore, 300u);
	EXPECT_EQ(report.Of(ReduceChannel::LeftHand).position.keysAfter, 6u);
}

TEST(Reduce, NeedsFarFewerKeysForABowAndStaysWithinTheTolerances)
{
	const Recording source = Bow(60);
	Recording recording = source;
	const ReduceReport report = Reduce(recording);
	EXPECT_LT(KeyCount(recording, kWristX), 12u);
	EXPECT_LT(KeyCount(recording, kWristTurn), 30u);
	EXPECT_TRUE(StaysWithin(source, recording, {}));
	EXPECT_TRUE(report.skipped.empty());
}

TEST(Reduce, GivesCurvesOfAGroupTheSameKeyTimes)
{
	Recording recording = Bow(60);
	Reduce(recording);
	for (CurveId i = 1; i < 3; ++i)
	{
		EXPECT_EQ(TimesOf(recording, kWristX + i), TimesOf(recording, kWristX));
		EXPECT_EQ(TimesOf(recording, kWristTurn + i), TimesOf(recording, kWristTurn));
	}
}

TEST(Reduce, ReportsTheLargestErrorThatIsReallyLeft)
{
	const Recording source = Bow(200);
	Recording recording = source;
	const ReducedChannel hand = Reduce(recording).Of(ReduceChannel::LeftHand);
	const ReduceTolerances exactPosition = {static_cast<float>(hand.position.worstError * 1.001)};
	EXPECT_TRUE(StaysWithin(source, recording, exactPosition));
	ReduceTolerances tooSmall;
	tooSmall.jointPosition = static_cast<float>(hand.position.worstError * 0.999);
	EXPECT_FALSE(StaysWithin(source, recording, tooSmall));
	tooSmall = {};
	tooSmall.jointRotation = static_cast<float>(hand.rotation.worstError * 0.999);
	EXPECT_FALSE(StaysWithin(source, recording, tooSmall));
	EXPECT_LE(hand.rotation.worstError, 0.2 * kDegree);
}

TEST(Reduce, KeepsTheMotionOfAJointSeenForThreeFrames)
{
	Recording recording = Bow(3);
	recording.curves[kWristX + 1].keys[1].value = 5.0f;
	const Recording source = recording;
	Reduce(recording);
	EXPECT_EQ(KeyCount(recording, kWristX), 3u);
	EXPECT_TRUE(StaysWithin(source, recording, {}));
}

TEST(Reduce, KeepsSingleKeysAndEmptyCurves)
{
	Recording recording = Bow(1);
	const Recording source = recording;
	const ReduceReport report = Reduce(recording);
	EXPECT_TRUE(SameRecording(recording, source));
	EXPECT_EQ(report.Total().position.keysAfter, 3u);
	EXPECT_TRUE(report.skipped.empty());
}

TEST(Reduce, KeepsTheKeysOnBothSidesOfATrackingGap)
{
	Recording recording;
	for (const int frame : {0, 1, 2, 3, 4, 30, 31, 32, 33, 34})
	{
		AddKeys(recording, kWristX, FrameTime(frame), {FrameTime(frame), 0.0f, 0.0f});
		AddKeys(recording, CameraCurve(PoseComponent::PositionX), FrameTime(frame), {FrameTime(frame), 0.0f, 0.0f});
	}
	recording.curves[TrackedCurve(Hand::Left)].keys = {
		PlainKey(0.0f, 1.0f), PlainKey(FrameTime(5), 0.0f), PlainKey(FrameTime(30), 1.0f)};
	Reduce(recording);
	EXPECT_EQ(TimesOf(recording, kWristX), (std::vector<float>{0.0f, FrameTime(4), FrameTime(30), FrameTime(34)}));
	EXPECT_EQ(TimesOf(recording, CameraCurve(PoseComponent::PositionX)), (std::vector<float>{0.0f, FrameTime(34)}));
}

TEST(Reduce, MakesSignsContinuousAndIsNotMisledByThem)
{
	Recording straight = Bow(40);
	Recording flipped = straight;
	for (CurveId i = 0; i < 4; ++i)
	{
		for (const std::size_t key : {3u, 4u, 5u, 17u, 38u})
		{
			float& value = flipped.curves[kWristTurn + i].keys[key].value;
			value = -value;
		}
	}
	const Recording source = flipped;
	Reduce(straight);
	Reduce(flipped);
	EXPECT_TRUE(SameRecording(flipped, straight));
	EXPECT_TRUE(StaysWithin(source, flipped, {}));
}

TEST(Reduce, NeverDropsAcrossAQuaternionWithoutLength)
{
	Recording recording;
	for (int i = 0; i < 12; ++i)
	{
		AddRotation(recording, kWristTurn, FrameTime(i), i >= 4 && i < 8 ? Quat{0, 0, 0, 0} : Quat{});
	}
	const Recording source = recording;
	Reduce(recording);
	EXPECT_EQ(TimesOf(recording, kWristTurn),
		(std::vector<float>{0.0f, FrameTime(3), FrameTime(4), FrameTime(7), FrameTime(8), FrameTime(11)}));
	EXPECT_TRUE(StaysWithin(source, recording, {}));
}

TEST(Reduce, DropsOnlyConstantKeysWithoutTolerance)
{
	const ReduceTolerances none = {0.0f, 0.0f, -1.0f, 0.0f, std::numeric_limits<float>::quiet_NaN(), 0.0f};
	Recording recording;
	for (int i = 0; i < 20; ++i)
	{
		const float x = i < 10 ? 0.1f : FrameTime(i);
		AddKeys(recording, kWristX, FrameTime(i), {x, 0.3f, 0.7f});
		AddKeys(recording, kFirstGazeCurve, FrameTime(i), {x, 0.3f, 0.7f, 0.0f, 0.0f, 1.0f});
	}
	Reduce(recording, none);
	EXPECT_EQ(KeyCount(recording, kWristX), 12u); // both ends of the stillness and all that moves
	EXPECT_EQ(KeyCount(recording, kFirstGazeCurve), 12u);
	EXPECT_EQ(KeyCount(recording, kFirstGazeCurve + 3), 2u);
}

TEST(Reduce, LeavesFlagsMarkersAndWrapModesAlone)
{
	Recording recording = Bow(50);
	recording.curves[PinchCurve(Hand::Right)].keys = {
		PlainKey(-2.0f, 1.0f), PlainKey(0.0f, 1.0f), PlainKey(1.0f, 1.0f)};
	recording.markers = {{0.25f, "here", 0}};
	recording.curves[kWristX].preWrap = WrapMode::Once;
	const Recording source = recording;
	Reduce(recording);
	EXPECT_EQ(KeyCount(recording, PinchCurve(Hand::Right)), 3u);
	EXPECT_EQ(recording.markers[0].name, "here");
	EXPECT_EQ(recording.curves[kWristX].preWrap, WrapMode::Once);
}

TEST(Reduce, ThinsOutPositionCurvesWithTimesOfTheirOwnOneByOne)
{
	Recording recording;
	recording.dialect = Dialect::Mrtk10;
	for (int i = 0; i < 60; ++i)
	{
		for (CurveId c = 0; c < 3; ++c)
		{
			const float time = FrameTime(i) + 0.001f * static_cast<float>(c);
			recording.curves[kWristX + c].keys.push_back(PlainKey(time, std::sin(time + static_cast<float>(c))));
		}
	}
	const Recording source = recording;
	const ReduceReport report = Reduce(recording);
	EXPECT_TRUE(StaysWithin(source, recording, {}));
	EXPECT_LT(KeyCount(recording, kWristX), 20u);
	EXPECT_EQ(recording.curves[kWristX + 2].keys[0].time, 0.002f);
	EXPECT_TRUE(report.skipped.empty());
	ReduceTolerances tooSmall;
	tooSmall.jointPosition = static_cast<float>(report.Of(ReduceChannel::LeftHand).position.worstError * 0.999);
	EXPECT_FALSE(StaysWithin(source, recording, tooSmall));
}

TEST(Reduce, ReportsNoErrorForAJumpAtTheStartThatItKeeps)
{
	Recording recording;
	recording.curves[kWristX].keys = {PlainKey(1, 3), PlainKey(1, 2), PlainKey(2, 0), PlainKey(3, 1)};
	recording.curves[kWristX + 1].keys = {PlainKey(4, 0), PlainKey(5, 1)};
	recording.curves[kWristX + 2].keys = {PlainKey(1, 0)};
	const ReduceReport report = Reduce(recording);
	EXPECT_EQ(KeyCount(recording, kWristX), 4u);
	EXPECT_EQ(report.Of(ReduceChannel::LeftHand).position.worstError, 0.0);
}

TEST(Reduce, PutsRotationCurvesWithTimesOfTheirOwnOnCommonOnes)
{
	Recording recording;
	recording.dialect = Dialect::Mrtk10;
	for (int i = 0; i < 60; ++i)
	{
		const Quat q = Turned(0.01 * i);
		const float values[] = {q.x, q.y, q.z, q.w};
		for (CurveId c = 0; c < 4; ++c)
		{
			recording.curves[kWristTurn + c].keys.push_back(
				PlainKey(FrameTime(i) + (i == 7 && c == 2 ? 1e-4f : 0.0f), values[c]));
		}
	}
	const Recording source = recording;
	EXPECT_TRUE(Reduce(recording).skipped.empty());
	EXPECT_TRUE(StaysWithin(source, recording, {}));
	EXPECT_LT(KeyCount(recording, kWristTurn), 10u);
	EXPECT_EQ(TimesOf(recording, kWristTurn), TimesOf(recording, kWristTurn + 2));
}

TEST(Reduce, NeverGivesAGroupMoreKeys)
{
	Recording recording;
	recording.dialect = Dialect::Mrtk10;
	for (int i = 0; i < 50; ++i)
	{
		recording.curves[kWristTurn].keys.push_back(PlainKey(FrameTime(i), i % 2 == 0 ? 0.0f : 1.0f));
	}
	for (CurveId c = 1; c < 4; ++c)
	{
		recording.curves[kWristTurn + c].keys = {PlainKey(0.0f, 0.0f), PlainKey(0.5f, 1.0f)};
	}
	const Recording source = recording;
	EXPECT_EQ(LeftText(Reduce(recording)), "Left.Wrist.Rotation: no gain\n");
	EXPECT_TRUE(SameRecording(recording, source));
}

TEST(Reduce, NamesWhatItLeavesAloneAndWhy)
{
	const auto curve = [](Joint joint) { return JointCurve(Hand::Left, joint, PoseComponent::PositionX); };
	Recording recording;
	recording.dialect = Dialect::Mrtk10;
	const Joint joints[] = {
		Joint::Wrist, Joint::Palm, Joint::ThumbTip, Joint::IndexTip, Joint::MiddleTip, Joint::RingTip};
	for (const Joint joint : joints)
	{
		for (int i = 0; i < 10; ++i)
		{
			AddKeys(recording, curve(joint), FrameTime(i), {0.0f, 0.0f, 0.0f});
		}
	}
	recording.curves[curve(Joint::Wrist)].keys[3].value = std::numeric_limits<float>::infinity();
	recording.curves[curve(Joint::Palm) + 1].keys[3].time = -1.0f;
	recording.curves[curve(Joint::ThumbTip) + 2].keys.clear();
	recording.curves[curve(Joint::IndexTip)].postWrap = WrapMode::Loop;
	recording.curves[curve(Joint::MiddleTip)].keys[4] = FullKey(FrameTime(4), 1.0f);
	recording.curves[curve(Joint::RingTip)].keys[4].value = 2e9f;
	const Recording source = recording;
	const ReduceReport report = Reduce(recording);
	EXPECT_EQ(LeftText(report),
		"Left.Wrist.Position: not finite\nLeft.Palm.Position: unsorted\nLeft.ThumbTip.Position: incomplete\n"
		"Left.IndexTip.Position: loops\nLeft.MiddleTip.Position: curved\nLeft.RingTip.Position: not finite\n");
	EXPECT_TRUE(SameRecording(recording, source));
	EXPECT_EQ(report.Total().position.keysAfter, report.Total().position.keysBefore);
}

TEST(Reduce, SkipsARotationWithALostW)
{
	SynthOptions options;
	options.duration = 1.0f;
	options.faults.damagedW = true;
	Recording recording = Synthesize(options);
	const Recording source = recording;
	const ReduceReport report = Reduce(recording);
	EXPECT_NE(LeftText(report).find("Camera.Rotation: lost W\n"), std::string::npos) << LeftText(report);
	EXPECT_EQ(KeyCount(recording, 6), 1u);
	EXPECT_EQ(KeyCount(recording, 3), KeyCount(source, 3));
}

TEST(Reduce, GivesTheSameFromBytesIntoAnotherRecording)
{
	SynthOptions options;
	options.duration = 2.0f;
	options.faults.trackingGapsPerMinute = 60.0f;
	const std::vector<std::uint8_t> bytes = WriteRecording(Synthesize(options), Dialect::Mrtk11).bytes;
	Recording inPlace = ReadRecording(bytes).Value();
	Recording other = Bow(10);
	const ReduceReport report = Reduce(inPlace);
	const ReduceReport otherReport = Reduce(OpenRecording(bytes).Value(), {}, other);
	EXPECT_TRUE(SameRecording(other, inPlace));
	EXPECT_EQ(otherReport.Total().rotation.keysAfter, report.Total().rotation.keysAfter);
	EXPECT_EQ(otherReport.Total().rotation.worstError, report.Total().rotation.worstError);
}

TEST(Reduce, KeepsToTheTolerancesInRealRecordings)
{
	for (const char* file : {"device-right-hand-1.0.bin", "editor-left-hand-1.0.bin"})
	{
		const auto bytes = LoadFile(std::string(MRIA_SHARED_RECORDINGS "/") + file);
		if (!bytes)
		{
			GTEST_SKIP() << "the real recordings are not here";
		}
		const Recording source = ReadRecording(*bytes).Value();
		Recording recording = source;
		const ReducedChannel total = Reduce(recording).Total();
		EXPECT_LT(total.position.keysAfter, total.position.keysBefore) << file;
		EXPECT_EQ(total.position.framesLost + total.rotation.framesLost, 0u);
		EXPECT_EQ(
			CountKeys(recording), CountKeys(ReadRecording(WriteRecording(recording, recording.dialect).bytes).Value()));
	}
}

} // namespace mria::ReducerTests
