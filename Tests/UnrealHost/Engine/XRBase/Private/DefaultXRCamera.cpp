// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "DefaultXRCamera.h"

void FDefaultXRCamera::ApplyHMDRotation(APlayerController*, FRotator& ViewRotation)
{
	FQuat Orientation = FQuat::Identity;
	FVector Position = FVector::ZeroVector;
	if (TrackingSystem->GetCurrentPose(DeviceId, Orientation, Position))
	{
		ViewRotation = Orientation.Rotator();
	}
}

#if !HOST_HAS_XR_CAMERA_DELTA_TIME
bool FDefaultXRCamera::UpdatePlayerCamera(FQuat& CurrentOrientation, FVector& CurrentPosition)
#else
bool FDefaultXRCamera::UpdatePlayerCamera(FQuat& CurrentOrientation, FVector& CurrentPosition, float)
#endif
{
	return TrackingSystem->GetCurrentPose(DeviceId, CurrentOrientation, CurrentPosition);
}
