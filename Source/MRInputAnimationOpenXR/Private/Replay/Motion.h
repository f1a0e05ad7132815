// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Api/OpenXrApi.h"
#include "Mria/Frame.h"
#include "Mria/Pose.h"

namespace mria::openxr
{

/** Where something is and how it moves, seen from some space, in OpenXR's axes. */
struct Motion
{
	Pose pose;
	Velocity velocity;
	XrSpaceLocationFlags locationFlags = 0; ///< 0 if the pose is unknown.
	XrSpaceVelocityFlags velocityFlags = 0;

	bool IsValid() const { return locationFlags != 0; }
};

inline constexpr XrSpaceLocationFlags kLocationTracked = XR_SPACE_LOCATION_ORIENTATION_VALID_BIT |
	XR_SPACE_LOCATION_POSITION_VALID_BIT | XR_SPACE_LOCATION_ORIENTATION_TRACKED_BIT |
	XR_SPACE_LOCATION_POSITION_TRACKED_BIT;
inline constexpr XrSpaceVelocityFlags kVelocityValid =
	XR_SPACE_VELOCITY_LINEAR_VALID_BIT | XR_SPACE_VELOCITY_ANGULAR_VALID_BIT;

/** First `b`, then `a`. */
Pose Compose(const Pose& a, const Pose& b);
Pose Inverse(const Pose& pose);

/** The motion of a point that is fixed at `offset` from it. */
Motion Attach(const Motion& motion, const Pose& offset);

/** The same motion after a rigid change of the space it is seen from. */
Motion Transformed(const Pose& placement, const Motion& motion);

/** `motion` seen from `base`, both given in one space. The flags are those that hold for both. */
Motion Relative(const Motion& base, const Motion& motion);

Vec3 FromXr(const XrVector3f& value);
XrVector3f ToXr(const Vec3& value);

/** Of length 1: a runtime that does not know may leave zeros. */
Pose FromXr(const XrPosef& value);
XrPosef ToXr(const Pose& value);

} // namespace mria::openxr
