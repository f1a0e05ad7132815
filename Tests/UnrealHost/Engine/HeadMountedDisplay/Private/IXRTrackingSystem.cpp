// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "IXRTrackingSystem.h"

#include "Misc/App.h"

// UNCONFIRMED(default-hmd-data): GetHMDData of the base gives the pose of the head in the world.
void IXRTrackingSystem::GetHMDData(UObject*, FXRHMDData& HMDData)
{
	HMDData = FXRHMDData();
	HMDData.DeviceName = GetSystemName();
	HMDData.ApplicationInstanceID = FApp::GetInstanceId();
	FQuat Orientation = FQuat::Identity;
	FVector Position = FVector::ZeroVector;
	HMDData.bValid = GetCurrentPose(HMDDeviceId, Orientation, Position);
	if (HMDData.bValid)
	{
		const FTransform Pose = FTransform(Orientation, Position) * GetTrackingToWorldTransform();
		HMDData.Position = Pose.GetLocation();
		HMDData.Rotation = Pose.GetRotation();
		HMDData.TrackingStatus = IsTracking(HMDDeviceId) ? ETrackingStatus::Tracked : ETrackingStatus::NotTracked;
	}
}
