// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Space.h"

namespace mria
{

namespace SpaceDetail
{
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

} // namespace mria
