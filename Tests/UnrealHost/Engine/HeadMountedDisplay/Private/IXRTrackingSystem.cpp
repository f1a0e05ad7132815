// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "IXRTrackingSystem.h"

#include "IHandTracker.h"
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

#if HOST_HAS_TRACKED_KEYPOINTS && HOST_HAS_UNTRACKED_KEYPOINTS

// The new form serves trackers that override only the old one.
bool IHandTracker::GetAllKeypointStates(EControllerHand, TArray<FVector>&, TArray<FQuat>&, TArray<float>&) const
{
	return false;
}

bool IHandTracker::GetAllKeypointStates(EControllerHand Hand, TArray<FVector>& OutPositions,
	TArray<FQuat>& OutRotations, TArray<float>& OutRadii, bool& OutIsTracked) const
{
	PRAGMA_DISABLE_DEPRECATION_WARNINGS
	OutIsTracked = GetAllKeypointStates(Hand, OutPositions, OutRotations, OutRadii);
	PRAGMA_ENABLE_DEPRECATION_WARNINGS
	return OutIsTracked;
}

#endif
