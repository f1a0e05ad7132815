// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Frame.h"
#include "Mria/Pose.h"

namespace mria
{

/**
 * Between two values: weight 0 is `from`, 1 is `to`, exactly; beyond that and NaN count as the nearer of them, NaN as
 * 0. Positions go straight, rotations and directions turn the short way at an even pace. Rotations should have length
 * 1; those of length 0 count as none, as everywhere.
 */
MRINPUTANIMATIONCORE_API Pose Blend(const Pose& from, const Pose& to, float weight);
MRINPUTANIMATIONCORE_API Ray Blend(const Ray& from, const Ray& to, float weight);

/**
 * Between two frames. What both have is blended: head, gaze, and the joints of a hand that both track. What one has
 * alone is as it has it. What can only be or not be (tracked, pinching, whether there is a head or a gaze) and the time
 * are those of `from` below half the weight, and of `to` from there on. Allocates nothing.
 */
MRINPUTANIMATIONCORE_API Frame Blend(const Frame& from, const Frame& to, float weight);

/** From which weight on what cannot be blended is taken from the second of two. */
inline constexpr float kSwitchWeight = 0.5f;

} // namespace mria
