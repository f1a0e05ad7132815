// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Replay/Motion.h"

namespace mria::openxr
{

Pose Compose(const Pose& a, const Pose& b)
{
	return {a.position + Rotate(a.rotation, b.position), NormalizedOrIdentity(a.rotation * b.rotation)};
}

Pose Inverse(const Pose& pose)
{
	const Quat back = Conjugate(pose.rotation);
	return {Rotate(back, pose.position) * -1.0f, back};
}

Motion Attach(const Motion& motion, const Pose& offset)
{
	Motion result = motion;
	result.pose = Compose(motion.pose, offset);
	const Vec3 arm = result.pose.position - motion.pose.position;
	result.velocity.linear = motion.velocity.linear + Cross(motion.velocity.angular, arm);
	return result;
}

Motion Transformed(const Pose& placement, const Motion& motion)
{
	Motion result = motion;
	result.pose = Compose(placement, motion.pose);
	result.velocity.linear = Rotate(placement.rotation, motion.velocity.linear);
	result.velocity.angular = Rotate(placement.rotation, motion.velocity.angular);
	return result;
}

Motion Relative(const Motion& base, const Motion& motion)
{
	Motion result;
	if (!base.IsValid() || !motion.IsValid())
	{
		return result;
	}
	result.locationFlags = base.locationFlags & motion.locationFlags;
	result.velocityFlags = base.velocityFlags & motion.velocityFlags;
	result.pose = Compose(Inverse(base.pose), motion.pose);

	const Quat back = Conjugate(base.pose.rotation);
	const Vec3 arm = motion.pose.position - base.pose.position;
	const Vec3 carried = base.velocity.linear + Cross(base.velocity.angular, arm);
	result.velocity.linear = Rotate(back, motion.velocity.linear - carried);
	result.velocity.angular = Rotate(back, motion.velocity.angular - base.velocity.angular);
	return result;
}

Vec3 FromXr(const XrVector3f& value)
{
	return {value.x, value.y, value.z};
}

XrVector3f ToXr(const Vec3& value)
{
	return {value.x, value.y, value.z};
}

Pose FromXr(const XrPosef& value)
{
	const XrQuaternionf& q = value.orientation;
	return {FromXr(value.position), NormalizedOrIdentity({q.x, q.y, q.z, q.w})};
}

XrPosef ToXr(const Pose& value)
{
	const Quat& q = value.rotation;
	return {{q.x, q.y, q.z, q.w}, ToXr(value.position)};
}

} // namespace mria::openxr
