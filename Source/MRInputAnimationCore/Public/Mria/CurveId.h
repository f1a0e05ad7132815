// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Joint.h"
#include "Mria/Result.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mria
{

enum class PoseComponent : std::uint8_t
{
	PositionX,
	PositionY,
	PositionZ,
	RotationX,
	RotationY,
	RotationZ,
	RotationW,
};

enum class RayComponent : std::uint8_t
{
	OriginX,
	OriginY,
	OriginZ,
	DirectionX,
	DirectionY,
	DirectionZ,
};

/** A section of a file that can be switched on or off. */
enum class Channel : std::uint8_t
{
	Camera,
	Hands,
	Gaze,
};

inline constexpr std::size_t kChannelCount = 3;
inline constexpr std::size_t kPoseComponentCount = 7;
inline constexpr std::size_t kRayComponentCount = 6;
inline constexpr std::size_t kPositionCurveCount = 3; ///< Also for an origin and a direction.
inline constexpr std::size_t kRotationCurveCount = 4;
inline constexpr std::size_t kPoseCount = 1 + kHandCount * kJointCount;
inline constexpr std::size_t kFlagCurveCount = 2 * kHandCount;
inline constexpr std::size_t kFloatCurveCount = kPoseCount * kPoseComponentCount + kRayComponentCount;
inline constexpr std::size_t kCurveCount = kFloatCurveCount + kFlagCurveCount;

/** Index of a curve in a recording, in file order: camera, flags, left joints, right joints, gaze. */
using CurveId = std::size_t;

/** Index of a pose: 0 is the camera, followed by the left and the right joints. */
using PoseId = std::size_t;

inline constexpr CurveId kFirstFlagCurve = kPoseComponentCount;
inline constexpr CurveId kFirstJointCurve = kFirstFlagCurve + kFlagCurveCount;
inline constexpr CurveId kFirstGazeCurve = kCurveCount - kRayComponentCount;
inline constexpr PoseId kCameraPose = 0;

constexpr PoseId JointPose(Hand hand, Joint joint)
{
	return 1 + static_cast<std::size_t>(hand) * kJointCount + static_cast<std::size_t>(joint);
}

/** The hand of a joint's pose; not for the camera. */
constexpr Hand HandOf(PoseId pose)
{
	return static_cast<Hand>((pose - 1) / kJointCount);
}

/** The joint of a joint's pose; not for the camera. */
constexpr Joint JointOf(PoseId pose)
{
	return static_cast<Joint>((pose - 1) % kJointCount);
}

/** The pose of a curve; not for flags and gaze. */
constexpr PoseId PoseOf(CurveId curve)
{
	return curve < kFirstFlagCurve ? kCameraPose : 1 + (curve - kFirstJointCurve) / kPoseComponentCount;
}

/** The PositionX curve of a pose; its other six curves follow. */
constexpr CurveId FirstCurveOf(PoseId pose)
{
	return pose == kCameraPose ? 0 : kFirstJointCurve + (pose - 1) * kPoseComponentCount;
}

constexpr CurveId PoseCurve(PoseId pose, PoseComponent component)
{
	return FirstCurveOf(pose) + static_cast<std::size_t>(component);
}

constexpr CurveId CameraCurve(PoseComponent component)
{
	return PoseCurve(kCameraPose, component);
}

constexpr CurveId JointCurve(Hand hand, Joint joint, PoseComponent component)
{
	return PoseCurve(JointPose(hand, joint), component);
}

constexpr CurveId TrackedCurve(Hand hand)
{
	return kFirstFlagCurve + static_cast<std::size_t>(hand);
}

constexpr CurveId PinchCurve(Hand hand)
{
	return kFirstFlagCurve + kHandCount + static_cast<std::size_t>(hand);
}

constexpr CurveId GazeCurve(RayComponent component)
{
	return kFirstGazeCurve + static_cast<std::size_t>(component);
}

/** Whether the curve is a flag: tracked or pinch. */
constexpr bool IsFlagCurve(CurveId curve)
{
	return curve >= kFirstFlagCurve && curve < kFirstJointCurve;
}

constexpr Channel ChannelOf(CurveId curve)
{
	return curve < kFirstFlagCurve ? Channel::Camera : curve < kFirstGazeCurve ? Channel::Hands : Channel::Gaze;
}

/** Meaning of the values of a group. */
enum class GroupKind : std::uint8_t
{
	Position, ///< Metres; also for the origin of the gaze.
	Rotation, ///< A quaternion x, y, z, w; q and -q are the same rotation.
	Direction, ///< A vector of any length.
};

/**
 * Consecutive curves that form one position, rotation or direction. They are recorded with the same key times and
 * change together.
 */
struct CurveGroup
{
	CurveId first = 0;
	std::size_t count = 0;
	GroupKind kind = GroupKind::Position;
};

/** Position and rotation of each pose, then origin and direction of the gaze: all curves except the flags. */
inline constexpr std::size_t kCurveGroupCount = 2 * kPoseCount + 2;
inline constexpr std::size_t kMostGroupCurves = kRotationCurveCount;

constexpr CurveGroup CurveGroupAt(std::size_t index)
{
	const bool isSecond = index % 2 == 1;
	if (index >= 2 * kPoseCount)
	{
		return isSecond ? CurveGroup{GazeCurve(RayComponent::DirectionX), kPositionCurveCount, GroupKind::Direction}
						: CurveGroup{GazeCurve(RayComponent::OriginX), kPositionCurveCount, GroupKind::Position};
	}
	const CurveId first = FirstCurveOf(index / 2);
	return isSecond ? CurveGroup{first + kPositionCurveCount, kRotationCurveCount, GroupKind::Rotation}
					: CurveGroup{first, kPositionCurveCount, GroupKind::Position};
}

/** "Camera", "Hands", "Gaze". */
MRINPUTANIMATIONCORE_API const char* ToString(Channel channel);

/** The name of a curve as a path, so that an error can append the field inside it. */
MRINPUTANIMATIONCORE_API FieldPath CurvePath(CurveId curve);

/** `Camera.PositionX`, `Left.Tracked`, `Right.IndexTip.RotationW`, `Gaze.DirectionZ`. */
MRINPUTANIMATIONCORE_API std::string CurveName(CurveId curve);

/** `Camera`, `Left.IndexTip`. */
MRINPUTANIMATIONCORE_API std::string PoseName(PoseId pose);

/** The inverse of CurveName; case-sensitive. Empty if there is no such curve. */
MRINPUTANIMATIONCORE_API std::optional<CurveId> FindCurve(std::string_view name);

} // namespace mria
