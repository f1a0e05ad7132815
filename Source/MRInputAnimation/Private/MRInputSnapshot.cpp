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

} // namespace MRInputSnapshotDetail

FTransform FMRInputSnapshot::ToWorld(const mria::Pose& Pose) const
{
	FTransform World = MRInputConvert::ToUnreal(Pose, WorldToMeters) * TrackingToWorld;
	World.RemoveScaling();
	return World;
}

mria::Velocity FMRInputSnapshot::GetVelocity(mria::PoseId Pose) const
{
	using MRInputSnapshotDetail::ToFinite;
	const FSource& Source = Sources[GetPart(Pose)];
	const mria::MixedPart& Part = Mixed.parts[GetPart(Pose)];
	if (!Source.Data)
	{
		return {};
	}
	const mria::Velocity Recorded = Source.Sampler->VelocityAt(Pose, static_cast<float>(Part.time));
	const mria::Quat& Turn = Part.origin.rotation;
	const float Speed = static_cast<float>(Part.speed);
	mria::Velocity Velocity;
	Velocity.linear = ToFinite(mria::Rotate(Turn, Recorded.linear) * (Speed * Part.origin.scale));
	Velocity.angular = ToFinite(mria::Rotate(Turn, Recorded.angular) * Speed);
	return Velocity;
}
