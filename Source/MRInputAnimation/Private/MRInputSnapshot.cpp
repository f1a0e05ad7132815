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
	if (!Data)
	{
		return {};
	}
	const mria::Velocity Recorded = Data->GetSampler(bAsStored).VelocityAt(mria::JointPose(Hand, Joint), Frame.time);
	const float Scale = static_cast<float>(VelocityScale);
	mria::Velocity Velocity;
	Velocity.linear = mria::Rotate(Origin.rotation, Recorded.linear) * (Scale * Origin.scale);
	Velocity.angular = mria::Rotate(Origin.rotation, Recorded.angular) * Scale;
	return Velocity;
}
