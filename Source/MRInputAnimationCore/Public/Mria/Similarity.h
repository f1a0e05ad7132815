// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Frame.h"
#include "Mria/Pose.h"

namespace mria
{

/**
 * A similarity transform for a whole recording: scale about the origin, then rotate, then translate. Axes of Unity,
 * metres. The rotation should have length 1 and the scale should be positive; Transform accepts any values.
 */
struct Similarity
{
	Quat rotation;
	Vec3 translation;
	float scale = 1.0f;
};

MRINPUTANIMATIONCORE_API bool operator==(const Similarity& a, const Similarity& b);

/** Returns the rotation about the vertical axis by an angle in degrees; positive angles turn right. */
MRINPUTANIMATIONCORE_API Quat TurnAboutUp(float degrees);

/** The transform `b` followed by `a`. */
MRINPUTANIMATIONCORE_API Similarity operator*(const Similarity& a, const Similarity& b);

/** The inverse, except for float rounding. */
MRINPUTANIMATIONCORE_API Similarity InverseOf(const Similarity& similarity);

/** Transforms a single value; directions are only rotated. */
MRINPUTANIMATIONCORE_API Vec3 Apply(const Similarity& similarity, const Vec3& point);
MRINPUTANIMATIONCORE_API Pose Apply(const Similarity& similarity, const Pose& pose);
MRINPUTANIMATIONCORE_API Ray Apply(const Similarity& similarity, const Ray& ray);
MRINPUTANIMATIONCORE_API Velocity Apply(const Similarity& similarity, const Velocity& velocity);

/**
 * Transforms every pose and the gaze; absent joints keep the identity. The identity transform changes no bit. Does
 * not allocate.
 */
MRINPUTANIMATIONCORE_API void ApplyTo(Frame& frame, const Similarity& similarity);

/**
 * Returns the heading of a pose in the horizontal plane, in radians to the right of +z. For a pose that looks
 * straight up or down, the up axis decides.
 */
MRINPUTANIMATIONCORE_API float HeadingOf(const Quat& rotation);

struct AnchorOptions
{
	Pose target; ///< Only the heading of the rotation is used: up stays up.
	bool turns = false; ///< Also turn about the vertical axis through the head to the heading of the target.
	bool keepsHeight = false; ///< Move horizontally: y does not change.
};

/** Returns the rigid transform that moves `head` (see FindHeadStart) to the target. */
MRINPUTANIMATIONCORE_API Similarity AnchorHead(const Pose& head, const AnchorOptions& options = {});

} // namespace mria
