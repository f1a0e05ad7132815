// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Frame.h"
#include "Mria/Joint.h"
#include "Mria/Pose.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace mria
{

/**
 * Axes and units of world space. Recordings are in Unity's; everything here goes from there (`...ToSpace`) or back
 * (`...FromSpace`). `Unity` as the space gives the value back unchanged. No other file may swap axes or scale lengths.
 *
 * `unitsPerMetre` counts for `Unreal` only (its World To Meters) and must be above 0; the others stay in metres.
 * Values that are not finite pass through. Going there and back restores a value exactly, but for the rounding of the
 * scale in `Unreal` and the sign of a zero in `OpenXr`.
 */
enum class Space : std::uint8_t
{
	Unity, ///< Left-handed: x right, y up, z forward; metres.
	Unreal, ///< Left-handed: x forward, y right, z up; centimetres as a rule.
	OpenXr, ///< Right-handed: x right, y up, -z forward; metres. glTF's too.
};

inline constexpr std::array<Space, 3> kSpaces = {Space::Unity, Space::Unreal, Space::OpenXr};
inline constexpr float kUnrealUnitsPerMetre = 100.0f;

/** "unity", "unreal", "openxr". */
MRINPUTANIMATIONCORE_API const char* ToString(Space space);

/** Places, offsets and linear velocities: whatever is a length along each axis. */
MRINPUTANIMATIONCORE_API Vec3 PositionToSpace(
	const Vec3& unity, Space space, float unitsPerMetre = kUnrealUnitsPerMetre);
MRINPUTANIMATIONCORE_API Vec3 PositionFromSpace(
	const Vec3& value, Space space, float unitsPerMetre = kUnrealUnitsPerMetre);

/** Directions: turned and mirrored as positions are, never scaled. */
MRINPUTANIMATIONCORE_API Vec3 DirectionToSpace(const Vec3& unity, Space space);
MRINPUTANIMATIONCORE_API Vec3 DirectionFromSpace(const Vec3& value, Space space);

/** Rotations, of any length: Rotate(RotationToSpace(q), PositionToSpace(v)) is PositionToSpace(Rotate(q, v)). */
MRINPUTANIMATIONCORE_API Quat RotationToSpace(const Quat& unity, Space space);
MRINPUTANIMATIONCORE_API Quat RotationFromSpace(const Quat& value, Space space);

/** Axis times radians per second: turned as a rotation's x, y, z are, which in a mirrored space is not as a direction.
 */
MRINPUTANIMATIONCORE_API Vec3 AngularVelocityToSpace(const Vec3& unity, Space space);
MRINPUTANIMATIONCORE_API Vec3 AngularVelocityFromSpace(const Vec3& value, Space space);

/** Whole values, member by member; a frame's absent joints are converted like the others. */
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

/** Joints of Unreal's EHandKeypoint and of OpenXR's XrHandJointEXT, which count alike: palm 0 to little tip 25. */
inline constexpr std::size_t kKeypointCount = kJointCount - 1;

/** The place in EHandKeypoint; none for Joint::None. */
MRINPUTANIMATIONCORE_API std::optional<std::size_t> UnrealKeypointOf(Joint joint);

/** The inverse; none for an index of kKeypointCount or more. */
MRINPUTANIMATIONCORE_API std::optional<Joint> JointOfUnrealKeypoint(std::size_t keypoint);

/** The place in XrHandJointEXT; none for Joint::None. */
MRINPUTANIMATIONCORE_API std::optional<std::size_t> OpenXrJointOf(Joint joint);

/** The inverse; none for an index of kKeypointCount or more. */
MRINPUTANIMATIONCORE_API std::optional<Joint> JointOfOpenXrJoint(std::size_t openXrJoint);

} // namespace mria
