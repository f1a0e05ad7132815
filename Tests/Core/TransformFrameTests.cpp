// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Transform.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace mria::TransformFrameTests
{

inline constexpr float kInfinity = std::numeric_limits<float>::infinity();

/** Askew in every respect, so that no number stays where it was. */
inline const Similarity kAskew = {NormalizedOrIdentity({0.3f, -0.5f, 0.2f, 0.7f}), {0.5f, -1.0f, 2.0f}, 1.25f};

TEST(Similarity, MovesAFrameButNotAJointThatWasNeverSeen)
{
	Frame frame;
	frame.camera.position = {1.0f, 2.0f, 3.0f};
	frame.gaze = {{0.5f, 0.0f, 0.0f}, {0.0f, 1.0f, 0.0f}};
	HandFrame& hand = frame[Hand::Right];
	hand.presentJoints = 1u << static_cast<unsigned>(Joint::Palm);
	hand[Joint::Palm].position = {4.0f, 5.0f, 6.0f};
	const Frame before = frame;

	ApplyTo(frame, kAskew);

	EXPECT_LT(Length(frame.camera.position - Apply(kAskew, before.camera).position), 1e-6f);
	EXPECT_LT(AngleBetween(frame.camera.rotation, kAskew.rotation), 1e-6f);
	EXPECT_LT(Length(frame.gaze.direction - Rotate(kAskew.rotation, {0.0f, 1.0f, 0.0f})), 1e-6f);
	const Vec3 palm = Apply(kAskew, before[Hand::Right][Joint::Palm]).position;
	EXPECT_LT(Length(frame[Hand::Right][Joint::Palm].position - palm), 1e-6f);
	EXPECT_EQ(frame[Hand::Right][Joint::Wrist].rotation.w, 1.0f);
	EXPECT_EQ(Length(frame[Hand::Right][Joint::Wrist].position), 0.0f);
}

TEST(Similarity, LeavesAFrameAsItIsToTheBitWhereThereIsNothingToMove)
{
	Frame frame;
	frame.camera.position = {-0.0f, kInfinity, 3.0f};
	frame[Hand::Left].presentJoints = 1u << static_cast<unsigned>(Joint::Palm);
	frame[Hand::Left][Joint::Palm].position = {-0.0f, -kInfinity, 1.0f};

	ApplyTo(frame, Similarity{});

	EXPECT_TRUE(std::signbit(frame.camera.position.x));
	EXPECT_EQ(frame.camera.position.y, kInfinity);
	EXPECT_TRUE(std::signbit(frame[Hand::Left][Joint::Palm].position.x));
	EXPECT_EQ(frame[Hand::Left][Joint::Palm].position.y, -kInfinity);
}

TEST(Similarity, MovesAFrameByEachOfItsNumbersAlone)
{
	Frame frame;
	frame.hasCamera = true;
	frame.camera.position = {1.0f, 2.0f, 3.0f};
	const auto moved = [&frame](const Similarity& place)
	{
		Frame other = frame;
		ApplyTo(other, place);
		return Length(other.camera.position - frame.camera.position) > 0.01f ||
			AngleBetween(other.camera.rotation, frame.camera.rotation) > 0.01f;
	};
	EXPECT_FALSE(moved({}));
	EXPECT_TRUE(moved({{0.6f, 0.0f, 0.0f, 0.8f}, {}, 1.0f}));
	EXPECT_TRUE(moved({{0.0f, 0.6f, 0.0f, 0.8f}, {}, 1.0f}));
	EXPECT_TRUE(moved({{0.0f, 0.0f, 0.6f, 0.8f}, {}, 1.0f}));
	EXPECT_TRUE(moved({{}, {0.5f, 0.0f, 0.0f}, 1.0f}));
	EXPECT_TRUE(moved({{}, {0.0f, 0.5f, 0.0f}, 1.0f}));
	EXPECT_TRUE(moved({{}, {0.0f, 0.0f, 0.5f}, 1.0f}));
	EXPECT_TRUE(moved({{}, {}, 2.0f}));
}

} // namespace mria::TransformFrameTests
