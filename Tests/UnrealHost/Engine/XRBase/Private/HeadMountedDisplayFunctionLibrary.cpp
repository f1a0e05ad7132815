// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "HeadMountedDisplayFunctionLibrary.h"

#include "Engine/Engine.h"
#include "IXRTrackingSystem.h"

namespace HeadMountedDisplayFunctionLibraryDetail
{
IXRTrackingSystem* GetSystem()
{
	return GEngine != nullptr ? GEngine->XRSystem.Get() : nullptr;
}
} // namespace HeadMountedDisplayFunctionLibraryDetail

FName UHeadMountedDisplayFunctionLibrary::GetHMDDeviceName()
{
	const IXRTrackingSystem* System = HeadMountedDisplayFunctionLibraryDetail::GetSystem();
	return System != nullptr ? System->GetSystemName() : FName();
}

void UHeadMountedDisplayFunctionLibrary::GetOrientationAndPosition(FRotator& DeviceRotation, FVector& DevicePosition)
{
	IXRTrackingSystem* System = HeadMountedDisplayFunctionLibraryDetail::GetSystem();
	FQuat Orientation = FQuat::Identity;
	FVector Position = FVector::ZeroVector;
	const bool bHasPose =
		System != nullptr && System->GetCurrentPose(IXRTrackingSystem::HMDDeviceId, Orientation, Position);
	DeviceRotation = bHasPose ? Orientation.Rotator() : FRotator::ZeroRotator;
	DevicePosition = bHasPose ? Position : FVector::ZeroVector;
}

bool UHeadMountedDisplayFunctionLibrary::HasValidTrackingPosition()
{
	IXRTrackingSystem* System = HeadMountedDisplayFunctionLibraryDetail::GetSystem();
	return System != nullptr && System->HasValidTrackingPosition();
}

void UHeadMountedDisplayFunctionLibrary::GetHMDData(UObject* WorldContext, FXRHMDData& HMDData)
{
	IXRTrackingSystem* System = HeadMountedDisplayFunctionLibraryDetail::GetSystem();
	HMDData = FXRHMDData();
	if (System != nullptr)
	{
		System->GetHMDData(WorldContext, HMDData);
	}
}

PRAGMA_DISABLE_DEPRECATION_WARNINGS
void UHeadMountedDisplayFunctionLibrary::GetMotionControllerData(
	UObject* WorldContext, const EControllerHand Hand, FXRMotionControllerData& MotionControllerData)
{
	IXRTrackingSystem* System = HeadMountedDisplayFunctionLibraryDetail::GetSystem();
	MotionControllerData = FXRMotionControllerData();
	if (System != nullptr)
	{
		System->GetMotionControllerData(WorldContext, Hand, MotionControllerData);
	}
}
PRAGMA_ENABLE_DEPRECATION_WARNINGS

#if HOST_HAS_XR_STATES
void UHeadMountedDisplayFunctionLibrary::GetMotionControllerState(UObject* WorldContext, const EXRSpaceType XRSpaceType,
	const EControllerHand Hand, const EXRControllerPoseType ControllerPoseType,
	FXRMotionControllerState& MotionControllerState)
{
	IXRTrackingSystem* System = HeadMountedDisplayFunctionLibraryDetail::GetSystem();
	MotionControllerState = FXRMotionControllerState();
	if (System != nullptr)
	{
		System->GetMotionControllerState(WorldContext, XRSpaceType, Hand, ControllerPoseType, MotionControllerState);
	}
}

void UHeadMountedDisplayFunctionLibrary::GetHandTrackingState(UObject* WorldContext, const EXRSpaceType XRSpaceType,
	const EControllerHand Hand, FXRHandTrackingState& HandTrackingState)
{
	IXRTrackingSystem* System = HeadMountedDisplayFunctionLibraryDetail::GetSystem();
	HandTrackingState = FXRHandTrackingState();
	if (System != nullptr)
	{
		System->GetHandTrackingState(WorldContext, XRSpaceType, Hand, HandTrackingState);
	}
}
#endif

bool UHeadMountedDisplayFunctionLibrary::GetCurrentInteractionProfile(
	const EControllerHand Hand, FString& InteractionProfile)
{
	IXRTrackingSystem* System = HeadMountedDisplayFunctionLibraryDetail::GetSystem();
	return System != nullptr && System->GetCurrentInteractionProfile(Hand, InteractionProfile);
}
