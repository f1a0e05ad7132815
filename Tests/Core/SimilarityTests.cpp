// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Similarity.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace mria::SimilarityTests
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
	const auto moved = [&frame](const Similarity& similarity)
	{
		Frame other = frame;
		ApplyTo(other, similarity);
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

TEST(AnchorHead, BringsTheHeadToAGivenPose)
{
	AnchorOptions options;
	options.turns = true;
	options.target = {{1.0f, 2.0f, 3.0f}, TurnAboutUp(-90.0f)};
	const Pose head = {{-4.0f, 1.0f, 2.0f}, TurnAboutUp(30.0f)};
	const Pose moved = Apply(AnchorHead(head, options), head);
	EXPECT_LT(Length(moved.position - options.target.position), 1e-6f);
	EXPECT_LT(AngleBetween(moved.rotation, options.target.rotation), 1e-6f);
}

TEST(AnchorHead, KnowsWhereAHeadLooksThatLooksUpOrDown)
{
	const auto pitched = [](float degrees)
	{
		const float half = degrees * 0.5f * 0.017453293f;
		return TurnAboutUp(50.0f) * Quat{std::sin(half), 0.0f, 0.0f, std::cos(half)};
	};
	for (const float degrees : {0.0f, 60.0f, 90.0f, -90.0f, -45.0f})
	{
		EXPECT_NEAR(HeadingOf(pitched(degrees)), 50.0f * 0.017453293f, 1e-3f) << degrees;
	}
}

TEST(Similarity, GoesThereAndBack)
{
	const Vec3 point{1.0f, -2.0f, 0.5f};
	const Similarity other = {TurnAboutUp(33.0f), {1.0f, 1.0f, 1.0f}, 0.5f};
	EXPECT_LT(Length(Apply(InverseOf(kAskew), Apply(kAskew, point)) - point), 1e-6f);
	EXPECT_LT(Length(Apply(InverseOf(kAskew) * kAskew, point) - point), 1e-6f);
	EXPECT_LT(Length(Apply(other * kAskew, point) - Apply(other, Apply(kAskew, point))), 1e-6f);
}

TEST(Similarity, TurnsToTheRight)
{
	EXPECT_LT(Length(Rotate(TurnAboutUp(90.0f), {0.0f, 0.0f, 1.0f}) - Vec3{1.0f, 0.0f, 0.0f}), 1e-6f);
	EXPECT_EQ(TurnAboutUp(360.0f).y, 0.0f);
	EXPECT_EQ(TurnAboutUp(kInfinity).w, 1.0f);
}

TEST(Similarity, TurnsAndScalesAVelocityButDoesNotMoveIt)
{
	const Velocity moved = Apply(kAskew, Velocity{{0.0f, 0.0f, 2.0f}, {0.0f, 3.0f, 0.0f}});

	EXPECT_LT(Length(moved.linear - Rotate(kAskew.rotation, {0.0f, 0.0f, 2.5f})), 1e-6f);
	EXPECT_LT(Length(moved.angular - Rotate(kAskew.rotation, {0.0f, 3.0f, 0.0f})), 1e-6f);
}

} // namespace mria::SimilarityTests
