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

/** What a whole file section may be switched on or off by. */
enum class Channel : std::uint8_t
{
	Camera,
	Hands,
	Gaze,
};

inline constexpr std::size_t kChannelCount = 3;
inline constexpr std::size_t kPoseComponentCount = 7;
inline constexpr std::size_t kRayComponentCount = 6;
inline constexpr std::size_t kPositionCurveCount = 3; ///< Of an origin and a direction as well.
inline constexpr std::size_t kRotationCurveCount = 4;
inline constexpr std::size_t kPoseCount = 1 + kHandCount * kJointCount;
inline constexpr std::size_t kFlagCurveCount = 2 * kHandCount;
inline constexpr std::size_t kFloatCurveCount = kPoseCount * kPoseComponentCount + kRayComponentCount;
inline constexpr std::size_t kCurveCount = kFloatCurveCount + kFlagCurveCount;

/** A curve's place in a recording, counted in file order: camera, flags, left joints, right joints, gaze. */
using CurveId = std::size_t;

/** A pose's place among all poses: the camera is 0, then the left joints, then the right ones. */
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

/** The pose that the curve is a component of; not for flags and gaze. */
constexpr PoseId PoseOf(CurveId curve)
{
	return curve < kFirstFlagCurve ? kCameraPose : 1 + (curve - kFirstJointCurve) / kPoseComponentCount;
}

/** The pose's PositionX curve; its other six follow it. */
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

/** Whether the curve is a boolean one: tracked or pinch. */
constexpr bool IsFlagCurve(CurveId curve)
{
	return curve >= kFirstFlagCurve && curve < kFirstJointCurve;
}

constexpr Channel ChannelOf(CurveId curve)
{
	return curve < kFirstFlagCurve ? Channel::Camera : curve < kFirstGazeCurve ? Channel::Hands : Channel::Gaze;
}

/** What the numbers of a group are. */
enum class GroupKind : std::uint8_t
{
	Position, ///< Metres; the gaze's origin as well.
	Rotation, ///< A quaternion x, y, z, w; q and -q are the same rotation.
	Direction, ///< Of any length.
};

/** Neighbouring curves that are one thing in space: they are recorded with the same key times and change together. */
struct CurveGroup
{
	CurveId first = 0;
	std::size_t count = 0;
	GroupKind kind = GroupKind::Position;
};

/** Position and rotation of each pose in turn, then the gaze's origin and direction: all curves but the flags. */
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

/** The curve's name in segments, so that an error can go on with the field inside it. */
MRINPUTANIMATIONCORE_API FieldPath CurvePath(CurveId curve);

/** `Camera.PositionX`, `Left.Tracked`, `Right.IndexTip.RotationW`, `Gaze.DirectionZ`. */
MRINPUTANIMATIONCORE_API std::string CurveName(CurveId curve);

/** `Camera`, `Left.IndexTip`. */
MRINPUTANIMATIONCORE_API std::string PoseName(PoseId pose);

/** The inverse of CurveName; case matters. */
MRINPUTANIMATIONCORE_API std::optional<CurveId> FindCurve(std::string_view name);

} // namespace mria
