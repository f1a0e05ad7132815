// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Editing/MotionGroups.h"
#include "Mria/Frame.h"

#include <array>
#include <cstddef>
#include <optional>

namespace mria
{

/** What a frame holds for each of MotionGroups, counted as they are. */
namespace FrameGroups
{
using Values = std::array<float, MotionGroups::kMostCurves>;

/** The hand that the group belongs to; none for head and gaze. */
inline std::optional<Hand> HandOf(std::size_t index)
{
	const PoseId pose = index / 2;
	if (pose == kCameraPose || pose >= kPoseCount)
	{
		return std::nullopt;
	}
	return pose < JointPose(Hand::Right, Joint::None) ? Hand::Left : Hand::Right;
}

inline Values ToValues(const Vec3& v)
{
	return {v.x, v.y, v.z, 0.0f};
}

inline Values ToValues(const Quat& q)
{
	return {q.x, q.y, q.z, q.w};
}

inline Vec3 ToVec3(const Values& values)
{
	return {values[0], values[1], values[2]};
}

inline Quat ToQuat(const Values& values)
{
	return {values[0], values[1], values[2], values[3]};
}

inline Values ValuesOf(const Frame& frame, std::size_t index)
{
	const bool isSecond = index % 2 == 1;
	const PoseId pose = index / 2;
	if (pose >= kPoseCount)
	{
		return ToValues(isSecond ? frame.gaze.direction : frame.gaze.origin);
	}
	const std::size_t joint = pose - 1;
	const Pose& found =
		pose == kCameraPose ? frame.camera : frame.hands[joint / kJointCount].joints[joint % kJointCount];
	return isSecond ? ToValues(found.rotation) : ToValues(found.position);
}

/** Of a rotation and its negative, the one nearer to `last`. */
inline void TurnTo(const Quat& last, Values& rotation)
{
	const Quat q = ToQuat(rotation);
	rotation = Dot(last, q) < 0.0f ? ToValues(-q) : rotation;
}
} // namespace FrameGroups

} // namespace mria
