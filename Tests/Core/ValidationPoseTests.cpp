// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "FindingTestHelpers.h"
#include "Mria/Validation.h"

#include <gtest/gtest.h>

namespace mria::FindingTests
{

TEST(Validate, CountsZeroQuaternionsOfAJoint)
{
	Recording recording = MakeSound();
	for (std::size_t c = 0; c < 4; ++c)
	{
		recording.curves[PoseCurve(kWrist, PoseComponent::RotationX) + c].keys[5].value = 0.0f;
	}
	EXPECT_EQ(Listing(recording), "error ZeroQuaternion Left.Wrist 1\n");
}

TEST(Validate, AcceptsZeroQuaternionsOfJointNone)
{
	Recording recording = MakeSound();
	AddRotation(recording, JointPose(Hand::Left, Joint::None), 0.0f, {0.0f, 0.0f, 0.0f, 0.0f});
	AddRotation(recording, JointPose(Hand::Left, Joint::None), 1.6f, {0.0f, 0.0f, 0.0f, 0.0f});
	EXPECT_EQ(Listing(recording), "info ZeroQuaternion Left.None 2\n");
}

TEST(Validate, DoesNotReportAPathThroughZeroAsAZeroQuaternion)
{
	Recording recording;
	recording.dialect = Dialect::Mrtk10;
	recording.channels.Set(Channel::Hands, false);
	for (int i = 0; i < 3; ++i)
	{
		AddRotation(recording, kCameraPose, static_cast<float>(i), {1.0f - static_cast<float>(i), 0.0f, 0.0f, 0.0f});
	}
	std::vector<Keyframe>& x = RotationCurve(recording, PoseComponent::RotationX, kCameraPose).keys;
	x.erase(x.begin() + 1);
	EXPECT_EQ(Total(recording, FindingCode::ZeroQuaternion), 0u);
	EXPECT_EQ(Total(recording, FindingCode::SignFlip), 1u);
}

TEST(Validate, CountsQuaternionsWhoseLengthIsNotOne)
{
	Recording recording = MakeSound();
	RotationCurve(recording, PoseComponent::RotationW).keys[5].value *= 2.0f;
	RotationCurve(recording, PoseComponent::RotationW).keys[9].value *= 1.0005f; // as devices give them
	EXPECT_EQ(Listing(recording), "warning NonUnitQuaternion Left.Wrist 1\n");
}

TEST(Validate, CountsSignFlipsBetweenNeighbours)
{
	Recording recording = MakeSound();
	for (std::size_t c = 0; c < 4; ++c)
	{
		Curve& curve = recording.curves[PoseCurve(kWrist, PoseComponent::RotationX) + c];
		for (const std::size_t i : {10u, 11u, 20u})
		{
			curve.keys[i].value = -curve.keys[i].value;
		}
	}
	EXPECT_EQ(Listing(recording), "warning SignFlip Left.Wrist 4\n");
}

TEST(Validate, CountsASignFlipAcrossWhatIsNoRotation)
{
	Recording recording;
	recording.channels.Set(Channel::Hands, false);
	AddRotation(recording, kCameraPose, 0.0f, {0.0f, 0.0f, 0.0f, 1.0f});
	AddRotation(recording, kCameraPose, 0.1f, {0.0f, 0.0f, 0.0f, 0.0f});
	AddRotation(recording, kCameraPose, 0.2f, {0.0f, 0.0f, 0.0f, -1.0f});
	EXPECT_EQ(Listing(recording), "error ZeroQuaternion Camera 1\nwarning SignFlip Camera 1\n");
}

TEST(Validate, CountsSignFlipsInTheOrderOfTime)
{
	Recording recording = MakeSound();
	for (std::size_t c = 0; c < 4; ++c)
	{
		Curve& curve = recording.curves[PoseCurve(kWrist, PoseComponent::RotationX) + c];
		curve.keys[0].value = -curve.keys[0].value; // one flip, two if file order counted
		std::swap(curve.keys[0], curve.keys[50]);
	}
	EXPECT_EQ(Total(recording, FindingCode::SignFlip), 1u);
}

TEST(Validate, CountsSignFlipsWhereCurvesDoNotShareTimes)
{
	Recording recording;
	recording.dialect = Dialect::Mrtk10;
	recording.channels.Set(Channel::Hands, false);
	for (int i = 0; i < 4; ++i)
	{
		const float sign = i < 2 ? 1.0f : -1.0f;
		AddRotation(recording, kCameraPose, static_cast<float>(i), {0.0f, 0.6f * sign, 0.0f, 0.8f * sign});
	}
	Curve& y = RotationCurve(recording, PoseComponent::RotationY, kCameraPose);
	y.keys = {y.keys[0], y.keys[1], y.keys[3]}; // at 2 it is in between, and W decides alone
	EXPECT_EQ(Total(recording, FindingCode::SignFlip), 1u);
	EXPECT_EQ(Total(recording, FindingCode::MisalignedTimes), 3u);
}

TEST(Validate, CountsKeysWithoutAPartner)
{
	Recording recording = MakeSound();
	std::vector<Keyframe>& y = recording.curves[PoseCurve(kWrist, PoseComponent::PositionY)].keys;
	y.erase(y.begin() + 5); // leaves x and z
	recording.channels.Set(Channel::Gaze, true);
	AddVector(recording, GazeCurve(RayComponent::DirectionX), 0.0f, {0.0f, 0.0f, 1.0f});
	recording.curves[GazeCurve(RayComponent::DirectionZ)].keys.clear();
	EXPECT_EQ(Listing(recording), "info MisalignedTimes Left.Wrist 2\ninfo MisalignedTimes Gaze 2\n");
}

TEST(Validate, AllowsPositionAndRotationTheirOwnTimes)
{
	Recording recording = MakeSound();
	for (CurveId id = PoseCurve(kWrist, PoseComponent::PositionX); id <= PoseCurve(kWrist, PoseComponent::PositionZ);
		 ++id)
	{
		recording.curves[id].keys.erase(recording.curves[id].keys.begin() + 5);
	}
	EXPECT_EQ(Listing(recording), "");
}

TEST(Validate, FindsADamagedWAndReportsOnlyThat)
{
	Recording recording = MakeSound();
	DamageW(recording, kWrist);
	EXPECT_EQ(Listing(recording), "error DamagedW Left.Wrist 96\n");
}

TEST(Validate, FindsADamagedWWithZsValueAtTheEnd)
{
	Recording recording = MakeSound();
	DamageW(recording, kWrist);
	RotationCurve(recording, PoseComponent::RotationW)
		.keys.push_back(RotationCurve(recording, PoseComponent::RotationZ).keys.back());
	EXPECT_EQ(Listing(recording), "error DamagedW Left.Wrist 96\n");
}

TEST(Validate, FindsADamagedWWhoseLastKeyFitsByChance)
{
	Recording recording;
	for (int i = 0; i < 3; ++i)
	{
		const float y = i == 1 ? 0.1f : 0.5f;
		AddRotation(recording, kWrist, static_cast<float>(i), {0.5f, y, 0.5f, 0.5f});
	}
	std::vector<Keyframe>& w = RotationCurve(recording, PoseComponent::RotationW).keys;
	w = {w.front(), w.back()};
	EXPECT_EQ(Total(recording, FindingCode::DamagedW), 2u);
}

TEST(Validate, TreatsAWAtItsOwnTimeAsMisaligned)
{
	Recording recording = MakeSound();
	DamageW(recording, kWrist);
	RotationCurve(recording, PoseComponent::RotationW).keys[0].time = 0.001f;
	EXPECT_EQ(Total(recording, FindingCode::DamagedW), 0u);
	EXPECT_EQ(Total(recording, FindingCode::MisalignedTimes), 3u * kFrameCount + 1u);
}

TEST(Validate, TreatsFewFittingWKeysAsReducedCurves)
{
	Recording recording;
	recording.dialect = Dialect::Mrtk10;
	recording.channels.Set(Channel::Hands, false);
	for (int i = 0; i < 5; ++i)
	{
		const float angle = static_cast<float>(i);
		AddRotation(recording, kCameraPose, angle, {0.6f * std::cos(angle), 0.6f * std::sin(angle), 0.0f, 0.8f});
	}
	Curve& w = RotationCurve(recording, PoseComponent::RotationW, kCameraPose);
	w.keys = {w.keys.front(), w.keys.back()};
	EXPECT_EQ(Total(recording, FindingCode::DamagedW), 0u);
	w.keys.resize(1);
	EXPECT_EQ(Total(recording, FindingCode::DamagedW), 0u);
	recording.dialect = Dialect::Mrtk11; // whose recorder never leaves W with keys of its own
	EXPECT_EQ(Total(recording, FindingCode::DamagedW), 4u);
}

TEST(Validate, FindsTheLostTailOfTheCamera)
{
	Recording recording = MakeSound();
	CutFrames(recording, kCameraPose, 20);
	EXPECT_EQ(Listing(recording), "warning LostTail Camera 20\n");
	recording.dialect = Dialect::Mrtk10; // whose recorder loses none
	EXPECT_EQ(Listing(recording), "");
}

TEST(Validate, FindsTheLostTailOfAHandOnce)
{
	Recording recording = MakeSound();
	for (std::size_t joint = 1; joint < kJointCount; ++joint)
	{
		CutFrames(recording, JointPose(Hand::Right, static_cast<Joint>(joint)), 25);
	}
	EXPECT_EQ(Listing(recording), "warning LostTail Right 26\n"); // until it was known to be gone, a frame later
}

TEST(Validate, FindsAHandOfWhichOneKeyIsLeft)
{
	Recording recording = MakeSound();
	for (std::size_t joint = 1; joint < kJointCount; ++joint)
	{
		CutFrames(recording, JointPose(Hand::Right, static_cast<Joint>(joint)), 39);
	}
	EXPECT_EQ(Listing(recording), "error LostTail Right 31\n"); // no more are ever lost
}

TEST(Validate, FindsAJointOfWhichOneKeyIsLeft)
{
	Recording recording = MakeSound();
	CutFrames(recording, kWrist, kFrameCount - 1);
	EXPECT_EQ(Listing(recording), "error LostTail Left.Wrist 31\n");
}

TEST(Validate, TreatsTwoRemainingKeysAsTheBeginningOfAMotion)
{
	Recording recording = MakeSound();
	CutFrames(recording, kWrist, kFrameCount - 2);
	EXPECT_EQ(Listing(recording), "") << "a joint out of sight";
	CutFrames(recording, kCameraPose, kFrameCount - 2);
	EXPECT_EQ(Listing(recording), "warning LostTail Camera 31\n");
}

TEST(Validate, FindsAHandWithoutItsLastFrames)
{
	Recording recording = MakeSound();
	AddFlag(recording, TrackedCurve(Hand::Right), FrameTime(80), true);
	AddFlag(recording, TrackedCurve(Hand::Right), FrameTime(92), false);
	EXPECT_EQ(Listing(recording), "warning LostTail Right 13\n"); // and a frame until it was known to be gone before
}

TEST(Validate, DoesNotReportAJointThatEndsBeforeItsHand)
{
	Recording recording = MakeSound();
	CutFrames(recording, kWrist, 40);
	EXPECT_EQ(Listing(recording), "");
}

TEST(Validate, CountsOnlyTrackedTimeAsLost)
{
	Recording recording = MakeSound();
	AddFlag(recording, PinchCurve(Hand::Right), 30.0f, false);
	EXPECT_EQ(Total(recording, FindingCode::LostTail), 31u + 31u); // camera and left hand; the right one had gone
	EXPECT_EQ(Listing(recording).find("Right "), std::string::npos) << Listing(recording);
}

TEST(Validate, MissesNoTailOfAHandThatIsStillOrHasLeft)
{
	Recording recording = MakeSound();
	for (CurveId id = FirstCurveOf(kWrist); id < FirstCurveOf(kWrist) + kPoseComponentCount; ++id)
	{
		std::vector<Keyframe>& keys = recording.curves[id].keys;
		keys = {keys.front(), keys.back()}; // a still joint keeps its first and last frame
	}
	AddFlag(recording, TrackedCurve(Hand::Left), FrameTime(kFrameCount), false);
	EXPECT_EQ(Total(recording, FindingCode::LostTail), 0u);
}

TEST(Validate, FindsALateStart)
{
	Recording recording = MakeSound();
	EXPECT_EQ(Total(recording, FindingCode::LateStart), 0u);
	for (Curve& curve : recording.curves)
	{
		for (Keyframe& key : curve.keys)
		{
			key.time += 41.25f;
		}
	}
	EXPECT_EQ(Listing(recording), "warning LateStart times 41250\n");
}

TEST(Validate, DoesNotTreatALateHandAsALateStart)
{
	Recording recording;
	recording.channels.Set(Channel::Camera, false);
	AddFlag(recording, TrackedCurve(Hand::Left), 0.0f, false);
	AddFlag(recording, TrackedCurve(Hand::Left), 5.0f, true);
	AddFrame(recording, kWrist, 5.0f);
	EXPECT_EQ(Total(recording, FindingCode::LateStart), 0u);
	recording.curves[TrackedCurve(Hand::Left)].keys[0].time = 4.0f;
	EXPECT_EQ(Total(recording, FindingCode::LateStart), 4000u);
}

TEST(Validate, FindsAGazeThatIsTheHeads)
{
	Recording recording = MakeSound();
	AddHeadGaze(recording);
	EXPECT_EQ(Listing(recording), "info GazeIsHead Gaze 194\n");
	DamageW(recording, kCameraPose);
	EXPECT_EQ(Total(recording, FindingCode::GazeIsHead), 194u) << "a damaged W hides it";
}

TEST(Validate, TreatsMovingEyesAsAnEyeTracker)
{
	Recording recording = MakeSound();
	AddHeadGaze(recording);
	for (std::size_t i = 0; i < kFrameCount; i += 5) // a fifth of the glances elsewhere
	{
		recording.curves[GazeCurve(RayComponent::DirectionY)].keys[i].value += 0.3f;
	}
	EXPECT_EQ(Listing(recording), "");
}

TEST(Validate, TreatsAGazeFromElsewhereAsAnEyeTracker)
{
	Recording recording = MakeSound();
	AddHeadGaze(recording);
	for (Keyframe& key : recording.curves[GazeCurve(RayComponent::OriginY)].keys)
	{
		key.value += 0.05f;
	}
	EXPECT_EQ(Listing(recording), "");
}

TEST(Validate, CountsSignFlipsOfADeviceRecording)
{
	MRIA_READ_SHARED_OR_SKIP(bytes, "device-right-hand-1.0.bin");
	const Result<RecordingView> view = OpenRecording(bytes);
	ASSERT_TRUE(view);
	const std::vector<Finding> findings = Validate(view.Value());
	EXPECT_EQ(Total(findings, FindingCode::SignFlip), 456u);
	EXPECT_EQ(Total(findings, FindingCode::LateStart), 41246u);
	EXPECT_GT(Total(findings, FindingCode::MisalignedTimes), 0u);
	for (const Finding& finding : findings)
	{
		EXPECT_TRUE(finding.code == FindingCode::SignFlip || finding.code == FindingCode::LateStart ||
			finding.code == FindingCode::MisalignedTimes)
			<< finding.path << ": " << Describe(finding);
	}
}

TEST(Validate, FindsNothingBadInAnEditorRecordingButItsLateStart)
{
	MRIA_READ_SHARED_OR_SKIP(bytes, "editor-left-hand-1.0.bin");
	const Result<RecordingView> view = OpenRecording(bytes);
	ASSERT_TRUE(view);
	const std::vector<Finding> findings = Validate(view.Value());
	ASSERT_GE(findings.size(), 2u);
	EXPECT_EQ(findings[0].code, FindingCode::LateStart);
	EXPECT_EQ(findings[0].count, 10241u);
	EXPECT_EQ(findings[1].severity, Severity::Info);
	EXPECT_EQ(Total(findings, FindingCode::ZeroQuaternion), 2u); // joint None
	EXPECT_EQ(Total(findings, FindingCode::SignFlip), 0u);
}

} // namespace mria::FindingTests
