// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Frame.h"
#include "Mria/Joint.h"
#include "Mria/Pose.h"

#include <optional>

namespace mria
{

/**
 * OpenXR's grip and aim poses of a hand, which recordings do not hold: they are derived from the joints. In Unity's
 * axes, like the joints; ToSpace brings them elsewhere. OpenXR's +X is the pose's x here, its +Y the y, its -Z the z;
 * in Unreal they are Y, Z and X. Rotations have length 1.
 *
 * Both need the palm joint, whose z axis points to the fingers and whose y axis leaves the back of the hand.
 * A joint that is absent or not finite is not used.
 */

/**
 * Where a held object goes. Origin: the palm joint, as recordings do not say how thick the hand is; OpenXR's is on the
 * skin. x: normal to the palm, out of the palm of a left hand and into that of a right one, from the palm joint's
 * rotation. z (OpenXR's -Z): along a handle held in the fist, from the little finger to the thumb: from the little
 * finger's knuckle to the index finger's, made normal to x. Without both knuckles it is across the palm joint.
 */
MRINPUTANIMATIONCORE_API std::optional<Pose> FindGripPose(const HandFrame& frame, Hand hand);

/** The palm joint of a hand of which only the grip pose is known: FindGripPose of it alone gives the grip again. */
MRINPUTANIMATIONCORE_API Pose PalmOfGrip(const Pose& grip, Hand hand);

/**
 * Where the hand points. Origin: the knuckle of the index finger. z (OpenXR's -Z): from the wrist through that knuckle.
 * y: as near to the back of the hand as can be, so that it is up while the palm faces down. Without wrist or knuckle
 * it is the palm joint, which points to the fingers.
 */
MRINPUTANIMATIONCORE_API std::optional<Pose> FindAimPose(const HandFrame& frame);

/**
 * How thick a grown-up's hand is around a joint, as recordings do not hold it. Metres; 0 for Joint::None.
 */
MRINPUTANIMATIONCORE_API float TypicalRadius(Joint joint);

} // namespace mria
