// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "HeadMountedDisplayFunctionLibrary.h"

#include "Engine/Engine.h"
#include "IXRTrackingSystem.h"

namespace HeadMountedDisplayFunctionLibraryDetail
{
IXRTrackingSystem* GetSystem()
{
	return GEngine ? GEngine->XRSystem.Get() : nullptr;
}

template <typename DataType, typename QueryType>
void Fill(DataType& OutData, QueryType Query)
{
	OutData = DataType();
	if (IXRTrackingSystem* System = GetSystem())
	{
		Query(*System);
	}
}
} // namespace HeadMountedDisplayFunctionLibraryDetail

using namespace HeadMountedDisplayFunctionLibraryDetail;

FName UHeadMountedDisplayFunctionLibrary::GetHMDDeviceName()
{
	return GetSystem() ? GetSystem()->GetSystemName() : FName();
}

void UHeadMountedDisplayFunctionLibrary::GetOrientationAndPosition(FRotator& DeviceRotation, FVector& DevicePosition)
{
	FQuat Orientation = FQuat::Identity;
	const bool bHasPose =
		GetSystem() && GetSystem()->GetCurrentPose(IXRTrackingSystem::HMDDeviceId, Orientation, DevicePosition);
	DeviceRotation = bHasPose ? Orientation.Rotator() : FRotator::ZeroRotator;
	DevicePosition = bHasPose ? DevicePosition : FVector::ZeroVector;
}

bool UHeadMountedDisplayFunctionLibrary::HasValidTrackingPosition()
{
	return GetSystem() && GetSystem()->HasValidTrackingPosition();
}

void UHeadMountedDisplayFunctionLibrary::GetHMDData(UObject* WorldContext, FXRHMDData& HMDData)
{
	Fill(HMDData, [&](IXRTrackingSystem& System) { System.GetHMDData(WorldContext, HMDData); });
}

PRAGMA_DISABLE_DEPRECATION_WARNINGS
void UHeadMountedDisplayFunctionLibrary::GetMotionControllerData(
	UObject* WorldContext, const EControllerHand Hand, FXRMotionControllerData& Data)
{
	Fill(Data, [&](IXRTrackingSystem& System) { System.GetMotionControllerData(WorldContext, Hand, Data); });
}
PRAGMA_ENABLE_DEPRECATION_WARNINGS

#if HOST_HAS_XR_STATES
void UHeadMountedDisplayFunctionLibrary::GetMotionControllerState(UObject* WorldContext, const EXRSpaceType Space,
	const EControllerHand Hand, const EXRControllerPoseType Pose, FXRMotionControllerState& State)
{
	Fill(State,
		[&](IXRTrackingSystem& System) { System.GetMotionControllerState(WorldContext, Space, Hand, Pose, State); });
}

void UHeadMountedDisplayFunctionLibrary::GetHandTrackingState(
	UObject* WorldContext, const EXRSpaceType Space, const EControllerHand Hand, FXRHandTrackingState& State)
{
	Fill(State, [&](IXRTrackingSystem& System) { System.GetHandTrackingState(WorldContext, Space, Hand, State); });
}
#endif

bool UHeadMountedDisplayFunctionLibrary::GetCurrentInteractionProfile(
	const EControllerHand Hand, FString& InteractionProfile)
{
	return GetSystem() && GetSystem()->GetCurrentInteractionProfile(Hand, InteractionProfile);
}
