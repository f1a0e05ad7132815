// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "IXRCamera.h"
#include "MRInputEngineCompat.h"

class FMRInputFrameSource;

/**
 * Wraps the camera of a real headset. While a recorded head is driven, cameras that follow the head follow the recorded
 * one. Everything else is forwarded to the headset's own camera, so that rendering continues. The control rotation is
 * left alone while the recorded head is driven.
 *
 * UNCONFIRMED(xr-camera-functions): the pure functions of IXRCamera are those of the 5.4 reference [compile].
 */
class FMRInputXRCamera final : public IXRCamera
{
public:
	/** `InFrameSource` must outlive it; `InInner` must not be null. */
	FMRInputXRCamera(
		const FMRInputFrameSource& InFrameSource, const TSharedRef<IXRCamera, ESPMode::ThreadSafe>& InInner);

	//~ Begin IXRCamera interface
	virtual FName GetSystemName() const override;
	virtual int32 GetSystemDeviceId() const override;
	virtual void UseImplicitHMDPosition(bool bInImplicitHMDPosition) override;
	virtual bool GetUseImplicitHMDPosition() const override;
	virtual void ApplyHMDRotation(APlayerController* PC, FRotator& ViewRotation) override;
#if MRINPUT_XR_CAMERA_HAS_DELTA_TIME
	virtual bool UpdatePlayerCamera(FQuat& CurrentOrientation, FVector& CurrentPosition, float DeltaTime) override;
#else
	virtual bool UpdatePlayerCamera(FQuat& CurrentOrientation, FVector& CurrentPosition) override;
#endif
	virtual void OverrideFOV(float& InOutFOV) override;
	virtual void SetupLateUpdate(
		const FTransform& ParentToWorld, USceneComponent* Component, bool bSkipLateUpdate) override;
	virtual void CalculateStereoCameraOffset(
		const int32 ViewIndex, FRotator& ViewRotation, FVector& ViewLocation) override;
	//~ End IXRCamera interface

private:
	const FMRInputFrameSource& FrameSource;
	TSharedRef<IXRCamera, ESPMode::ThreadSafe> Inner;
};
