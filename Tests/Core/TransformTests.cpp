// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/FloatRules.h"
#include "Mria/Reader.h"
#include "Mria/Repair.h"
#include "Mria/Transform.h"
#include "Mria/Writer.h"
#include "Support/CurveSamples.h"
#include "Support/RecordingMatchers.h"
#include "Support/TestEffort.h"
#include "Support/TestFiles.h"
#include "TransformTestHelpers.h"

namespace mria::MotionEditTests
{

TEST(Transform, ToWhereItIsChangesNothing)
{
	for (std::uint64_t seed = 1; seed <= 20; ++seed)
	{
		const Recording hostile = RandomRecording(seed, Dialect::Documented11);
		Recording moved = hostile;
		const TransformReport report = Transform(moved, {{0.0f, 0.0f, 0.0f, -2.0f}, {}, 1.0f});
		EXPECT_TRUE(SameRecording(hostile, moved));
		EXPECT_EQ(report.changedCurves, 0u);
	}
}

TEST(Transform, CountsNumbersOutOfRangeAsNone)
{
	const Recording take = Synthesize(TakeOf(SynthMotion::Press));
	Recording moved = take;
	const float nan = std::numeric_limits<float>::quiet_NaN();
	Transform(moved, {{0.0f, 0.0f, 0.0f, 0.0f}, {nan, kInfinity, 0.0f}, -1.0f});
	Transform(moved, {{nan, 0.0f, 0.0f, 1.0f}, {}, 0.0f});
	Transform(moved, {{}, {}, kInfinity});
	EXPECT_TRUE(SameRecording(take, moved));
}

TEST(Transform, MovesEveryFrameOfLines)
{
	for (const SynthMotion motion : kSynthMotions)
	{
		SynthOptions options = TakeOf(motion);
		options.faults.signFlips = 0.05f;
		const Recording take = Synthesize(options);
		Recording moved = take;
		const TransformReport report = Transform(moved, kAskew);
		ExpectMoved(take, moved, kAskew, 3e-6f);
		ExpectSameFlagsAndMarkers(take, moved);
		EXPECT_EQ(CountKeys(moved), CountKeys(take));
		EXPECT_EQ(report.mergedGroups + report.sampledSegments + report.heldGroups + report.droppedKeys, 0u);
		EXPECT_EQ(report.keysBefore, report.keysAfter);
	}
}

TEST(Transform, MovesEveryFrameOfBezierCurvesWithinTheTolerance)
{
	const Recording take = Synthesize(TakeOf(SynthMotion::TwoHandScale, SynthKeys::Smooth));
	Recording moved = take;
	const TransformReport report = Transform(moved, kAskew);
	EXPECT_GT(report.sampledSegments, 0u);
	EXPECT_LT(report.largestPositionError, kAskew.scale * TransformOptions{}.positionTolerance);
	EXPECT_LT(report.largestRotationError, TransformOptions{}.rotationTolerance);
	ExpectMoved(take, moved, kAskew, 3e-4f);
	EXPECT_LT(report.keysAfter, 3u * report.keysBefore);
}

TEST(Transform, MovesCurvesThatWereThinnedOutOnTheirOwnExactly)
{
	for (int seed = 1; seed <= Rounds(6); ++seed)
	{
		Recording take = Synthesize(TakeOf(SynthMotion::TwoHandScale, SynthKeys::Lines, 1.0f));
		ThinOut(take, static_cast<std::uint64_t>(seed));
		Recording moved = take;
		const TransformReport report = Transform(moved, kAskew);
		EXPECT_GT(report.mergedGroups, 50u);
		EXPECT_EQ(report.sampledSegments, 0u);
		ExpectMoved(take, moved, kAskew, 3e-6f);
	}
}

TEST(Transform, ThereAndBackIsTheStartAgain)
{
	const Recording take = Synthesize(TakeOf(SynthMotion::PinchDrag));
	Recording moved = take;
	Transform(moved, kAskew);
	Transform(moved, InverseOf(kAskew));
	ASSERT_EQ(CountKeys(moved), CountKeys(take));
	for (CurveId id = 0; id < kCurveCount; ++id)
	{
		for (std::size_t i = 0; i < take.curves[id].keys.size(); ++i)
		{
			ASSERT_EQ(moved.curves[id].keys[i].time, take.curves[id].keys[i].time);
			ASSERT_NEAR(moved.curves[id].keys[i].value, take.curves[id].keys[i].value, 2e-6f) << CurveName(id);
		}
	}
}

TEST(Transform, MovesRealRecordings)
{
	MRIA_LOAD_SHARED_RECORDING(device, "headerless-device-right-hand.bin");
	MRIA_LOAD_SHARED_RECORDING(editor, "editor-left-hand-1.0.bin");
	for (const std::vector<std::uint8_t>& bytes : {*device, *editor})
	{
		ReadOptions options;
		options.acceptHeaderless = true;
		Recording recording = ReadRecording(bytes, options).Value();
		for (const Hand hand : kHands) // joint None has rotations of length 0, which stay as they are
		{
			const CurveId none = JointCurve(hand, Joint::None, PoseComponent::PositionX);
			std::fill_n(recording.curves.begin() + none, kPoseComponentCount, Curve{});
		}
		const Similarity similarity = {TurnAboutUp(75.0f), {1.0f, 0.5f, -2.0f}, 0.5f};
		Recording moved = recording;
		const TransformReport report = Transform(moved, similarity);
		EXPECT_EQ(report.sampledSegments + report.heldGroups + report.droppedKeys, 0u);
		ExpectMoved(recording, moved, similarity, 1e-5f);
	}
}

TEST(Transform, LeavesRotationsAloneWithoutATurn)
{
	const Recording take = Synthesize(TakeOf(SynthMotion::PinchDrag, SynthKeys::Smooth, 1.0f));
	Recording moved = take;
	const TransformReport report = Transform(moved, {{}, {0.0f, 1.5f, 0.0f}, 2.0f});
	ExpectMoved(take, moved, {{}, {0.0f, 1.5f, 0.0f}, 2.0f}, 2e-6f);
	EXPECT_EQ(report.sampledSegments, 0u);
	EXPECT_EQ(CountKeys(moved), CountKeys(take));
	for (PoseId pose = 0; pose < kPoseCount; ++pose)
	{
		const CurveId rotation = PoseCurve(pose, PoseComponent::RotationX);
		for (CurveId id = rotation; id < rotation + 4; ++id)
		{
			const std::vector<Keyframe>& wanted = take.curves[id].keys;
			const std::vector<Keyframe>& keys = moved.curves[id].keys;
			ASSERT_TRUE(
				wanted.empty() || std::memcmp(keys.data(), wanted.data(), wanted.size() * sizeof(Keyframe)) == 0);
		}
	}
}

TEST(Transform, KeepsLoopsThatGoTogether)
{
	Recording camera = CameraAt({Key(0, 1), Key(1, 2), Key(2, 4)}, {Key(0, 3)}, {Key(0, 0), Key(1, 1), Key(2, 0)});
	camera.curves[0].preWrap = camera.curves[2].preWrap = WrapMode::PingPong;
	camera.curves[0].postWrap = camera.curves[2].postWrap = WrapMode::Loop;
	camera.curves[1].postWrap = WrapMode::PingPong; // of no effect on a single key, until it gets company
	Recording moved = camera;
	EXPECT_EQ(Transform(moved, kAskew).heldGroups, 0u);
	EXPECT_EQ(moved.curves[1].postWrap, WrapMode::Loop);
	EXPECT_LT(MaxPositionError(camera, moved, kAskew), 5e-6f);
}

TEST(Transform, HoldsLoopsThatDoNotGoTogether)
{
	Recording camera = CameraAt({Key(0, 1), Key(2, 4)}, {Key(0, 3), Key(1, 2)}, {Key(0, 0), Key(2, 1)});
	camera.curves[0].postWrap = camera.curves[1].postWrap = camera.curves[2].postWrap = WrapMode::Loop;
	camera.curves[2].preWrap = WrapMode::Once;
	Recording moved = camera;
	EXPECT_EQ(Transform(moved, kAskew).heldGroups, 1u);
	for (std::size_t i = 0; i < 3; ++i)
	{
		EXPECT_EQ(moved.curves[i].postWrap, WrapMode::ClampForever);
		camera.curves[i].postWrap = WrapMode::ClampForever;
	}
	EXPECT_EQ(moved.curves[2].preWrap, WrapMode::Once) << "nothing was wrong with it";
	EXPECT_LT(MaxPositionError(camera, moved, kAskew), 5e-6f);
}

TEST(Transform, MixesStepsLinesAndCubicsExactly)
{
	const Recording camera = CameraAt({Key(0, 1, 0, kInfinity), Key(1, 2, 0, 0), Key(1.5f, 2.5f), Key(2, 4)},
		{Key(0.25f, 0, 0, 2, 0, 0, WeightedMode::None), Key(1.75f, 1, -3, 1, 0, 0, WeightedMode::None)},
		{Key(0, 3), Key(1, 1), Key(1, 0), Key(2, 2)});
	Recording moved = camera;
	const TransformReport report = Transform(moved, kAskew);
	EXPECT_EQ(report.sampledSegments, 0u);
	EXPECT_EQ(report.mergedGroups, 1u);
	EXPECT_LT(MaxPositionError(camera, moved, kAskew), 1e-5f);
}

TEST(Transform, CutsWeightedCurvesAmongLinesExactly)
{
	const Recording camera = CameraAt({Key(0, 1, 0, 3, 0, 0.7f), Key(2, 2, -2, 0, 0.4f, 0)},
		{Key(0, 0), Key(0.5f, 1), Key(1.25f, 0.5f), Key(2, 0)}, {});
	Recording moved = camera;
	EXPECT_EQ(Transform(moved, kAskew).sampledSegments, 0u);
	EXPECT_EQ(moved.curves[2].keys.size(), 4u);
	EXPECT_LT(MaxPositionError(camera, moved, kAskew), 1e-5f);
}

TEST(Transform, KeepsTheKeysOfCurvesThatShareTheirWeights)
{
	const auto key = [](float time, float value, float slope) { return Key(time, value, slope, -slope, 0.2f, 0.6f); };
	const Recording camera =
		CameraAt({key(0, 1, 3), key(1, 2, 1)}, {key(0, 0, -1), key(1, 5, 2)}, {key(0, 2, 0), key(1, 1, 4)});
	Recording moved = camera;
	const TransformReport report = Transform(moved, kAskew);
	EXPECT_EQ(report.mergedGroups + report.sampledSegments, 0u);
	EXPECT_EQ(moved.curves[0].keys.size(), 2u);
	EXPECT_EQ(moved.curves[0].keys[1].inWeight, 0.2f);
	EXPECT_LT(MaxPositionError(camera, moved, kAskew), 1e-5f);
}

TEST(Transform, KeepsStepsOfAllCurvesAsSteps)
{
	const Recording camera = CameraAt({Key(0, 1, 0, kInfinity), Key(1, 2)}, {Key(0, 0), Key(1, 5, -kInfinity)},
		{Key(0, 2, 0, -kInfinity), Key(1, 1)});
	Recording moved = camera;
	EXPECT_EQ(Transform(moved, kAskew).mergedGroups, 0u);
	EXPECT_EQ(moved.curves[0].keys.size(), 2u);
	EXPECT_LT(MaxPositionError(camera, moved, kAskew), 1e-5f);
}

TEST(Transform, SaysHowFarOffDifferentWeightsGet)
{
	const Recording camera = CameraAt({Key(0, 1, 0, 3, 0, 1.0f), Key(2, 2, -2, 0, 1.0f, 0)},
		{Key(0, 0, 0, 1, 0, 0.2f), Key(2, 0, 1, 0, 0.2f, 0)}, {Key(0, 0), Key(2, 1)});
	for (const float tolerance : {1e-2f, 1e-3f, 1e-4f})
	{
		Recording moved = camera;
		const TransformReport report = Transform(moved, {TurnAboutUp(30.0f), {}, 1.0f}, {tolerance, tolerance});
		EXPECT_EQ(report.sampledSegments, 1u);
		const float found = MaxPositionError(camera, moved, {TurnAboutUp(30.0f), {}, 1.0f});
		EXPECT_GT(report.largestPositionError, 0.3f * found) << tolerance;
		EXPECT_LE(moved.curves[0].keys.size(), 65u);
	}
}

TEST(Transform, FillsEmptyCurvesWithTheirValue)
{
	for (const Similarity& similarity : {kAskew, Similarity{{}, {1.0f, 2.0f, 3.0f}, 1.0f}})
	{
		const Recording camera = CameraAt({Key(0, 1), Key(1, 2)}, {}, {Key(0, 1)});
		Recording moved = camera;
		Transform(moved, similarity);
		EXPECT_LT(MaxPositionError(camera, moved, similarity), 3e-6f);
		EXPECT_TRUE(moved.curves[CameraCurve(PoseComponent::RotationX)].keys.empty()) << "no rotation, no key";
	}
}

TEST(Transform, LeavesARotationOfLengthZeroAtThat)
{
	SynthOptions options = TakeOf(SynthMotion::PinchDrag, SynthKeys::Lines, 1.0f);
	options.faults.noneJoint = true;
	Recording take = Synthesize(options);
	Transform(take, kAskew);
	const Curve& w = take.curves[JointCurve(Hand::Right, Joint::None, PoseComponent::RotationW)];
	ASSERT_FALSE(w.keys.empty());
	EXPECT_EQ(w.keys[0].value, 0.0f);
	EXPECT_TRUE(WriteRecording(take, Dialect::Mrtk11).losses.empty()) << "plain keys stay plain";
}

TEST(Transform, RebuildsALostWBeforeItTurns)
{
	SynthOptions options = TakeOf(SynthMotion::PinchDrag);
	options.dialect = Dialect::Mrtk11;
	options.faults.damagedW = true;
	const Recording damaged = Synthesize(options);
	Recording moved = damaged;
	EXPECT_GT(Transform(moved, kAskew).rebuiltRotations, 20u);
	ExpectMoved(damaged, moved, kAskew, 5e-6f);
}

TEST(Transform, SortsKeysAndDropsThoseThatAreNotFinite)
{
	const float nan = std::numeric_limits<float>::quiet_NaN();
	const Recording camera = CameraAt({Key(1, 2), Key(0, 1), Key(2, 3)}, {Key(0, 1), Key(nan, 2), Key(2, 3)},
		{Key(0, 1), Key(1, nan), Key(2, kInfinity), Key(2, 0)});
	Recording clean = camera;
	Repair(clean);
	Recording moved = camera;
	EXPECT_EQ(Transform(moved, kAskew).droppedKeys, 3u);
	EXPECT_LT(MaxPositionError(clean, moved, kAskew), 3e-6f);
}

TEST(Transform, SurvivesAnyNumbers)
{
	for (int seed = 1; seed <= Rounds(60); ++seed)
	{
		const std::uint64_t number = static_cast<std::uint64_t>(seed);
		Recording hostile = RandomRecording(number, kDialects[number % kDialects.size()]);
		Transform(hostile, kAskew);
		for (CurveId id = 0; id < kCurveCount; ++id)
		{
			for (const Keyframe& key : hostile.curves[id].keys)
			{
				ASSERT_TRUE(IsFlagCurve(id) || (IsFinite(key.time) && IsFinite(key.value)))
					<< "seed " << seed << ": " << CurveName(id);
			}
		}
		Transform(hostile, {{}, {1e38f, -1e38f, 3e38f}, 1e30f});
	}
}

TEST(Transform, MovesRandomCurvesExactlyOrWithinWhatItReports)
{
	for (int seed = 1; seed <= Rounds(200); ++seed)
	{
		CurveSamples::Draw draw(static_cast<unsigned>(seed));
		Recording camera;
		for (std::size_t i = 0; i < 3; ++i)
		{
			camera.curves[i] = CurveSamples::RandomCurve(draw, true);
			camera.curves[i].preWrap = camera.curves[i].postWrap = WrapMode::ClampForever;
		}
		Recording moved = camera;
		const TransformReport report = Transform(moved, kAskew);
		const float found = MaxPositionError(camera, moved, kAskew);
		EXPECT_LT(found, 1e-4f + 1.5f * report.largestPositionError) << "seed " << seed;
	}
}

TEST(AnchorHead, BringsTheHeadToTheOrigin)
{
	Recording take = Synthesize(TakeOf(SynthMotion::LookAround));
	Transform(take, {TurnAboutUp(200.0f), {3.0f, 0.2f, -1.0f}, 1.0f});
	const Pose head = FindHeadStart(take).value();
	Transform(take, AnchorHead(head));
	EXPECT_LT(Length(FindHeadStart(take)->position), 1e-6f);
	EXPECT_LT(AngleBetween(FindHeadStart(take)->rotation, head.rotation), 1e-6f) << "not asked to turn";
}

TEST(AnchorHead, TurnsTheHeadForwardAndKeepsItsHeight)
{
	Recording take = Synthesize(TakeOf(SynthMotion::LookAround));
	Transform(take, {TurnAboutUp(200.0f), {3.0f, 0.2f, -1.0f}, 1.0f});
	const Pose head = FindHeadStart(take).value();
	AnchorOptions options;
	options.turns = true;
	options.keepsHeight = true;
	Transform(take, AnchorHead(head, options));
	const Pose moved = FindHeadStart(take).value();
	EXPECT_NEAR(HeadingOf(moved.rotation), 0.0f, 1e-6f);
	EXPECT_NEAR(moved.position.x, 0.0f, 1e-6f);
	EXPECT_EQ(moved.position.y, head.position.y);
	EXPECT_NEAR(moved.position.z, 0.0f, 1e-6f);
	EXPECT_NEAR(Rotate(moved.rotation, {0, 0, 1}).y, Rotate(head.rotation, {0, 0, 1}).y, 1e-6f) << "up stays up";
}

TEST(AnchorHead, FindsNoHeadWithoutCameraKeys)
{
	EXPECT_FALSE(FindHeadStart(Recording{}));
	EXPECT_EQ(FindHeadStart(CameraAt({Key(5, 1)}, {Key(5, 2)}, {Key(5, 3)}))->position.z, 3.0f);
}

} // namespace mria::MotionEditTests
