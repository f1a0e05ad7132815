// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Frame.h"
#include "Mria/Joint.h"
#include "Mria/Pose.h"

#include <array>
#include <cstddef>
#include <optional>

namespace mria
{

/**
 * Grip and aim poses of a hand as OpenXR defines them. Recordings do not hold them; they are computed from the
 * joints. They use the axes of Unity, like the joints; use ToSpace to convert. The +X of OpenXR is x here, +Y is y,
 * -Z is z; in Unreal these are Y, Z and X. Rotations have length 1.
 *
 * Both need the palm joint, whose z axis points to the fingers and whose y axis points out of the back of the hand.
 * Joints that are absent, NaN or infinite are not used.
 */

/**
 * Returns the pose of a held object. The origin is the palm joint, since recordings do not say how thick the hand
 * is; in OpenXR it is on the skin. x is normal to the palm: out of the palm of a left hand, into that of a right
 * hand. z (-Z in OpenXR) points along a handle in the fist, from the knuckle of the little finger to that of the
 * index finger, made orthogonal to x. If a knuckle is missing, z points across the palm joint.
 */
MRINPUTANIMATIONCORE_API std::optional<Pose> FindGripPose(const HandFrame& frame, Hand hand);

/**
 * Returns the palm joint for a known grip pose, so that FindGripPose of that joint alone returns the grip pose
 * again.
 */
MRINPUTANIMATIONCORE_API Pose PalmOfGrip(const Pose& grip, Hand hand);

/**
 * Returns the pointing pose. The origin is the knuckle of the index finger. z (-Z in OpenXR) points from the wrist
 * through that knuckle. y is as close as possible to the back of the hand, so it points up while the palm faces
 * down. Without wrist or knuckle, returns the palm joint, which points to the fingers.
 */
MRINPUTANIMATIONCORE_API std::optional<Pose> FindAimPose(const HandFrame& frame);

/** How thick an adult's hand is around a joint, as recordings do not hold it. Metres; 0 for Joint::None. */
constexpr float TypicalRadius(Joint joint)
{
	// None, wrist, palm, then thumb (4), index, middle, ring and little finger (5 each) from the root to the tip.
	constexpr std::array<float, kJointCount> kRadii = {0.0f, 0.019f, 0.014f, 0.019f, 0.013f, 0.011f, 0.009f, 0.019f,
		0.012f, 0.010f, 0.009f, 0.007f, 0.019f, 0.012f, 0.010f, 0.009f, 0.007f, 0.018f, 0.011f, 0.009f, 0.008f, 0.007f,
		0.017f, 0.010f, 0.008f, 0.007f, 0.006f};
	return kRadii[static_cast<std::size_t>(joint)];
}

} // namespace mria
