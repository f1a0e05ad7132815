// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Frame.h"
#include "Mria/Pose.h"

namespace mria
{

/**
 * A place in space for a whole recording: everything is scaled about the origin, then turned about it, then moved.
 * Unity's axes, metres. The rotation should have length 1 and the scale be above 0; Transform takes any numbers.
 */
struct Similarity
{
	Quat rotation;
	Vec3 translation;
	float scale = 1.0f;
};

/** The rotation about the vertical axis by so many degrees: positive to the right, as a head turns. */
MRINPUTANIMATIONCORE_API Quat TurnAboutUp(float degrees);

/** First `b`, then `a`. */
MRINPUTANIMATIONCORE_API Similarity operator*(const Similarity& a, const Similarity& b);

/** The way back, but for float rounding. */
MRINPUTANIMATIONCORE_API Similarity InverseOf(const Similarity& place);

/** What becomes of one value; directions are turned only. */
MRINPUTANIMATIONCORE_API Vec3 Apply(const Similarity& place, const Vec3& point);
MRINPUTANIMATIONCORE_API Pose Apply(const Similarity& place, const Pose& pose);
MRINPUTANIMATIONCORE_API Ray Apply(const Similarity& place, const Ray& ray);
MRINPUTANIMATIONCORE_API Velocity Apply(const Similarity& place, const Velocity& velocity);

/**
 * Every pose and the gaze, in place; joints that were never seen keep the identity. The identity changes nothing, to
 * the bit. Allocates nothing.
 */
MRINPUTANIMATIONCORE_API void ApplyTo(Frame& frame, const Similarity& place);

/**
 * Where the pose looks in the horizontal plane, in radians to the right of +z. One that looks straight up or down looks
 * where the top of its head shows that it would.
 */
MRINPUTANIMATIONCORE_API float HeadingOf(const Quat& rotation);

struct AnchorOptions
{
	Pose target; ///< Of the rotation only the heading counts: up stays up.
	bool turns = false; ///< Also turn about the vertical axis through the head, until it looks where the target does.
	bool keepsHeight = false; ///< Move level: y stays.
};

/** The rigid motion that brings `head`, which FindHeadStart gives for a recording, to the target. */
MRINPUTANIMATIONCORE_API Similarity AnchorHead(const Pose& head, const AnchorOptions& options = {});

} // namespace mria
