// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Space.h"

#include <gtest/gtest.h>

#include <cmath>
#include <random>
#include <set>

namespace mria::SpaceTests
{

namespace SpaceTestsDetail
{
constexpr Vec3 kRight{1.0f, 0.0f, 0.0f};
constexpr Vec3 kUp{0.0f, 1.0f, 0.0f};
constexpr Vec3 kForward{0.0f, 0.0f, 1.0f};

class Random
{
public:
	float Next() { return distribution_(engine_); }
	Vec3 Vector() { return {Next(), Next(), Next()}; }
	Quat Rotation() { return NormalizedOrIdentity({Next(), Next(), Next(), Next()}); }
	Pose NextPose() { return {Vector(), Rotation()}; }

private:
	std::mt19937 engine_{20190501};
	std::uniform_real_distribution<float> distribution_{-2.0f, 2.0f};
};

void ExpectNear(const Vec3& a, const Vec3& b, float tolerance, Space space)
{
	EXPECT_NEAR(a.x, b.x, tolerance) << ToString(space);
	EXPECT_NEAR(a.y, b.y, tolerance) << ToString(space);
	EXPECT_NEAR(a.z, b.z, tolerance) << ToString(space);
}

void ExpectNear(const Pose& a, const Pose& b, float tolerance, Space space)
{
	ExpectNear(a.position, b.position, tolerance, space);
	EXPECT_NEAR(a.rotation.x, b.rotation.x, tolerance) << ToString(space);
	EXPECT_NEAR(a.rotation.y, b.rotation.y, tolerance) << ToString(space);
	EXPECT_NEAR(a.rotation.z, b.rotation.z, tolerance) << ToString(space);
	EXPECT_NEAR(a.rotation.w, b.rotation.w, tolerance) << ToString(space);
}

void ExpectEqual(const Vec3& a, const Vec3& b)
{
	EXPECT_EQ(a.x, b.x);
	EXPECT_EQ(a.y, b.y);
	EXPECT_EQ(a.z, b.z);
}

/** A turn about `axis`, a unit vector. */
Quat Turn(const Vec3& axis, float angle)
{
	const Vec3 v = axis * std::sin(angle / 2.0f);
	return {v.x, v.y, v.z, std::cos(angle / 2.0f)};
}

Frame RandomFrame(Random& random)
{
	Frame frame;
	frame.time = 1.5f;
	frame.hasCamera = true;
	frame.camera = random.NextPose();
	frame.gaze = {random.Vector(), NormalizedOrForward(random.Vector())};
	for (HandFrame& hand : frame.hands)
	{
		hand.isTracked = true;
		hand.presentJoints = 0x7fffffe;
		for (Pose& joint : hand.joints)
		{
			joint = random.NextPose();
		}
	}
	return frame;
}
} // namespace SpaceTestsDetail

using namespace SpaceTestsDetail;

TEST(Space, HasAName)
{
	EXPECT_STREQ(ToString(Space::Unity), "unity");
	EXPECT_STREQ(ToString(Space::Unreal), "unreal");
	EXPECT_STREQ(ToString(Space::OpenXr), "openxr");
}

TEST(Space, PutsRightUpAndForwardOnTheAxesOfUnreal)
{
	ExpectEqual(DirectionToSpace(kForward, Space::Unreal), {1.0f, 0.0f, 0.0f});
	ExpectEqual(DirectionToSpace(kRight, Space::Unreal), {0.0f, 1.0f, 0.0f});
	ExpectEqual(DirectionToSpace(kUp, Space::Unreal), {0.0f, 0.0f, 1.0f});
	ExpectEqual(PositionToSpace({1.0f, 2.0f, 3.0f}, Space::Unreal), {300.0f, 100.0f, 200.0f});
	ExpectEqual(PositionToSpace({1.0f, 2.0f, 3.0f}, Space::Unreal, 10.0f), {30.0f, 10.0f, 20.0f});
}

TEST(Space, PutsRightUpAndForwardOnTheAxesOfOpenXr)
{
	ExpectEqual(DirectionToSpace(kForward, Space::OpenXr), {0.0f, 0.0f, -1.0f});
	ExpectEqual(DirectionToSpace(kRight, Space::OpenXr), kRight);
	ExpectEqual(DirectionToSpace(kUp, Space::OpenXr), kUp);
	ExpectEqual(PositionToSpace({1.0f, 2.0f, 3.0f}, Space::OpenXr, 7.0f), {1.0f, 2.0f, -3.0f});
}

TEST(Space, LeavesUnityAsItIs)
{
	Random random;
	const Frame frame = RandomFrame(random);
	const Frame same = ToSpace(frame, Space::Unity);
	ExpectNear(same.camera, frame.camera, 0.0f, Space::Unity);
	ExpectEqual(same.gaze.origin, frame.gaze.origin);
	ExpectEqual(PositionFromSpace({1.0f, 2.0f, 3.0f}, Space::Unity), {1.0f, 2.0f, 3.0f});
}

TEST(Space, TurnsTheHeadToTheSameSideEverywhere)
{
	// In Unity a positive turn about up goes from forward to the right.
	const Quat toTheRight = Turn(kUp, 1.57079633f);
	for (const Space space : kSpaces)
	{
		const Vec3 forward = DirectionToSpace(kForward, space);
		ExpectNear(Rotate(RotationToSpace(toTheRight, space), forward), DirectionToSpace(kRight, space), 1e-6f, space);
	}
}

TEST(Space, RotatesEquallyBeforeOrAfterConverting)
{
	Random random;
	for (int i = 0; i < 1000; ++i)
	{
		const Quat q = random.Rotation();
		const Vec3 v = random.Vector();
		for (const Space space : kSpaces)
		{
			ExpectNear(Rotate(RotationToSpace(q, space), PositionToSpace(v, space)),
				PositionToSpace(Rotate(q, v), space), 2e-4f, space);
			ExpectNear(Rotate(RotationToSpace(q, space), DirectionToSpace(v, space)),
				DirectionToSpace(Rotate(q, v), space), 2e-6f, space);
		}
	}
}

TEST(Space, ChainsRotationsEquallyBeforeOrAfterConverting)
{
	Random random;
	for (int i = 0; i < 1000; ++i)
	{
		const Quat a = random.Rotation();
		const Quat b = random.Rotation();
		for (const Space space : kSpaces)
		{
			const Quat after = RotationToSpace(a * b, space);
			const Quat before = RotationToSpace(a, space) * RotationToSpace(b, space);
			EXPECT_NEAR(Dot(after, before), 1.0f, 1e-6f) << ToString(space);
		}
	}
}

TEST(Space, GivesValuesBackOnTheWayHome)
{
	Random random;
	for (int i = 0; i < 100; ++i)
	{
		const Pose pose = random.NextPose();
		const Ray ray{random.Vector(), random.Vector()};
		const Velocity velocity{random.Vector(), random.Vector()};
		for (const Space space : kSpaces)
		{
			const float tolerance = space == Space::Unreal ? 3e-7f : 0.0f;
			ExpectNear(FromSpace(ToSpace(pose, space), space), pose, tolerance, space);
			const Ray homeRay = FromSpace(ToSpace(ray, space, 30.0f), space, 30.0f);
			ExpectNear(homeRay.origin, ray.origin, tolerance, space);
			ExpectNear(homeRay.direction, ray.direction, 0.0f, space);
			const Velocity homeVelocity = FromSpace(ToSpace(velocity, space), space);
			ExpectNear(homeVelocity.linear, velocity.linear, tolerance, space);
			ExpectNear(homeVelocity.angular, velocity.angular, 0.0f, space);
		}
	}
}

TEST(Space, ConvertsEveryPartOfAFrame)
{
	Random random;
	const Frame frame = RandomFrame(random);
	for (const Space space : kSpaces)
	{
		const Frame converted = ToSpace(frame, space);
		EXPECT_EQ(converted.time, frame.time);
		EXPECT_EQ(converted[Hand::Right].presentJoints, frame[Hand::Right].presentJoints);
		ExpectNear(converted.camera, ToSpace(frame.camera, space), 0.0f, space);
		ExpectEqual(converted.gaze.direction, DirectionToSpace(frame.gaze.direction, space));
		const Frame home = FromSpace(converted, space);
		for (const Hand hand : kHands)
		{
			for (std::size_t i = 0; i < kJointCount; ++i)
			{
				ExpectNear(converted[hand].joints[i], ToSpace(frame[hand].joints[i], space), 0.0f, space);
				ExpectNear(home[hand].joints[i], frame[hand].joints[i], 3e-7f, space);
			}
		}
	}
}

TEST(Space, GivesVelocitiesThatFitTheConvertedMotion)
{
	// One small step of a moving, turning body, converted before and after: the velocities must explain both.
	Random random;
	const float dt = 1e-3f;
	for (int i = 0; i < 200; ++i)
	{
		const Pose pose = random.NextPose();
		const Velocity velocity{random.Vector(), random.Vector()};
		const float speed = Length(velocity.angular);
		const Pose later{
			pose.position + velocity.linear * dt, Turn(velocity.angular * (1.0f / speed), speed * dt) * pose.rotation};
		for (const Space space : kSpaces)
		{
			const Pose from = ToSpace(pose, space);
			const Pose to = ToSpace(later, space);
			const Velocity converted = ToSpace(velocity, space);
			const Quat turn = to.rotation * Conjugate(from.rotation);
			ExpectNear(converted.angular * dt, Vec3{turn.x, turn.y, turn.z} * 2.0f, 1e-6f, space);
			ExpectNear(converted.linear * dt, to.position - from.position, 1e-4f, space);
		}
	}
}

TEST(Space, ShowsNoNegativeZeros)
{
	const Pose identity = ToSpace(Pose{}, Space::OpenXr);
	EXPECT_FALSE(std::signbit(identity.position.z));
	EXPECT_FALSE(std::signbit(identity.rotation.x));
	EXPECT_FALSE(std::signbit(identity.rotation.y));
}

TEST(JointOfKeypoint, FollowsTheOrderOfUnrealAndOpenXr)
{
	EXPECT_EQ(JointOfKeypoint(0), Joint::Palm);
	EXPECT_EQ(JointOfKeypoint(1), Joint::Wrist);
	EXPECT_EQ(JointOfKeypoint(2), Joint::ThumbMetacarpalJoint);
	EXPECT_EQ(JointOfKeypoint(5), Joint::ThumbTip);
	EXPECT_EQ(JointOfKeypoint(10), Joint::IndexTip);
	EXPECT_EQ(JointOfKeypoint(15), Joint::MiddleTip);
	EXPECT_EQ(JointOfKeypoint(25), Joint::PinkyTip);
	EXPECT_EQ(JointOfKeypoint(kKeypointCount), std::nullopt);
}

TEST(JointOfKeypoint, GivesEachJointOnceAndNeverNone)
{
	std::set<Joint> joints;
	for (std::size_t i = 0; i < kKeypointCount; ++i)
	{
		joints.insert(*JointOfKeypoint(i));
	}
	EXPECT_EQ(joints.size(), kKeypointCount);
	EXPECT_EQ(joints.count(Joint::None), 0u);
}

} // namespace mria::SpaceTests
