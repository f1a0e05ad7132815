// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/HandPoses.h"
#include "Mria/Reader.h"
#include "Mria/Sampler.h"
#include "Mria/Space.h"
#include "Support/TestFiles.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace mria::HandPosesTests
{

namespace HandPosesTestsDetail
{

constexpr Vec3 kRight{1.0f, 0.0f, 0.0f};
constexpr Vec3 kUp{0.0f, 1.0f, 0.0f};
constexpr Vec3 kForward{0.0f, 0.0f, 1.0f};

void ExpectNear(const Vec3& actual, const Vec3& wanted, const char* what)
{
	EXPECT_LT(Length(actual - wanted), 1e-5f) << what << " is " << actual.x << ", " << actual.y << ", " << actual.z
											  << ", not " << wanted.x << ", " << wanted.y << ", " << wanted.z;
}

void ExpectAxes(const Pose& pose, const Vec3& x, const Vec3& y, const Vec3& z)
{
	ExpectNear(Rotate(pose.rotation, kRight), x, "x");
	ExpectNear(Rotate(pose.rotation, kUp), y, "y");
	ExpectNear(Rotate(pose.rotation, kForward), z, "z");
}

void SetJointPosition(HandFrame& frame, Joint joint, const Vec3& position)
{
	frame.presentJoints |= 1u << static_cast<unsigned>(joint);
	frame[joint].position = position;
}

/** A flat hand, palm down and fingers forward: the thumb of a left hand is on its right side. */
HandFrame FlatHand(Hand hand)
{
	const float thumbSide = hand == Hand::Left ? 1.0f : -1.0f;
	HandFrame frame;
	frame.isTracked = true;
	SetJointPosition(frame, Joint::Palm, {0.1f, 1.2f, 0.3f});
	SetJointPosition(frame, Joint::Wrist, {0.1f, 1.2f, 0.23f});
	SetJointPosition(frame, Joint::IndexKnuckle, {0.1f + thumbSide * 0.03f, 1.2f, 0.34f});
	SetJointPosition(frame, Joint::PinkyKnuckle, {0.1f - thumbSide * 0.03f, 1.2f, 0.34f});
	return frame;
}

/** The whole hand turned about the origin. */
HandFrame Turned(HandFrame frame, const Quat& turn)
{
	for (Pose& joint : frame.joints)
	{
		joint = {Rotate(turn, joint.position), turn * joint.rotation};
	}
	return frame;
}

/** A quarter turn about the forward axis: what was right is then up. */
const Quat kRightToUp{0.0f, 0.0f, std::sqrt(0.5f), std::sqrt(0.5f)};

} // namespace HandPosesTestsDetail

TEST(GripPose, HasThePalmsNormalAsXAndTheThumbSideAsForward)
{
	using namespace HandPosesTestsDetail;
	// Palm down. Left: out of the palm is down, the thumb is to the right. Right: into the palm is up, the thumb left.
	const std::optional<Pose> left = FindGripPose(FlatHand(Hand::Left), Hand::Left);
	ASSERT_TRUE(left);
	ExpectAxes(*left, kUp * -1.0f, kForward * -1.0f, kRight);
	ExpectNear(left->position, {0.1f, 1.2f, 0.3f}, "the origin");

	const std::optional<Pose> right = FindGripPose(FlatHand(Hand::Right), Hand::Right);
	ASSERT_TRUE(right);
	ExpectAxes(*right, kUp, kForward * -1.0f, kRight * -1.0f);
}

TEST(GripPose, IsTheSameForBothHandsWithTheThumbUp)
{
	using namespace HandPosesTestsDetail;
	// OpenXR's x is to the right then, whichever hand; a handle points up, and y goes back to the wrist.
	const HandFrame left = Turned(FlatHand(Hand::Left), kRightToUp);
	ExpectAxes(FindGripPose(left, Hand::Left).value(), kRight, kForward * -1.0f, kUp);
	const HandFrame right = Turned(FlatHand(Hand::Right), Conjugate(kRightToUp));
	ExpectAxes(FindGripPose(right, Hand::Right).value(), kRight, kForward * -1.0f, kUp);
}

TEST(GripPose, HasOpenXrsAxesInOpenXrsSpace)
{
	using namespace HandPosesTestsDetail;
	const HandFrame left = Turned(FlatHand(Hand::Left), kRightToUp);
	const Pose grip = ToSpace(FindGripPose(left, Hand::Left).value(), Space::OpenXr);
	ExpectNear(Rotate(grip.rotation, kRight), {1.0f, 0.0f, 0.0f}, "+X, out of the left palm");
	ExpectNear(Rotate(grip.rotation, kForward * -1.0f), {0.0f, 1.0f, 0.0f}, "-Z, to the thumb");
	ExpectNear(Rotate(grip.rotation, kUp), {0.0f, 0.0f, 1.0f}, "+Y, back to the wrist");

	const Pose unreal = ToSpace(FindGripPose(left, Hand::Left).value(), Space::Unreal);
	ExpectNear(Rotate(unreal.rotation, {1.0f, 0.0f, 0.0f}), {0.0f, 0.0f, 1.0f}, "Unreal's X, to the thumb");
	ExpectNear(Rotate(unreal.rotation, {0.0f, 1.0f, 0.0f}), {0.0f, 1.0f, 0.0f}, "Unreal's Y, out of the left palm");
}

TEST(GripPose, FollowsTheKnucklesWithinThePalmsPlane)
{
	using namespace HandPosesTestsDetail;
	HandFrame frame = FlatHand(Hand::Left);
	// The little finger's knuckle is further back, as in a real hand, and bent out of the plane.
	SetJointPosition(frame, Joint::PinkyKnuckle, {0.07f, 1.15f, 0.28f});
	const Pose grip = FindGripPose(frame, Hand::Left).value();
	ExpectNear(Rotate(grip.rotation, kRight), kUp * -1.0f, "x");
	ExpectNear(Rotate(grip.rotation, kForward), {std::sqrt(0.5f), 0.0f, std::sqrt(0.5f)}, "z");
}

TEST(GripPose, WithoutKnucklesIsAcrossThePalm)
{
	using namespace HandPosesTestsDetail;
	for (const Hand hand : kHands)
	{
		const Pose whole = FindGripPose(FlatHand(hand), hand).value();
		HandFrame frame = FlatHand(hand);
		frame.presentJoints = 1u << static_cast<unsigned>(Joint::Palm);
		EXPECT_LT(AngleBetween(FindGripPose(frame, hand).value().rotation, whole.rotation), 1e-3f);

		frame = FlatHand(hand);
		frame[Joint::IndexKnuckle].position.x = std::numeric_limits<float>::quiet_NaN();
		EXPECT_LT(AngleBetween(FindGripPose(frame, hand).value().rotation, whole.rotation), 1e-3f);
		frame[Joint::IndexKnuckle].position = frame[Joint::PinkyKnuckle].position;
		EXPECT_LT(AngleBetween(FindGripPose(frame, hand).value().rotation, whole.rotation), 1e-3f);
	}
}

TEST(GripPose, GivesThePalmThatHasIt)
{
	using namespace HandPosesTestsDetail;
	for (const Hand hand : kHands)
	{
		const Pose grip{{0.1f, 1.2f, 0.3f}, kRightToUp * Quat{0.5f, 0.5f, 0.5f, 0.5f}};
		HandFrame frame;
		SetJointPosition(frame, Joint::Palm, {});
		frame[Joint::Palm] = PalmOfGrip(grip, hand);
		const std::optional<Pose> again = FindGripPose(frame, hand);
		ASSERT_TRUE(again);
		ExpectNear(again->position, grip.position, "the origin");
		ExpectAxes(*again, Rotate(grip.rotation, kRight), Rotate(grip.rotation, kUp), Rotate(grip.rotation, kForward));
	}
}

TEST(AimPose, PointsFromTheWristThroughTheKnuckleWithTheBackOfTheHandUp)
{
	using namespace HandPosesTestsDetail;
	HandFrame frame = FlatHand(Hand::Right);
	SetJointPosition(frame, Joint::Wrist, {0.07f, 1.1f, 0.24f});
	const Pose aim = FindAimPose(frame).value();
	const float half = std::sqrt(0.5f);
	ExpectAxes(aim, kRight, {0.0f, half, -half}, {0.0f, half, half});
	ExpectNear(aim.position, frame[Joint::IndexKnuckle].position, "the origin");

	const Pose openXr = ToSpace(aim, Space::OpenXr);
	ExpectNear(Rotate(openXr.rotation, {0.0f, 0.0f, -1.0f}), {0.0f, half, -half}, "-Z, forward");
	ExpectNear(Rotate(openXr.rotation, kRight), kRight, "+X, right");
}

TEST(AimPose, WithoutADirectionIsThePalmJoint)
{
	using namespace HandPosesTestsDetail;
	for (const Joint missing : {Joint::Wrist, Joint::IndexKnuckle})
	{
		HandFrame frame = FlatHand(Hand::Left);
		frame.presentJoints &= ~(1u << static_cast<unsigned>(missing));
		ExpectAxes(FindAimPose(frame).value(), kRight, kUp, kForward);
		ExpectNear(FindAimPose(frame).value().position, frame[Joint::Palm].position, "the origin");
	}
	HandFrame upright = FlatHand(Hand::Left);
	upright[Joint::IndexKnuckle].position = upright[Joint::Wrist].position + kUp * 0.1f;
	ExpectAxes(FindAimPose(upright).value(), kRight, kUp, kForward);
}

TEST(HandPoses, NeedThePalm)
{
	using namespace HandPosesTestsDetail;
	HandFrame frame = FlatHand(Hand::Left);
	frame.presentJoints &= ~(1u << static_cast<unsigned>(Joint::Palm));
	EXPECT_FALSE(FindGripPose(frame, Hand::Left));
	EXPECT_FALSE(FindAimPose(frame));
}

TEST(HandPoses, AreRotationsForEveryAttitudeOfTheHand)
{
	using namespace HandPosesTestsDetail;
	// Each branch of the conversion from axes: turns by any angle about many axes.
	for (int i = 0; i < 1000; ++i)
	{
		const float a = 0.7f * static_cast<float>(i);
		const Quat turn =
			NormalizedOrIdentity({std::sin(a), std::cos(1.3f * a), std::sin(2.1f * a), std::cos(0.4f * a)});
		for (const Hand hand : kHands)
		{
			const HandFrame frame = Turned(FlatHand(hand), turn);
			const Quat grip = turn * FindGripPose(FlatHand(hand), hand).value().rotation;
			ASSERT_LT(AngleBetween(FindGripPose(frame, hand).value().rotation, grip), 1e-3f) << i;
			const Quat aim = turn * FindAimPose(FlatHand(hand)).value().rotation;
			ASSERT_LT(AngleBetween(FindAimPose(frame).value().rotation, aim), 1e-3f) << i;
		}
	}
}

/** The knuckles and the wrist of a real hand say by themselves where its palm faces and on which side its thumb is. */
void ExpectRealHandFits(const Recording& recording, Hand hand)
{
	using namespace HandPosesTestsDetail;
	Sampler sampler(recording);
	const TimeRange range = RangeOf(recording);
	const float side = hand == Hand::Left ? 1.0f : -1.0f;
	int tracked = 0;
	for (int i = 0; i <= 200; ++i)
	{
		Frame frame;
		sampler.SampleAt(range.start + (range.end - range.start) * static_cast<float>(i) / 200.0f, frame);
		const HandFrame& joints = frame[hand];
		const std::optional<Pose> grip = FindGripPose(joints, hand);
		const std::optional<Pose> aim = FindAimPose(joints);
		if (!joints.isTracked || !grip || !aim)
		{
			continue;
		}
		++tracked;
		const Vec3 wrist = joints[Joint::Wrist].position;
		const Vec3 toIndex = joints[Joint::IndexKnuckle].position - wrist;
		const Vec3 toLittle = joints[Joint::PinkyKnuckle].position - wrist;
		const Vec3 outOfPalm = NormalizedOrForward(Cross(toIndex, toLittle)) * side;
		const Vec3 fingers = NormalizedOrForward(joints[Joint::MiddleKnuckle].position - wrist);
		ASSERT_GT(Dot(Rotate(grip->rotation, kRight), outOfPalm * side), 0.98f) << "frame " << i;
		ASSERT_GT(Dot(Rotate(grip->rotation, kForward), NormalizedOrForward(toIndex - toLittle)), 0.98f)
			<< "frame " << i;
		ASSERT_LT(Dot(Rotate(grip->rotation, kUp), fingers), -0.9f) << "frame " << i;
		ASSERT_GT(Dot(Rotate(aim->rotation, kForward), fingers), 0.9f) << "frame " << i;
		ASSERT_LT(Dot(Rotate(aim->rotation, kUp), outOfPalm), -0.9f) << "frame " << i;
	}
	EXPECT_GT(tracked, 50);
}

TEST(HandPoses, FitTheJointsOfARealHand)
{
	MRIA_LOAD_SHARED_RECORDING(right, "device-right-hand-1.0.bin");
	ExpectRealHandFits(ReadRecording(*right).Value(), Hand::Right);
	MRIA_LOAD_SHARED_RECORDING(left, "editor-left-hand-1.0.bin");
	ExpectRealHandFits(ReadRecording(*left).Value(), Hand::Left);
}

TEST(TypicalRadius, IsThatOfAHandAtEveryJointButNone)
{
	EXPECT_EQ(TypicalRadius(Joint::None), 0.0f);
	for (std::size_t i = 1; i < kJointCount; ++i)
	{
		const float radius = TypicalRadius(static_cast<Joint>(i));
		EXPECT_GE(radius, 0.006f) << ToString(static_cast<Joint>(i));
		EXPECT_LE(radius, 0.019f) << ToString(static_cast<Joint>(i));
	}
	EXPECT_GT(TypicalRadius(Joint::IndexKnuckle), TypicalRadius(Joint::IndexTip));
	EXPECT_GT(TypicalRadius(Joint::IndexTip), TypicalRadius(Joint::PinkyTip));
}

} // namespace mria::HandPosesTests
