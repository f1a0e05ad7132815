// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/PackedRecording.h"
#include "Mria/Pose.h"
#include "Mria/Recording.h"
#include "Mria/Transform.h"

#include <cstddef>

namespace mria
{

struct MirrorReport
{
	std::size_t swappedKeys = 0; ///< Keys of both hands that changed sides, including flags.
	std::size_t mirroredKeys = 0; ///< Keys of head, hands and gaze on curves that were negated.
	TransformReport turned; ///< What moving the mirror plane away from x = 0 changed.
};

/**
 * Swaps left and right: reflects everything in the plane x = 0 and exchanges the joints and flags of the hands. A
 * position or direction (x, y, z) becomes (-x, y, z), and a rotation (x, y, z, w) becomes (x, -y, -z, w).
 *
 * Hands need nothing more. On both hands, the z axis of a joint points along the bone, its y axis out of the back of
 * the hand, and x follows from these two. Reflected z and y axes are therefore those of the other hand, and the
 * formula restores x so that the result is a rotation.
 *
 * Values and tangents change sign, including infinite ones. Zeros keep their sign, so that a key with only time and
 * value remains one. Weights, modes, times, wrap modes, markers and channels stay. If MRTK 2.6.0 to 2.7.2 stored the
 * last Z value in a lost W, it changes sign with Z, so the damage can still be repaired.
 *
 * Lossless: mirroring twice restores every bit of any recording. O(keys); allocates almost nothing.
 */
MRINPUTANIMATIONCORE_API MirrorReport Mirror(EditedRecording recording);

/**
 * Mirrors in the vertical plane through the position and the heading (HeadingOf) of a pose, such as that of
 * FindHeadStart, so that the person stays in place. Equivalent to Mirror followed by Transform, with the rules and
 * accuracy of Transform.
 */
MRINPUTANIMATIONCORE_API MirrorReport Mirror(EditedRecording recording, const Pose& about);

} // namespace mria
