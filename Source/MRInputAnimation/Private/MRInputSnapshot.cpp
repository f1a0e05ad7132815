// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputSnapshot.h"

#include "MRInputConvert.h"
#include "Mria/FloatRules.h"

namespace MRInputSnapshotDetail
{

/** The slope of absurd keys may be beyond a float. */
mria::Vec3 ToFinite(const mria::Vec3& Vector)
{
	const bool bIsFinite = mria::IsFinite(Vector.x) && mria::IsFinite(Vector.y) && mria::IsFinite(Vector.z);
	return bIsFinite ? Vector : mria::Vec3();
}

mria::Velocity GetVelocity(const FMRInputSnapshot::FMotion& Motion, mria::PoseId Pose)
{
	if (!Motion.Data)
	{
		return {};
	}
	const mria::Velocity Recorded = Motion.Data->GetSampler(Motion.bAsStored).VelocityAt(Pose, Motion.Time);
	const float Scale = static_cast<float>(Motion.Scale);
	mria::Velocity Velocity;
	Velocity.linear = ToFinite(mria::Rotate(Motion.Origin.rotation, Recorded.linear) * (Scale * Motion.Origin.scale));
	Velocity.angular = ToFinite(mria::Rotate(Motion.Origin.rotation, Recorded.angular) * Scale);
	return Velocity;
}

} // namespace MRInputSnapshotDetail

FTransform FMRInputSnapshot::ToWorld(const mria::Pose& Pose) const
{
	FTransform World = MRInputConvert::ToUnreal(Pose, WorldToMeters) * TrackingToWorld;
	World.RemoveScaling();
	return World;
}

mria::Velocity FMRInputSnapshot::GetVelocity(mria::Hand Hand, mria::Joint Joint) const
{
	return MRInputSnapshotDetail::GetVelocity(GetMotion(Hand), mria::JointPose(Hand, Joint));
}

mria::Velocity FMRInputSnapshot::GetHeadVelocity() const
{
	return MRInputSnapshotDetail::GetVelocity(HeadMotion, mria::kCameraPose);
}
