// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Frame.h"

#include <array>
#include <cstddef>

namespace mria::synth
{

inline constexpr std::size_t kFingerCount = 4; ///< Index to pinky; the thumb is built differently.
inline constexpr std::size_t kFingerAngles =
	4; ///< Knuckle, spread (to the little finger's side), middle, distal joint.
inline constexpr std::size_t kThumbAngles = 5; ///< Yaw, pitch and roll of the metacarpal; proximal, distal joint.
inline constexpr std::size_t kShapeSize = kFingerCount * kFingerAngles + kThumbAngles;

/** All joint angles of a hand, in radians: the fingers' one after the other, then the thumb's. Bending is positive. */
using HandShape = std::array<double, kShapeSize>;

enum class ShapeName : std::uint8_t
{
	Relaxed,
	Open,
	Ready, ///< About to pinch: index and thumb some 7 cm apart.
	Pinch, ///< Their tips, which lie inside the flesh, are 9 mm apart: the pads touch.
	Point,
};

const HandShape& ShapeOf(ShapeName name);

/** The point of the hand that a motion aims with. */
enum class Anchor : std::uint8_t
{
	IndexTip,
	PinchPoint, ///< Halfway between the tips of thumb and index finger.
};

/** Where the anchor of a right hand of this shape is, seen from the wrist. */
Vec3 AnchorInWrist(const HandShape& shape, Anchor anchor);

/**
 * Computes all 26 joints of a right hand from its wrist and joint angles. The z axis of a joint points along its
 * bone to the fingertip, its y axis out of the back of the hand (for the thumb, out of the nail). Palm and wrist
 * have the same rotation, and tips that of their last joint, as on HoloLens.
 */
void PoseRightHand(const HandShape& shape, const Pose& wrist, HandFrame& out);

/** The hand seen in a mirror at x = 0: makes a left hand of a right one. */
void Mirror(HandFrame& hand);

float PinchDistance(const HandFrame& hand);

} // namespace mria::synth
