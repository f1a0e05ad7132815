// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Pose.h"
#include "Mria/Recording.h"
#include "Mria/Transform.h"

#include <cstddef>

namespace mria
{

struct MirrorReport
{
	std::size_t swappedKeys = 0; ///< Of both hands, flags included: they changed sides.
	std::size_t mirroredKeys = 0; ///< Of head, hands and gaze, on the curves that changed their sign.
	TransformReport turned; ///< What turning the mirror to a plane other than x = 0 took.
};

/**
 * Makes left right: reflects everything in the plane x = 0 and gives each hand the other's joints and flags.
 *
 * A position (x, y, z) becomes (-x, y, z), a direction too, and a rotation (x, y, z, w) becomes (x, -y, -z, w).
 * Nothing more is needed for hands: MRTK's joints look along the bone with z and out of the back of the hand with y, on
 * either hand, and x follows from these two. So the reflection of z and y is the other hand's z and y, and the formula,
 * which turns x back, is the one that keeps a rotation a rotation.
 *
 * Values and tangents change their sign, infinite ones too; zeros stay as they are, so that a key with nothing but time
 * and value remains one. Weights, modes, times, wrap modes, markers and channels stay, whatever the numbers are; first
 * and last keys, and flag keys at negative times, are keys as before. Where MRTK 2.6.0 to 2.7.2 put Z's last value into
 * a lost W, it changes its sign with Z, so that the damage can still be repaired.
 *
 * Lossless: mirroring twice is the identity to the bit, for any recording. O(keys), allocates next to nothing.
 */
MRINPUTANIMATIONCORE_API MirrorReport Mirror(Recording& recording);

/**
 * The same in the vertical plane through the pose's position and the way it looks (HeadingOf), as FindHeadStart gives
 * it: the person stays where they are. The mirror image in x = 0, and then Transform, with its rules and its exactness.
 */
MRINPUTANIMATIONCORE_API MirrorReport Mirror(Recording& recording, const Pose& about);

} // namespace mria
