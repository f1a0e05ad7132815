// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Space.h"

namespace mria
{

namespace SpaceDetail
{
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
