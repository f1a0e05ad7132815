// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "IXRCamera.h"
#include "IXRTrackingSystem.h"

/**
 * The camera that follows a tracked device of a tracking system, which must outlive it. The engine's is a view
 * extension as well and is made through FSceneViewExtensions; the host draws nothing and needs no registration.
 */
class FDefaultXRCamera : public IXRCamera
{
public:
	FDefaultXRCamera(IXRTrackingSystem* InTrackingSystem, int32 InDeviceId)
		: TrackingSystem(InTrackingSystem)
		, DeviceId(InDeviceId)
	{
	}

	virtual FName GetSystemName() const override { return TrackingSystem->GetSystemName(); }
	virtual int32 GetSystemDeviceId() const override { return DeviceId; }

	virtual void UseImplicitHMDPosition(bool) override {}
	virtual bool GetUseImplicitHMDPosition() const override { return false; }
	virtual void ApplyHMDRotation(APlayerController*, FRotator&) override { checkNoEntry(); }
	virtual void OverrideFOV(float&) override {}
	virtual void SetupLateUpdate(const FTransform&, USceneComponent*, bool) override {}
	virtual void CalculateStereoCameraOffset(const int32, FRotator&, FVector&) override {}
#if HOST_HAS_XR_CAMERA_DELTA_TIME
	virtual bool UpdatePlayerCamera(FQuat& CurrentOrientation, FVector& CurrentPosition, float) override
#else
	virtual bool UpdatePlayerCamera(FQuat& CurrentOrientation, FVector& CurrentPosition) override
#endif
	{
		return TrackingSystem->GetCurrentPose(DeviceId, CurrentOrientation, CurrentPosition);
	}

protected:
	IXRTrackingSystem* TrackingSystem;
	const int32 DeviceId;
};
