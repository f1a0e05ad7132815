// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/FloatRules.h"
#include "Mria/Frame.h"
#include "Mria/Joint.h"
#include "Mria/Pose.h"

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace mria
{

/**
 * Axes and units of world space. Recordings use those of Unity; functions here convert from it (`...ToSpace`) or to
 * it (`...FromSpace`). For the space `Unity`, values are returned unchanged. No other file may swap axes or scale
 * lengths.
 *
 * `unitsPerMetre` applies to `Unreal` only (its World To Meters) and must be positive; the other spaces use metres.
 * NaN and infinite values pass through. A round trip restores the value exactly, except for rounding of the scale in
 * `Unreal` and the sign of a zero in `OpenXr`.
 */
enum class Space : std::uint8_t
{
	Unity, ///< Left-handed: x right, y up, z forward; metres.
	Unreal, ///< Left-handed: x forward, y right, z up; usually centimetres.
	OpenXr, ///< Right-handed: x right, y up, -z forward; metres. Also used by glTF.
};

inline constexpr std::array<Space, 3> kSpaces = {Space::Unity, Space::Unreal, Space::OpenXr};
inline constexpr float kUnrealUnitsPerMetre = 100.0f;

namespace SpaceDetail
{
/** Not `-value`: that would turn the zeros of an identity into -0, which then shows in every text. */
inline float Negated(float value)
{
	return 0.0f - value;
}
} // namespace SpaceDetail

/** "unity", "unreal", "openxr". */
MRINPUTANIMATIONCORE_API const char* ToString(Space space);

// Inline, since devices convert each joint of each frame.

/** Converts directions: like positions, but never scaled. */
inline Vec3 DirectionToSpace(const Vec3& unity, Space space)
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

inline Vec3 DirectionFromSpace(const Vec3& value, Space space)
{
	if (space == Space::Unreal)
	{
		return {value.y, value.z, value.x};
	}
	return DirectionToSpace(value, space); // a mirror is its own inverse
}

/** Converts positions, offsets and linear velocities. */
inline Vec3 PositionToSpace(const Vec3& unity, Space space, float unitsPerMetre = kUnrealUnitsPerMetre)
{
	assert(unitsPerMetre > 0.0f);
	const Vec3 turned = DirectionToSpace(unity, space);
	return space == Space::Unreal ? turned * unitsPerMetre : turned;
}

inline Vec3 PositionFromSpace(const Vec3& value, Space space, float unitsPerMetre = kUnrealUnitsPerMetre)
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

/**
 * Converts angular velocities (axis times radians per second) like the x, y, z of a rotation. In a mirrored space
 * this differs from a direction.
 */
inline Vec3 AngularVelocityToSpace(const Vec3& unity, Space space)
{
	if (space == Space::OpenXr)
	{
		// Mirroring turns every rotation round: the mirrored axis with the opposite sense.
		return {SpaceDetail::Negated(unity.x), SpaceDetail::Negated(unity.y), unity.z};
	}
	return DirectionToSpace(unity, space);
}

inline Vec3 AngularVelocityFromSpace(const Vec3& value, Space space)
{
	return space == Space::OpenXr ? AngularVelocityToSpace(value, space) : DirectionFromSpace(value, space);
}

/**
 * Converts rotations of any length: Rotate(RotationToSpace(q), PositionToSpace(v)) equals PositionToSpace(Rotate(q,
 * v)).
 */
inline Quat RotationToSpace(const Quat& unity, Space space)
{
	const Vec3 axis = AngularVelocityToSpace({unity.x, unity.y, unity.z}, space);
	return {axis.x, axis.y, axis.z, unity.w};
}

inline Quat RotationFromSpace(const Quat& value, Space space)
{
	const Vec3 axis = AngularVelocityFromSpace({value.x, value.y, value.z}, space);
	return {axis.x, axis.y, axis.z, value.w};
}

/** Converts whole values, member by member, including absent joints. */
MRINPUTANIMATIONCORE_API Pose ToSpace(const Pose& unity, Space space, float unitsPerMetre = kUnrealUnitsPerMetre);
MRINPUTANIMATIONCORE_API Ray ToSpace(const Ray& unity, Space space, float unitsPerMetre = kUnrealUnitsPerMetre);
MRINPUTANIMATIONCORE_API Velocity ToSpace(
	const Velocity& unity, Space space, float unitsPerMetre = kUnrealUnitsPerMetre);
MRINPUTANIMATIONCORE_API Frame ToSpace(const Frame& unity, Space space, float unitsPerMetre = kUnrealUnitsPerMetre);
MRINPUTANIMATIONCORE_API Pose FromSpace(const Pose& value, Space space, float unitsPerMetre = kUnrealUnitsPerMetre);
MRINPUTANIMATIONCORE_API Ray FromSpace(const Ray& value, Space space, float unitsPerMetre = kUnrealUnitsPerMetre);
MRINPUTANIMATIONCORE_API Velocity FromSpace(
	const Velocity& value, Space space, float unitsPerMetre = kUnrealUnitsPerMetre);
MRINPUTANIMATIONCORE_API Frame FromSpace(const Frame& value, Space space, float unitsPerMetre = kUnrealUnitsPerMetre);

/**
 * Number of joints in EHandKeypoint of Unreal and XrHandJointEXT of OpenXR, which have the same order: palm 0, wrist 1,
 * then from the root of the thumb, 2, to the tip of the little finger, 25. Neither has Joint::None.
 */
inline constexpr std::size_t kKeypointCount = kJointCount - 1;

/** The joint at an index in either; none for an index of kKeypointCount or more. */
constexpr std::optional<Joint> JointOfKeypoint(std::size_t keypoint)
{
	if (keypoint >= kKeypointCount)
	{
		return std::nullopt;
	}
	// MRTK has the wrist before the palm; from the thumb on only None is missing.
	return keypoint == 0 ? Joint::Palm : keypoint == 1 ? Joint::Wrist : static_cast<Joint>(keypoint + 1);
}

} // namespace mria
