// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Reader.h"
#include "Mria/Reducer.h"
#include "ReducerTestHelpers.h"
#include "Support/RecordingMatchers.h"
#include "Support/TestFiles.h"

/** What MRTK's recorder keeps and loses: the rules were found in its own code. */
namespace mria::ReducerTests
{

namespace
{
constexpr CurveId kHeadX = CameraCurve(PoseComponent::PositionX);

/** The head zigzags, so that no key can go. */
Recording Zigzag(int frames)
{
	Recording recording;
	for (int i = 0; i < frames; ++i)
	{
		AddKeys(recording, kHeadX, static_cast<float>(i), {i % 3 == 0 ? 1.0f : 0.0f, i % 4 == 0 ? 1.0f : 0.0f, 0.0f});
	}
	return recording;
}

float LastTime(const Recording& recording, CurveId curve)
{
	return recording.curves[curve].keys.back().time;
}
} // namespace

TEST(ReduceLikeMrtk, LosesWhatFollowsTheLastFullPartition)
{
	for (const int frames : {33, 34, 64, 65, 66, 100, 1800})
	{
		Recording recording = Zigzag(frames);
		const ReduceReport report = ReduceLikeMrtk(recording);
		const std::size_t lost = static_cast<std::size_t>((frames - 1) % 32);
		EXPECT_EQ(LastTime(recording, kHeadX), static_cast<float>(frames - 1 - (frames - 1) % 32)) << frames;
		EXPECT_EQ(report.Of(ReduceChannel::Camera).position.framesLost, lost) << frames;
	}
}

TEST(ReduceLikeMrtk, CollapsesShortCurvesToTheirFirstKey)
{
	for (const int frames : {1, 2, 31, 32})
	{
		Recording recording = Zigzag(frames);
		const ReduceReport report = ReduceLikeMrtk(recording);
		EXPECT_EQ(KeyCount(recording, kHeadX), 1u) << frames;
		EXPECT_EQ(report.Of(ReduceChannel::Camera).position.worstError > 1.0, frames > 1);
	}
}

TEST(ReduceLikeMrtk, NeverTestsAKeyAloneBetweenTwoKeptOnes)
{
	Recording recording;
	for (int i = 0; i < 3; ++i)
	{
		AddKeys(recording, kHeadX, static_cast<float>(i), {i == 1 ? 5.0f : 0.0f, 0.0f, 0.0f});
	}
	const ReduceReport report = ReduceLikeMrtk(recording, {}, 0);
	EXPECT_EQ(KeyCount(recording, kHeadX), 2u);
	EXPECT_DOUBLE_EQ(report.Of(ReduceChannel::Camera).position.worstError, 5.0);
	EXPECT_EQ(report.Of(ReduceChannel::Camera).position.framesLost, 0u);
}

TEST(ReduceLikeMrtk, SplitsAtTheWorstKeyOfEachPartition)
{
	Recording recording;
	for (int i = 0; i < 33; ++i)
	{
		AddKeys(recording, kHeadX, static_cast<float>(i), {std::fabs(static_cast<float>(i) - 11.0f), 0.0f, 0.0f});
	}
	ReduceLikeMrtk(recording);
	ASSERT_EQ(KeyCount(recording, kHeadX), 3u);
	EXPECT_EQ(recording.curves[kHeadX].keys[1].time, 11.0f);
	EXPECT_EQ(recording.curves[kHeadX].keys[2].time, 32.0f);
}

TEST(ReduceLikeMrtk, UsesTheCosineForRotationsAndKeepsSigns)
{
	constexpr CurveId kTurn = CameraCurve(PoseComponent::RotationX);
	Recording recording;
	for (int i = 0; i < 33; ++i)
	{
		const Quat q = Turned(i == 16 ? 0.5 * kDegree : 0.0);
		AddRotation(recording, kTurn, static_cast<float>(i), i == 20 ? -q : q);
	}
	const ReduceReport report = ReduceLikeMrtk(recording);
	std::vector<float> w;
	for (const Keyframe& key : recording.curves[kTurn + 3].keys)
	{
		w.push_back(key.value);
	}
	// The bend and the flipped key are kept, with what recursion needs on their sides; nothing is negated.
	EXPECT_EQ(std::count_if(w.begin(), w.end(), [](float value) { return value < 0.0f; }), 1);
	EXPECT_LT(report.Of(ReduceChannel::Camera).rotation.worstError, 0.51 * kDegree);
}

TEST(ReduceLikeMrtk, LeavesNothingToMeasureWhereNothingMoves)
{
	Recording recording;
	for (int i = 0; i < 100; ++i)
	{
		AddKeys(recording, kHeadX, static_cast<float>(i), {1.0f, 2.0f, 3.0f});
	}
	const ReduceReport report = ReduceLikeMrtk(recording);
	EXPECT_EQ(KeyCount(recording, kHeadX), 4u);
	EXPECT_EQ(report.Of(ReduceChannel::Camera).position.worstError, 0.0);
	EXPECT_EQ(report.Of(ReduceChannel::Camera).position.framesLost, 3u);
}

TEST(ReduceLikeMrtk, LosesMoreThanTheToleranceInARealRecordingWhereReduceDoesNot)
{
	MRIA_LOAD_SHARED_RECORDING(bytes, "device-right-hand-1.0.bin");
	Recording ours = ReadRecording(*bytes).Value();
	Recording mrtks = ours;
	const ReducedChannel ourTotal = Reduce(ours).Total();
	const ReducedChannel mrtkTotal = ReduceLikeMrtk(mrtks).Total();
	EXPECT_LE(ourTotal.position.worstError, 0.002);
	EXPECT_LE(ourTotal.rotation.worstError, 0.2 * kDegree);
	EXPECT_GT(mrtkTotal.position.worstError, 0.01);
	EXPECT_GT(mrtkTotal.position.framesLost + mrtkTotal.rotation.framesLost, 0u);
}

TEST(ReduceLikeMrtk, UsesTheCosineForGazeDirectionsToo)
{
	Recording recording;
	recording.channels.Set(Channel::Gaze, true);
	for (int i = 0; i <= 32; ++i)
	{
		const double angle = i == 16 ? 20.0 * kDegree : 0.0;
		const float time = static_cast<float>(i);
		AddKeys(recording, GazeCurve(RayComponent::OriginX), time, {0.0f, 0.0f, 0.0f});
		AddKeys(recording, GazeCurve(RayComponent::DirectionX), time,
			{static_cast<float>(std::sin(angle)), 0.0f, static_cast<float>(std::cos(angle))});
	}
	ReduceTolerances tolerances;
	tolerances.gazeDirection = static_cast<float>(30.0 * kDegree);
	Recording coarse = recording;
	ReduceLikeMrtk(coarse, tolerances);
	EXPECT_EQ(KeyCount(coarse, GazeCurve(RayComponent::DirectionX)), 2u);
	tolerances.gazeDirection = static_cast<float>(10.0 * kDegree);
	ReduceLikeMrtk(recording, tolerances);
	EXPECT_GT(KeyCount(recording, GazeCurve(RayComponent::DirectionX)), 2u);
}

TEST(ReduceLikeMrtk, TreatsARotationWithoutLengthAsTheIdentity)
{
	Recording recording;
	for (int i = 0; i <= 32; ++i)
	{
		AddRotation(recording, CameraCurve(PoseComponent::RotationX), static_cast<float>(i),
			i == 16 ? Quat{0.0f, 0.0f, 0.0f, 0.0f} : Turned(1.5));
	}
	ReduceLikeMrtk(recording);
	EXPECT_GT(KeyCount(recording, CameraCurve(PoseComponent::RotationX)), 2u) << "Unity makes it the identity";
}

TEST(ReduceChannel, HasANameEach)
{
	EXPECT_STREQ(ToString(ReduceChannel::Camera), "camera");
	EXPECT_STREQ(ToString(ReduceChannel::LeftHand), "left hand");
	EXPECT_STREQ(ToString(ReduceChannel::RightHand), "right hand");
	EXPECT_STREQ(ToString(ReduceChannel::Gaze), "gaze");
}

} // namespace mria::ReducerTests
