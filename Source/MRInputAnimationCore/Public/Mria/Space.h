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

/** "unity", "unreal", "openxr". */
MRINPUTANIMATIONCORE_API const char* ToString(Space space);

/** Converts positions, offsets and linear velocities. */
MRINPUTANIMATIONCORE_API Vec3 PositionToSpace(
	const Vec3& unity, Space space, float unitsPerMetre = kUnrealUnitsPerMetre);
MRINPUTANIMATIONCORE_API Vec3 PositionFromSpace(
	const Vec3& value, Space space, float unitsPerMetre = kUnrealUnitsPerMetre);

/** Converts directions: like positions, but never scaled. */
MRINPUTANIMATIONCORE_API Vec3 DirectionToSpace(const Vec3& unity, Space space);
MRINPUTANIMATIONCORE_API Vec3 DirectionFromSpace(const Vec3& value, Space space);

/**
 * Converts rotations of any length: Rotate(RotationToSpace(q), PositionToSpace(v)) equals PositionToSpace(Rotate(q,
 * v)).
 */
MRINPUTANIMATIONCORE_API Quat RotationToSpace(const Quat& unity, Space space);
MRINPUTANIMATIONCORE_API Quat RotationFromSpace(const Quat& value, Space space);

/**
 * Converts angular velocities (axis times radians per second) like the x, y, z of a rotation. In a mirrored space
 * this differs from a direction.
 */
MRINPUTANIMATIONCORE_API Vec3 AngularVelocityToSpace(const Vec3& unity, Space space);
MRINPUTANIMATIONCORE_API Vec3 AngularVelocityFromSpace(const Vec3& value, Space space);

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
 * Number of joints in EHandKeypoint of Unreal and XrHandJointEXT of OpenXR, which have the same order: palm 0 to
 * little tip 25.
 */
inline constexpr std::size_t kKeypointCount = kJointCount - 1;

/** Index in EHandKeypoint; empty for Joint::None. */
MRINPUTANIMATIONCORE_API std::optional<std::size_t> UnrealKeypointOf(Joint joint);

/** The inverse; none for an index of kKeypointCount or more. */
MRINPUTANIMATIONCORE_API std::optional<Joint> JointOfUnrealKeypoint(std::size_t keypoint);

/** Index in XrHandJointEXT; empty for Joint::None. */
MRINPUTANIMATIONCORE_API std::optional<std::size_t> OpenXrJointOf(Joint joint);

/** The inverse; none for an index of kKeypointCount or more. */
MRINPUTANIMATIONCORE_API std::optional<Joint> JointOfOpenXrJoint(std::size_t openXrJoint);

} // namespace mria
