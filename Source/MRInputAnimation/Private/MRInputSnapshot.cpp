// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputSnapshot.h"

#include "MRInputConvert.h"

FTransform FMRInputSnapshot::ToWorld(const mria::Pose& Pose) const
{
	FTransform World = MRInputConvert::ToUnreal(Pose, WorldToMeters) * TrackingToWorld;
	World.RemoveScaling();
	return World;
}

mria::Velocity FMRInputSnapshot::GetVelocity(mria::Hand Hand, mria::Joint Joint) const
{
	const FMotion& Motion = GetMotion(Hand);
	if (!Motion.Data)
	{
		return {};
	}
	const mria::Velocity Recorded =
		Motion.Data->GetSampler(Motion.bAsStored).VelocityAt(mria::JointPose(Hand, Joint), Motion.Time);
	const float Scale = static_cast<float>(Motion.Scale);
	mria::Velocity Velocity;
	Velocity.linear = mria::Rotate(Motion.Origin.rotation, Recorded.linear) * (Scale * Motion.Origin.scale);
	Velocity.angular = mria::Rotate(Motion.Origin.rotation, Recorded.angular) * Scale;
	return Velocity;
}
