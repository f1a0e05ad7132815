// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Blend.h"
#include "Mria/Transform.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <limits>

namespace mria::BlendTests
{

namespace BlendTestsDetail
{

Pose At(float x, float degrees)
{
	return {{x, 1.0f, 2.0f}, TurnAboutUp(degrees)};
}

float Degrees(const Quat& rotation)
{
	return HeadingOf(rotation) * 57.2957795f;
}

/** A tracked hand of one joint. */
HandFrame HandAt(float x, Joint joint = Joint::Palm)
{
	HandFrame hand;
	hand.isTracked = true;
	hand.presentJoints = 1u << static_cast<unsigned>(joint);
	hand[joint] = At(x, 0.0f);
	return hand;
}

} // namespace BlendTestsDetail

using namespace BlendTestsDetail;

TEST(Blend, GoesStraightAndTurnsEvenly)
{
	const Pose from = At(1.0f, 10.0f);
	const Pose to = At(3.0f, 90.0f);
	for (const float weight : {0.1f, 0.25f, 0.5f, 0.8f})
	{
		const Pose pose = Blend(from, to, weight);
		EXPECT_NEAR(pose.position.x, 1.0f + 2.0f * weight, 1e-6f);
		EXPECT_NEAR(Degrees(pose.rotation), 10.0f + 80.0f * weight, 1e-3f);
		EXPECT_NEAR(Dot(pose.rotation, pose.rotation), 1.0f, 1e-6f);
	}
}

TEST(Blend, TurnsTheShortWayWhateverTheSigns)
{
	const Pose from = At(0.0f, 170.0f);
	Pose to = At(0.0f, -170.0f);
	for (int i = 0; i < 2; ++i)
	{
		EXPECT_NEAR(std::fabs(Degrees(Blend(from, to, 0.5f).rotation)), 180.0f, 1e-2f);
		EXPECT_NEAR(Degrees(Blend(from, to, 0.25f).rotation), 175.0f, 1e-2f) << "at an even pace too";
		to.rotation = -to.rotation;
	}
}

TEST(Blend, IsExactAtItsEnds)
{
	const Pose from{{0.1f, 0.2f, 0.3f}, {0.1f, 0.2f, 0.3f, 0.9f}};
	const Pose to{{1e6f, -0.7f, 0.3f}, {-0.5f, 0.5f, 0.5f, -0.5f}};
	for (const float none : {0.0f, -3.0f, std::numeric_limits<float>::quiet_NaN()})
	{
		EXPECT_EQ(Blend(from, to, none).position.x, from.position.x);
		EXPECT_EQ(Blend(from, to, none).rotation.w, from.rotation.w);
	}
	for (const float all : {1.0f, 7.0f})
	{
		EXPECT_EQ(Blend(from, to, all).position.y, to.position.y);
		EXPECT_EQ(Blend(to, from, all).position.x, from.position.x);
		EXPECT_EQ(Blend(from, to, all).rotation.x, to.rotation.x);
	}
}

TEST(Blend, KeepsTheSignOfZeroAtItsEnds)
{
	const Pose from{{-0.0f, -0.0f, -0.0f}, {}};
	const Pose to{{1.0f, 2.0f, 3.0f}, {}};
	EXPECT_TRUE(std::signbit(Blend(from, to, 0.0f).position.y));
	EXPECT_TRUE(std::signbit(Blend(to, from, 1.0f).position.y));
}

TEST(Blend, StaysFiniteForTinyTurnsAndOppositeOnes)
{
	Pose near = At(0.0f, 0.001f);
	EXPECT_NEAR(Degrees(Blend(At(0.0f, 0.0f), near, 0.5f).rotation), 0.0005f, 1e-4f);
	near.rotation = {};
	const Ray ray = Blend(Ray{{}, {0.0f, 0.0f, 1.0f}}, Ray{{}, {0.0f, 0.0f, -1.0f}}, 0.5f);
	EXPECT_NEAR(Length(ray.direction), 1.0f, 1e-6f);
	const Pose none = Blend(Pose{{}, {0.0f, 0.0f, 0.0f, 0.0f}}, At(1.0f, 60.0f), 0.5f);
	EXPECT_NEAR(Degrees(none.rotation), 30.0f, 1e-3f);
}

TEST(Blend, TurnsDirections)
{
	const Ray ray =
		Blend(Ray{{0.0f, 0.0f, 0.0f}, {0.0f, 0.0f, 1.0f}}, Ray{{2.0f, 0.0f, 0.0f}, {1.0f, 0.0f, 0.0f}}, 0.5f);
	EXPECT_NEAR(ray.origin.x, 1.0f, 1e-6f);
	EXPECT_NEAR(ray.direction.x, std::sqrt(0.5f), 1e-6f);
	EXPECT_NEAR(ray.direction.z, std::sqrt(0.5f), 1e-6f);
}

TEST(Blend, SwitchesWhatCannotBeBlendedAtHalfTheWeight)
{
	Frame from;
	from.time = 1.0f;
	from.hasCamera = true;
	from.hands[0].isTracked = true;
	from.hands[0].isPinching = true;
	Frame to;
	to.time = 2.0f;
	to.hasGaze = true;
	to.hands[1].isTracked = true;
	to.hands[1].isPinching = true;
	for (const float weight : {0.0f, 0.49f, 0.5f, 1.0f})
	{
		const Frame frame = Blend(from, to, weight);
		const bool isSwitched = weight >= 0.5f;
		EXPECT_EQ(frame.time, isSwitched ? 2.0f : 1.0f);
		EXPECT_EQ(frame.hasCamera, !isSwitched);
		EXPECT_EQ(frame.hasGaze, isSwitched);
		EXPECT_EQ(frame.hands[0].isTracked, !isSwitched);
		EXPECT_EQ(frame.hands[0].isPinching, !isSwitched);
		EXPECT_EQ(frame.hands[1].isTracked, isSwitched);
		EXPECT_EQ(frame.hands[1].isPinching, isSwitched);
	}
}

TEST(Blend, BlendsHeadGazeAndTheJointsThatBothHave)
{
	Frame from;
	from.hasCamera = from.hasGaze = true;
	from.camera = At(0.0f, 0.0f);
	from.hands[0] = HandAt(0.0f);
	Frame to = from;
	to.camera = At(4.0f, 0.0f);
	to.gaze.origin.x = 4.0f;
	to.hands[0] = HandAt(4.0f);
	const Frame frame = Blend(from, to, 0.25f);
	EXPECT_NEAR(frame.camera.position.x, 1.0f, 1e-6f);
	EXPECT_NEAR(frame.gaze.origin.x, 1.0f, 1e-6f);
	EXPECT_NEAR(frame.hands[0][Joint::Palm].position.x, 1.0f, 1e-6f);
}

TEST(Blend, ShowsWhatOnlyOneHasAsItHasIt)
{
	Frame from;
	Frame to;
	to.hasCamera = true;
	to.camera = At(4.0f, 0.0f);
	to.hands[0] = HandAt(4.0f);
	from.hands[1] = HandAt(1.0f, Joint::Wrist);
	to.hands[1] = HandAt(5.0f, Joint::IndexTip);
	const Frame frame = Blend(from, to, 0.75f);
	EXPECT_EQ(frame.camera.position.x, 4.0f);
	EXPECT_EQ(frame.hands[0][Joint::Palm].position.x, 4.0f);
	EXPECT_TRUE(frame.hands[1].HasJoint(Joint::Wrist));
	EXPECT_TRUE(frame.hands[1].HasJoint(Joint::IndexTip));
	EXPECT_EQ(frame.hands[1][Joint::Wrist].position.x, 1.0f);
	EXPECT_EQ(frame.hands[1][Joint::IndexTip].position.x, 5.0f);
	from.hands[0] = HandAt(1.0f);
	from.hands[0].isTracked = false;
	EXPECT_EQ(Blend(from, to, 0.75f).hands[0][Joint::Palm].position.x, 4.0f) << "what is not tracked is nowhere";
}

namespace BlendTestsDetail
{

/** Everything at one place. */
Frame Everything(float x)
{
	Frame frame;
	frame.time = x;
	frame.hasCamera = frame.hasGaze = true;
	frame.camera = At(x, 0.0f);
	frame.gaze.origin.x = x;
	frame.hands = {HandAt(x), HandAt(x)};
	return frame;
}

constexpr FrameParts kAll;
constexpr FrameParts kHead{true, {false, false}, false};
constexpr FrameParts kLeft{false, {true, false}, false};
constexpr FrameParts kRight{false, {false, true}, false};

/** Head, gaze, left and right palm. */
std::array<float, 4> PositionsOf(const Frame& frame)
{
	return {frame.camera.position.x, frame.gaze.origin.x, frame.hands[0][Joint::Palm].position.x,
		frame.hands[1][Joint::Palm].position.x};
}

} // namespace BlendTestsDetail

TEST(FrameBlend, UsesEachPartOfTheFrameThatCarriesIt)
{
	FrameBlend blend(Everything(1.0f), kRight, 1.0f);
	blend.Add(Everything(2.0f), kHead, 1.0f);
	blend.Add(Everything(3.0f), kLeft, 1.0f);
	EXPECT_EQ(PositionsOf(blend.Get()), (std::array<float, 4>{2.0f, 1.0f, 3.0f, 1.0f}));
	EXPECT_EQ(blend.Get().time, 1.0f);
	EXPECT_FALSE(blend.IsShort());
	EXPECT_TRUE(blend.IsPure(Hand::Left) && blend.IsPure(Hand::Right));
}

TEST(FrameBlend, BlendsAPartAmongThoseThatCarryItOnly)
{
	FrameBlend blend(Everything(0.0f), kRight, 0.5f);
	blend.Add(Everything(100.0f), kHead, 0.5f);
	blend.Add(Everything(4.0f), kRight, 0.5f);
	EXPECT_EQ(PositionsOf(blend.Get())[3], 2.0f);
	EXPECT_EQ(PositionsOf(blend.Get())[0], 100.0f);
	EXPECT_FALSE(blend.IsPure(Hand::Right));
	EXPECT_TRUE(blend.IsShort()); // the head
	blend.FillUp(Everything(0.0f));
	EXPECT_EQ(PositionsOf(blend.Get()), (std::array<float, 4>{50.0f, 0.0f, 0.0f, 2.0f}));
}

TEST(FrameBlend, WeighsThreeFramesEqually)
{
	FrameBlend blend(Everything(0.0f), kAll, 0.25f);
	blend.Add(Everything(4.0f), kAll, 0.25f);
	blend.Add(Everything(8.0f), kAll, 0.5f);
	for (const float position : PositionsOf(blend.Get()))
	{
		EXPECT_NEAR(position, 5.0f, 1e-6f);
	}
	EXPECT_FALSE(blend.IsShort());
}

TEST(FrameBlend, HidesLaterFramesOfAllTheWeightBehindTheFirst)
{
	FrameBlend blend(Everything(1.0f), kLeft, 1.0f);
	blend.Add(Everything(2.0f), kAll, 1.0f);
	blend.Add(Everything(3.0f), kAll, 1.0f);
	EXPECT_EQ(PositionsOf(blend.Get()), (std::array<float, 4>{2.0f, 2.0f, 1.0f, 2.0f}));
	EXPECT_TRUE(blend.IsPure(Hand::Left));
}

TEST(FrameBlend, CarriesNoHeadThatAFrameDoesNotHave)
{
	Frame headless = Everything(1.0f);
	headless.hasCamera = headless.hasGaze = false;
	FrameBlend blend(headless, kAll, 0.6f);
	blend.Add(Everything(3.0f), kAll, 0.4f);
	EXPECT_EQ(PositionsOf(blend.Get())[0], 3.0f);
	EXPECT_TRUE(blend.Get().hasCamera);
	EXPECT_EQ(PositionsOf(blend.Get())[1], 3.0f);
	EXPECT_TRUE(blend.Get().hasGaze);
	EXPECT_NEAR(PositionsOf(blend.Get())[2], 1.8f, 1e-6f);

	FrameBlend other(Everything(3.0f), kAll, 0.6f);
	other.Add(headless, kAll, 0.4f);
	EXPECT_TRUE(other.IsShort());
	other.FillUp(Everything(1.0f));
	EXPECT_NEAR(PositionsOf(other.Get())[0], 2.2f, 1e-6f);
	EXPECT_NEAR(PositionsOf(other.Get())[1], 2.2f, 1e-6f);
}

TEST(FrameBlend, SwitchesAHandAtHalfOfItsOwnWeights)
{
	Frame lost = Everything(0.0f);
	lost.hands[1].isTracked = false;
	for (const float weight : {0.4f, 0.6f})
	{
		FrameBlend blend(Everything(0.0f), kLeft, 1.0f);
		blend.Add(Everything(4.0f), kRight, weight);
		EXPECT_TRUE(blend.IsShort());
		blend.FillUp(lost);
		EXPECT_EQ(blend.Get().hands[1].isTracked, weight >= 0.5f);
		EXPECT_TRUE(blend.Get().hands[0].isTracked);
		EXPECT_FALSE(blend.IsPure(Hand::Right));
	}
}

TEST(FrameBlend, GivesAllToTheRestWhereTheFirstHasNoWeightYet)
{
	FrameBlend blend(Everything(1.0f), kLeft, 0.0f);
	EXPECT_TRUE(blend.IsShort());
	blend.FillUp(Everything(9.0f));
	EXPECT_EQ(PositionsOf(blend.Get()), (std::array<float, 4>{1.0f, 1.0f, 9.0f, 1.0f}));
}

TEST(FrameBlend, IgnoresFramesWithoutWeight)
{
	FrameBlend blend(Everything(1.0f), kLeft, 0.5f);
	blend.Add(Everything(9.0f), kAll, 0.0f);
	blend.Add(Everything(9.0f), kAll, std::numeric_limits<float>::quiet_NaN());
	EXPECT_EQ(PositionsOf(blend.Get()), (std::array<float, 4>{1.0f, 1.0f, 1.0f, 1.0f}));
}

} // namespace mria::BlendTests
