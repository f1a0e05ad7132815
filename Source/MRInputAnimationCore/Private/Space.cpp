// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Space.h"

#include <cassert>

namespace mria
{

namespace SpaceDetail
{
/** Not `-value`: that would turn the zeros of an identity into -0, which then shows in every text. */
float Negated(float value)
{
	return 0.0f - value;
}

/** MRTK has the wrist before the palm, the others the palm before the wrist; from the thumb on only None is missing. */
constexpr std::array<Joint, kKeypointCount> MakeKeypoints()
{
	std::array<Joint, kKeypointCount> joints = {Joint::Palm, Joint::Wrist};
	for (std::size_t i = 2; i < kKeypointCount; ++i)
	{
		joints[i] = static_cast<Joint>(i + 1);
	}
	return joints;
}

constexpr std::array<Joint, kKeypointCount> kKeypoints = MakeKeypoints();

std::optional<std::size_t> KeypointOf(Joint joint)
{
	for (std::size_t i = 0; i < kKeypointCount; ++i)
	{
		if (kKeypoints[i] == joint)
		{
			return i;
		}
	}
	return std::nullopt;
}

std::optional<Joint> JointOf(std::size_t keypoint)
{
	return keypoint < kKeypointCount ? std::optional<Joint>(kKeypoints[keypoint]) : std::nullopt;
}

/** `convert` takes poses and rays. */
template <typename Convert>
Frame ConvertFrame(Frame frame, Convert convert)
{
	frame.camera = convert(frame.camera);
	frame.gaze = convert(frame.gaze);
	for (HandFrame& hand : frame.hands)
	{
		for (Pose& joint : hand.joints)
		{
			joint = convert(joint);
		}
	}
	return frame;
}
} // namespace SpaceDetail

const char* ToString(Space space)
{
	switch (space)
	{
	case Space::Unity:
		return "unity";
	case Space::Unreal:
		return "unreal";
	case Space::OpenXr:
		break;
	}
	return "openxr";
}

Vec3 PositionToSpace(const Vec3& unity, Space space, float unitsPerMetre)
{
	assert(unitsPerMetre > 0.0f);
	const Vec3 turned = DirectionToSpace(unity, space);
	return space == Space::Unreal ? turned * unitsPerMetre : turned;
}

Vec3 PositionFromSpace(const Vec3& value, Space space, float unitsPerMetre)
{
	assert(unitsPerMetre > 0.0f);
	const Vec3 turned = DirectionFromSpace(value, space);
	if (space != Space::Unreal)
	{
		return turned;
	}
	// Divided, not multiplied by 0.01: that is off by itself, and 1 m would not come back as 1 m.
	return {turned.x / unitsPerMetre, turned.y / unitsPerMetre, turned.z / unitsPerMetre};
}

Vec3 DirectionToSpace(const Vec3& unity, Space space)
{
	switch (space)
	{
	case Space::Unreal:
		return {unity.z, unity.x, unity.y};
	case Space::OpenXr:
		return {unity.x, unity.y, SpaceDetail::Negated(unity.z)};
	case Space::Unity:
		break;
	}
	return unity;
}

Vec3 DirectionFromSpace(const Vec3& value, Space space)
{
	if (space == Space::Unreal)
	{
		return {value.y, value.z, value.x};
	}
	return DirectionToSpace(value, space); // a mirror is its own inverse
}

Vec3 AngularVelocityToSpace(const Vec3& unity, Space space)
{
	if (space == Space::OpenXr)
	{
		// Mirroring turns every rotation round: the mirrored axis with the opposite sense.
		return {SpaceDetail::Negated(unity.x), SpaceDetail::Negated(unity.y), unity.z};
	}
	return DirectionToSpace(unity, space);
}

Vec3 AngularVelocityFromSpace(const Vec3& value, Space space)
{
	return space == Space::OpenXr ? AngularVelocityToSpace(value, space) : DirectionFromSpace(value, space);
}

Quat RotationToSpace(const Quat& unity, Space space)
{
	const Vec3 axis = AngularVelocityToSpace({unity.x, unity.y, unity.z}, space);
	return {axis.x, axis.y, axis.z, unity.w};
}

Quat RotationFromSpace(const Quat& value, Space space)
{
	const Vec3 axis = AngularVelocityFromSpace({value.x, value.y, value.z}, space);
	return {axis.x, axis.y, axis.z, value.w};
}

Pose ToSpace(const Pose& unity, Space space, float unitsPerMetre)
{
	return {PositionToSpace(unity.position, space, unitsPerMetre), RotationToSpace(unity.rotation, space)};
}

Ray ToSpace(const Ray& unity, Space space, float unitsPerMetre)
{
	return {PositionToSpace(unity.origin, space, unitsPerMetre), DirectionToSpace(unity.direction, space)};
}

Velocity ToSpace(const Velocity& unity, Space space, float unitsPerMetre)
{
	return {PositionToSpace(unity.linear, space, unitsPerMetre), AngularVelocityToSpace(unity.angular, space)};
}

Frame ToSpace(const Frame& unity, Space space, float unitsPerMetre)
{
	const auto convert = [=](const auto& value) { return ToSpace(value, space, unitsPerMetre); };
	return SpaceDetail::ConvertFrame(unity, convert);
}

Pose FromSpace(const Pose& value, Space space, float unitsPerMetre)
{
	return {PositionFromSpace(value.position, space, unitsPerMetre), RotationFromSpace(value.rotation, space)};
}

Ray FromSpace(const Ray& value, Space space, float unitsPerMetre)
{
	return {PositionFromSpace(value.origin, space, unitsPerMetre), DirectionFromSpace(value.direction, space)};
}

Velocity FromSpace(const Velocity& value, Space space, float unitsPerMetre)
{
	return {PositionFromSpace(value.linear, space, unitsPerMetre), AngularVelocityFromSpace(value.angular, space)};
}

Frame FromSpace(const Frame& value, Space space, float unitsPerMetre)
{
	const auto convert = [=](const auto& part) { return FromSpace(part, space, unitsPerMetre); };
	return SpaceDetail::ConvertFrame(value, convert);
}

std::optional<std::size_t> UnrealKeypointOf(Joint joint)
{
	return SpaceDetail::KeypointOf(joint);
}

std::optional<Joint> JointOfUnrealKeypoint(std::size_t keypoint)
{
	return SpaceDetail::JointOf(keypoint);
}

std::optional<std::size_t> OpenXrJointOf(Joint joint)
{
	return SpaceDetail::KeypointOf(joint);
}

std::optional<Joint> JointOfOpenXrJoint(std::size_t openXrJoint)
{
	return SpaceDetail::JointOf(openXrJoint);
}

} // namespace mria
