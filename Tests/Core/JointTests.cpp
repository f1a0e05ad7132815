// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Joint.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

namespace mria::JointTests
{

TEST(Joint, FollowsTheOrderOfTheFile)
{
	// The order as the format's description lists it: thumb, then five joints for each of four fingers.
	const char* thumb[] = {
		"None", "Wrist", "Palm", "ThumbMetacarpalJoint", "ThumbProximalJoint", "ThumbDistalJoint", "ThumbTip"};
	const char* parts[] = {"Metacarpal", "Knuckle", "MiddleJoint", "DistalJoint", "Tip"};
	std::size_t joint = 0;
	for (const char* name : thumb)
	{
		EXPECT_STREQ(ToString(static_cast<Joint>(joint++)), name);
	}
	for (const char* finger : {"Index", "Middle", "Ring", "Pinky"})
	{
		for (const char* part : parts)
		{
			EXPECT_EQ(ToString(static_cast<Joint>(joint++)), std::string(finger) + part);
		}
	}
	EXPECT_EQ(joint, kJointCount);
}

TEST(Joint, EndsWithTheLittleFingersTip)
{
	EXPECT_EQ(static_cast<std::size_t>(Joint::PinkyTip), kJointCount - 1);
}

TEST(Joint, HasNoNameTwice)
{
	std::set<std::string> names;
	for (std::size_t joint = 0; joint < kJointCount; ++joint)
	{
		names.insert(ToString(static_cast<Joint>(joint)));
	}
	EXPECT_EQ(names.size(), kJointCount);
}

TEST(Hand, IsLeftThenRight)
{
	EXPECT_STREQ(ToString(kHands[0]), "Left");
	EXPECT_STREQ(ToString(kHands[1]), "Right");
}

} // namespace mria::JointTests
