// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/CurveId.h"
#include "Mria/Frame.h"

#include <array>
#include <cstddef>
#include <optional>

namespace mria
{

/** What a frame holds for each curve group, by the group's index. */
namespace FrameGroups
{
using Values = std::array<float, kMostGroupCurves>;

/** The hand that the group belongs to; none for head and gaze. */
inline std::optional<Hand> HandOfGroup(std::size_t index)
{
	const PoseId pose = index / 2;
	return pose == kCameraPose || pose >= kPoseCount ? std::nullopt : std::optional<Hand>(HandOf(pose));
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
	const Pose& found = PoseIn(frame, pose);
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
