// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "IIdentifiableXRDevice.h"

class APlayerController;
class USceneComponent;

class HEADMOUNTEDDISPLAY_API IXRCamera : public IIdentifiableXRDevice
{
public:
	virtual void UseImplicitHMDPosition(bool bInImplicitHMDPosition = true) = 0;
	virtual bool GetUseImplicitHMDPosition() const = 0;
	virtual void ApplyHMDRotation(APlayerController* PC, FRotator& ViewRotation) = 0;
	/** Fills in the head's pose relative to the camera's parent; false leaves the camera alone. */
#if !HOST_HAS_XR_CAMERA_DELTA_TIME
	virtual bool UpdatePlayerCamera(FQuat& CurrentOrientation, FVector& CurrentPosition) = 0;
#else
	virtual bool UpdatePlayerCamera(FQuat& CurrentOrientation, FVector& CurrentPosition, float DeltaTime) = 0;
#endif
	virtual void OverrideFOV(float& InOutFOV) = 0;
	virtual void SetupLateUpdate(const FTransform& ParentToWorld, USceneComponent* Component, bool bSkipLateUpdate) = 0;
	virtual void CalculateStereoCameraOffset(const int32 ViewIndex, FRotator& ViewRotation, FVector& ViewLocation) = 0;
};
