// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Motion.h"

#include <algorithm>
#include <cmath>

namespace nullxr
{

namespace MotionDetail
{
constexpr XrTime kMillisecond = 1000000;

double Seconds(XrTime time)
{
	return static_cast<double>(time) * 1e-9;
}

float Wave(double t, double hertz, double phase)
{
	return static_cast<float>(std::sin(2.0 * 3.14159265358979 * hertz * t + phase));
}

Quat Turn(const Vec3& axis, float angle)
{
	const float s = std::sin(0.5f * angle);
	return {axis.x * s, axis.y * s, axis.z * s, std::cos(0.5f * angle)};
}

Quat YawPitch(float yaw, float pitch)
{
	return Turn({0.0f, 1.0f, 0.0f}, yaw) * Turn({1.0f, 0.0f, 0.0f}, pitch);
}

/** Joint 2 to 25 of XrHandJointEXT: which finger, and how many bones from the wrist. */
void FingerOf(std::size_t joint, std::size_t& finger, std::size_t& bone)
{
	finger = joint < 6 ? 0 : (joint - 6) / 5 + 1;
	bone = joint < 6 ? joint - 2 : (joint - 6) % 5;
}
} // namespace MotionDetail

using namespace MotionDetail;

Pose Compose(const Pose& outer, const Pose& inner)
{
	return {
		outer.position + Rotate(outer.rotation, inner.position), NormalizedOrIdentity(outer.rotation * inner.rotation)};
}

Pose Inverse(const Pose& pose)
{
	const Quat back = Conjugate(pose.rotation);
	return {Rotate(back, pose.position * -1.0f), back};
}

XrPosef ToXr(const Pose& pose)
{
	return {{pose.rotation.x, pose.rotation.y, pose.rotation.z, pose.rotation.w},
		{pose.position.x, pose.position.y, pose.position.z}};
}

Pose FromXr(const XrPosef& pose)
{
	return {{pose.position.x, pose.position.y, pose.position.z},
		{pose.orientation.x, pose.orientation.y, pose.orientation.z, pose.orientation.w}};
}

Pose Motion::Wrist(std::size_t hand, double t) const
{
	const float side = hand == 0 ? -1.0f : 1.0f;
	const double phase = seed_ * 1.3 + static_cast<double>(hand);
	return {{side * 0.22f + 0.12f * Wave(t, 0.31, phase), 1.25f + 0.1f * Wave(t, 0.23, 2.0 * phase),
				-0.4f + 0.08f * Wave(t, 0.41, 3.0 * phase)},
		YawPitch(0.5f * Wave(t, 0.37, phase) - side * 0.2f, 0.4f * Wave(t, 0.29, phase + 1.0))};
}

Pose Motion::Joint(std::size_t hand, std::size_t joint, XrTime time) const
{
	const Pose wrist = Wrist(hand, Seconds(time));
	if (joint == XR_HAND_JOINT_WRIST_EXT)
	{
		return wrist;
	}
	if (joint == XR_HAND_JOINT_PALM_EXT)
	{
		return Compose(wrist, {{0.0f, -0.01f, -0.06f}, {}});
	}
	std::size_t finger = 0;
	std::size_t bone = 0;
	FingerOf(joint, finger, bone);
	const float curl = (finger < 2 ? Trigger(hand, time) : Squeeze(hand, time)) * -0.4f;
	const float mirror = hand == 0 ? 1.0f : -1.0f;
	Pose pose = Compose(wrist, {{mirror * (0.03f - 0.015f * static_cast<float>(finger)), 0.0f, -0.03f}, {}});
	for (std::size_t i = 0; i < bone; ++i)
	{
		pose = Compose(pose, {{0.0f, 0.0f, -0.03f}, Turn({1.0f, 0.0f, 0.0f}, curl)});
	}
	return pose;
}

Pose Motion::At(PosePlace place, std::size_t hand, XrTime time) const
{
	const double t = Seconds(time);
	const double phase = seed_ * 0.7;
	const Pose head{
		{0.1f * Wave(t, 0.21, phase), 1.6f + 0.03f * Wave(t, 0.5, phase + 1.0), 0.1f * Wave(t, 0.17, phase + 2.0)},
		YawPitch(0.6f * Wave(t, 0.19, phase), 0.3f * Wave(t, 0.27, phase + 0.5))};
	switch (place)
	{
	case PosePlace::Head:
		return head;
	case PosePlace::Gaze:
		return Compose(
			head, {{0.0f, -0.01f, -0.02f}, YawPitch(0.4f * Wave(t, 0.7, phase), 0.2f * Wave(t, 0.9, phase))});
	case PosePlace::Grip:
		return Compose(Joint(hand, XR_HAND_JOINT_PALM_EXT, time), {{0.0f, 0.0f, 0.0f}, YawPitch(0.0f, 0.7f)});
	case PosePlace::Aim:
		return Compose(Joint(hand, XR_HAND_JOINT_INDEX_METACARPAL_EXT, time), {{0.0f, 0.0f, -0.05f}, {}});
	case PosePlace::Palm:
		return Joint(hand, XR_HAND_JOINT_PALM_EXT, time);
	case PosePlace::Pinch:
		return Joint(hand, XR_HAND_JOINT_THUMB_TIP_EXT, time);
	case PosePlace::Poke:
		return Joint(hand, XR_HAND_JOINT_INDEX_TIP_EXT, time);
	}
	return head;
}

XrSpaceVelocity VelocityBetween(const Pose& before, const Pose& after)
{
	const float perSecond = 1e9f / static_cast<float>(2 * kMillisecond);
	const Vec3 linear = (after.position - before.position) * perSecond;
	const Quat turn = after.rotation * Conjugate(before.rotation);
	const float scale = (turn.w < 0.0f ? -2.0f : 2.0f) * perSecond; // small angles: sine is angle
	XrSpaceVelocity out{XR_TYPE_SPACE_VELOCITY};
	out.velocityFlags = XR_SPACE_VELOCITY_LINEAR_VALID_BIT | XR_SPACE_VELOCITY_ANGULAR_VALID_BIT;
	out.linearVelocity = {linear.x, linear.y, linear.z};
	out.angularVelocity = {turn.x * scale, turn.y * scale, turn.z * scale};
	return out;
}

XrSpaceVelocity Motion::VelocityAt(PosePlace place, std::size_t hand, XrTime time) const
{
	return VelocityBetween(At(place, hand, time - kMillisecond), At(place, hand, time + kMillisecond));
}

bool Motion::IsTracked(std::size_t hand, XrTime time) const
{
	return !hasGaps_ || Wave(Seconds(time), 0.8, seed_ + 2.0 * static_cast<double>(hand)) > -0.6f;
}

float Motion::Trigger(std::size_t hand, XrTime time) const
{
	const double hertz = 0.9 + 0.2 * seed_ + 0.3 * static_cast<double>(hand);
	return std::clamp(0.5f + 0.9f * Wave(Seconds(time), hertz, seed_), 0.0f, 1.0f);
}

float Motion::Squeeze(std::size_t hand, XrTime time) const
{
	return std::clamp(
		0.5f + 0.8f * Wave(Seconds(time), 0.6 + 0.1 * static_cast<double>(hand), seed_ + 1.0), 0.0f, 1.0f);
}

} // namespace nullxr
