// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Devices/MRInputXRCamera.h"

#include "Devices/MRInputTrackingSystem.h"

FMRInputXRCamera::FMRInputXRCamera(
	const FMRInputFrameSource& InFrameSource, const TSharedRef<IXRCamera, ESPMode::ThreadSafe>& InInner)
	: FrameSource(InFrameSource)
	, Inner(InInner)
{
}

FName FMRInputXRCamera::GetSystemName() const
{
	return FMRInputTrackingSystem::GetOwnName();
}

int32 FMRInputXRCamera::GetSystemDeviceId() const
{
	return Inner->GetSystemDeviceId();
}

void FMRInputXRCamera::UseImplicitHMDPosition(bool bInImplicitHMDPosition)
{
	Inner->UseImplicitHMDPosition(bInImplicitHMDPosition);
}

bool FMRInputXRCamera::GetUseImplicitHMDPosition() const
{
	return Inner->GetUseImplicitHMDPosition();
}

void FMRInputXRCamera::ApplyHMDRotation(APlayerController* PC, FRotator& ViewRotation)
{
	FQuat Orientation;
	FVector Position;
	if (!FMRInputTrackingSystem::FindHead(FrameSource, Orientation, Position))
	{
		Inner->ApplyHMDRotation(PC, ViewRotation);
	}
}

#if MRINPUT_XR_CAMERA_HAS_DELTA_TIME

bool FMRInputXRCamera::UpdatePlayerCamera(FQuat& CurrentOrientation, FVector& CurrentPosition, float DeltaTime)
{
	return FMRInputTrackingSystem::FindHead(FrameSource, CurrentOrientation, CurrentPosition) ||
		Inner->UpdatePlayerCamera(CurrentOrientation, CurrentPosition, DeltaTime);
}

#else

bool FMRInputXRCamera::UpdatePlayerCamera(FQuat& CurrentOrientation, FVector& CurrentPosition)
{
	return FMRInputTrackingSystem::FindHead(FrameSource, CurrentOrientation, CurrentPosition) ||
		Inner->UpdatePlayerCamera(CurrentOrientation, CurrentPosition);
}

#endif

void FMRInputXRCamera::OverrideFOV(float& InOutFOV)
{
	Inner->OverrideFOV(InOutFOV);
}

void FMRInputXRCamera::SetupLateUpdate(
	const FTransform& ParentToWorld, USceneComponent* Component, bool bSkipLateUpdate)
{
	// A late update would move the recorded view by what the real head has done since.
	// UNCONFIRMED(headset-draws-other-head): a headset draws a camera with another head pose and no late update.
	// [by hand: with a headset and the head route Always, play a recording: the recorded view, without jitter]
	FQuat Orientation;
	FVector Position;
	Inner->SetupLateUpdate(ParentToWorld, Component,
		bSkipLateUpdate || FMRInputTrackingSystem::FindHead(FrameSource, Orientation, Position));
}

void FMRInputXRCamera::CalculateStereoCameraOffset(const int32 ViewIndex, FRotator& ViewRotation, FVector& ViewLocation)
{
	Inner->CalculateStereoCameraOffset(ViewIndex, ViewRotation, ViewLocation);
}
