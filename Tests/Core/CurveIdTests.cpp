// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/CurveId.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

namespace mria::CurveIdTests
{

TEST(CurveId, CountsTheCurvesOfAFullFile)
{
	EXPECT_EQ(kFloatCurveCount, 391u);
	EXPECT_EQ(kFlagCurveCount, 4u);
	EXPECT_EQ(kCurveCount, 395u);
	EXPECT_EQ(kPoseCount, 55u);
}

TEST(CurveId, FollowsTheOrderOfTheFile)
{
	CurveId next = 0;
	EXPECT_EQ(CameraCurve(PoseComponent::PositionX), next);
	next += 7;
	EXPECT_EQ(TrackedCurve(Hand::Left), next++);
	EXPECT_EQ(TrackedCurve(Hand::Right), next++);
	EXPECT_EQ(PinchCurve(Hand::Left), next++);
	EXPECT_EQ(PinchCurve(Hand::Right), next++);
	EXPECT_EQ(JointCurve(Hand::Left, Joint::None, PoseComponent::PositionX), next);
	next += 27 * 7;
	EXPECT_EQ(JointCurve(Hand::Right, Joint::None, PoseComponent::PositionX), next);
	next += 27 * 7;
	EXPECT_EQ(GazeCurve(RayComponent::OriginX), next);
	EXPECT_EQ(GazeCurve(RayComponent::DirectionZ), kCurveCount - 1);
}

TEST(CurveId, KnowsWhichCurvesAreFlags)
{
	EXPECT_FALSE(IsFlagCurve(CameraCurve(PoseComponent::RotationW)));
	EXPECT_TRUE(IsFlagCurve(TrackedCurve(Hand::Left)));
	EXPECT_TRUE(IsFlagCurve(PinchCurve(Hand::Right)));
	EXPECT_FALSE(IsFlagCurve(JointCurve(Hand::Left, Joint::None, PoseComponent::PositionX)));
}

TEST(CurveId, KnowsItsChannel)
{
	EXPECT_EQ(ChannelOf(CameraCurve(PoseComponent::RotationW)), Channel::Camera);
	EXPECT_EQ(ChannelOf(TrackedCurve(Hand::Left)), Channel::Hands);
	EXPECT_EQ(ChannelOf(JointCurve(Hand::Right, Joint::PinkyTip, PoseComponent::RotationW)), Channel::Hands);
	EXPECT_EQ(ChannelOf(GazeCurve(RayComponent::OriginX)), Channel::Gaze);
	EXPECT_STREQ(ToString(Channel::Hands), "Hands");
}

TEST(CurveId, LeadsBackToItsPoseHandAndJoint)
{
	for (const Hand hand : kHands)
	{
		for (const Joint joint : {Joint::None, Joint::Wrist, Joint::PinkyTip})
		{
			const PoseId pose = JointPose(hand, joint);
			EXPECT_EQ(HandOf(pose), hand);
			EXPECT_EQ(JointOf(pose), joint);
			EXPECT_EQ(PoseOf(JointCurve(hand, joint, PoseComponent::PositionX)), pose);
			EXPECT_EQ(PoseOf(JointCurve(hand, joint, PoseComponent::RotationW)), pose);
		}
	}
	EXPECT_EQ(PoseOf(CameraCurve(PoseComponent::RotationW)), kCameraPose);
}

TEST(CurveGroup, IsAWholePositionRotationOrHalfOfTheGaze)
{
	std::set<CurveId> curves;
	for (std::size_t i = 0; i < kCurveGroupCount; ++i)
	{
		const CurveGroup group = CurveGroupAt(i);
		const std::string first = CurveName(group.first);
		const std::string last = CurveName(group.first + group.count - 1);
		const char* const ends[] = {
			"PositionX PositionZ", "RotationX RotationW", "OriginX OriginZ", "DirectionX DirectionZ"};
		const bool isGaze = group.first >= kFirstGazeCurve;
		EXPECT_EQ(first.substr(first.rfind('.') + 1) + " " + last.substr(last.rfind('.') + 1),
			ends[(isGaze ? 2 : 0) + (group.kind == GroupKind::Position ? 0 : 1)]);
		EXPECT_EQ(group.kind == GroupKind::Direction, isGaze && i + 1 == kCurveGroupCount);
		for (std::size_t c = 0; c < group.count; ++c)
		{
			curves.insert(group.first + c);
		}
	}
	EXPECT_EQ(curves.size(), kFloatCurveCount);
	EXPECT_EQ(CurveName(CurveGroupAt(2 * JointPose(Hand::Right, Joint::Palm) + 1).first), "Right.Palm.RotationX");
}

TEST(CurveName, SpellsTheNamesThatUsersSee)
{
	EXPECT_EQ(CurveName(CameraCurve(PoseComponent::PositionX)), "Camera.PositionX");
	EXPECT_EQ(CurveName(TrackedCurve(Hand::Left)), "Left.Tracked");
	EXPECT_EQ(CurveName(TrackedCurve(Hand::Right)), "Right.Tracked");
	EXPECT_EQ(CurveName(PinchCurve(Hand::Left)), "Left.Pinch");
	EXPECT_EQ(CurveName(JointCurve(Hand::Left, Joint::Wrist, PoseComponent::RotationW)), "Left.Wrist.RotationW");
	EXPECT_EQ(
		CurveName(JointCurve(Hand::Right, Joint::IndexTip, PoseComponent::PositionY)), "Right.IndexTip.PositionY");
	EXPECT_EQ(CurveName(GazeCurve(RayComponent::DirectionZ)), "Gaze.DirectionZ");
}

TEST(PoseName, IsTheCommonPartOfItsCurves)
{
	EXPECT_EQ(PoseName(kCameraPose), "Camera");
	EXPECT_EQ(PoseName(JointPose(Hand::Right, Joint::IndexTip)), "Right.IndexTip");
	for (PoseId pose = 0; pose < kPoseCount; ++pose)
	{
		EXPECT_EQ(CurveName(PoseCurve(pose, PoseComponent::RotationZ)), PoseName(pose) + ".RotationZ");
	}
}

TEST(FindCurve, FindsEveryCurveByItsName)
{
	std::set<std::string> names;
	for (CurveId curve = 0; curve < kCurveCount; ++curve)
	{
		EXPECT_EQ(FindCurve(CurveName(curve)), curve);
		names.insert(CurveName(curve));
	}
	EXPECT_EQ(names.size(), kCurveCount);
}

TEST(FindCurve, FindsNothingElse)
{
	for (const char* name : {"", "Camera", "camera.positionx", "Camera.PositionX ", "Left.Wrist", "Left.Wrist.OriginX"})
	{
		EXPECT_EQ(FindCurve(name), std::nullopt) << name;
	}
}

} // namespace mria::CurveIdTests
