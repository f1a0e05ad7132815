// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Frame.h"

#include <gtest/gtest.h>

namespace mria::FrameTests
{

TEST(Frame, StartsWithNothingTracked)
{
	const Frame frame;
	EXPECT_FALSE(frame.hasCamera);
	EXPECT_FALSE(frame.hasGaze);
	for (const Hand hand : kHands)
	{
		EXPECT_FALSE(frame[hand].isTracked);
		EXPECT_FALSE(frame[hand].HasJoint(Joint::Wrist));
	}
}

TEST(HandFrame, HasOneBitForEachJoint)
{
	HandFrame hand;
	hand.presentJoints = 1u << static_cast<unsigned>(Joint::PinkyTip);
	EXPECT_TRUE(hand.HasJoint(Joint::PinkyTip));
	EXPECT_FALSE(hand.HasJoint(Joint::PinkyDistalJoint));
	EXPECT_FALSE(hand.HasJoint(Joint::None));
}

TEST(HandFrame, IsIndexedByJoint)
{
	Frame frame;
	frame[Hand::Right][Joint::IndexTip].position.x = 2.0f;
	const Frame& same = frame;
	EXPECT_EQ(same.hands[1].joints[11].position.x, 2.0f);
	EXPECT_EQ(same[Hand::Right][Joint::IndexTip].position.x, 2.0f);
	EXPECT_EQ(same[Hand::Left][Joint::IndexTip].position.x, 0.0f);
}

TEST(PoseIn, FindsEveryPoseByItsId)
{
	Frame frame;
	EXPECT_EQ(&PoseIn(frame, kCameraPose), &frame.camera);
	EXPECT_EQ(&PoseIn(frame, JointPose(Hand::Left, Joint::None)), &frame.hands[0].joints[0]);
	EXPECT_EQ(&PoseIn(frame, JointPose(Hand::Right, Joint::PinkyTip)), &frame.hands[1].joints[26]);
}

} // namespace mria::FrameTests
