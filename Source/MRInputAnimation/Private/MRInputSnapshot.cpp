// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputSnapshot.h"

#include "MRInputConvert.h"

namespace MRInputSnapshotDetail
{

mria::Velocity GetVelocity(const FMRInputSnapshot::FMotion& Motion, mria::PoseId Pose)
{
	if (!Motion.Data)
	{
		return {};
	}
	const mria::Velocity Recorded = Motion.Data->GetSampler(Motion.bAsStored).VelocityAt(Pose, Motion.Time);
	const float Scale = static_cast<float>(Motion.Scale);
	mria::Velocity Velocity;
	Velocity.linear = mria::Rotate(Motion.Origin.rotation, Recorded.linear) * (Scale * Motion.Origin.scale);
	Velocity.angular = mria::Rotate(Motion.Origin.rotation, Recorded.angular) * Scale;
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
