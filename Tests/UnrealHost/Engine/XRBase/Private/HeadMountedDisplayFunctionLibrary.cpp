// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "HeadMountedDisplayFunctionLibrary.h"

#include "Engine/Engine.h"
#include "Engine/World.h"
#include "GameFramework/WorldSettings.h"
#include "IHeadMountedDisplay.h"
#include "IXRTrackingSystem.h"

namespace HeadMountedDisplayFunctionLibraryDetail
{

IXRTrackingSystem* GetSystem()
{
	return GEngine != nullptr ? GEngine->XRSystem.Get() : nullptr;
}

IHeadMountedDisplay* GetDisplay()
{
	IXRTrackingSystem* System = GetSystem();
	return System != nullptr ? System->GetHMDDevice() : nullptr;
}

/** The active system if the device is one of its. */
IXRTrackingSystem* GetSystemOf(const FXRDeviceId& Device)
{
	IXRTrackingSystem* System = GetSystem();
	const bool bIsIts =
		System != nullptr && (Device.SystemName.IsNone() || Device.SystemName == System->GetSystemName());
	return bIsIts ? System : nullptr;
}

AWorldSettings* GetSettings(const UObject* WorldContext)
{
	const UWorld* World = GEngine->GetWorldFromContextObject(WorldContext, EGetWorldErrorMode::ReturnNull);
	return World != nullptr ? World->GetWorldSettings() : nullptr;
}

} // namespace HeadMountedDisplayFunctionLibraryDetail

bool UHeadMountedDisplayFunctionLibrary::IsHeadMountedDisplayEnabled()
{
	const IHeadMountedDisplay* Display = HeadMountedDisplayFunctionLibraryDetail::GetDisplay();
	return Display != nullptr && Display->IsHMDEnabled();
}

bool UHeadMountedDisplayFunctionLibrary::IsHeadMountedDisplayConnected()
{
	IHeadMountedDisplay* Display = HeadMountedDisplayFunctionLibraryDetail::GetDisplay();
	return Display != nullptr && Display->IsHMDConnected();
}

bool UHeadMountedDisplayFunctionLibrary::EnableHMD(bool bEnable)
{
	IHeadMountedDisplay* Display = HeadMountedDisplayFunctionLibraryDetail::GetDisplay();
	if (Display != nullptr)
	{
		Display->EnableHMD(bEnable);
	}
	return Display != nullptr;
}

FName UHeadMountedDisplayFunctionLibrary::GetHMDDeviceName()
{
	const IXRTrackingSystem* System = HeadMountedDisplayFunctionLibraryDetail::GetSystem();
	return System != nullptr ? System->GetSystemName() : FName();
}

FString UHeadMountedDisplayFunctionLibrary::GetVersionString()
{
	const IXRTrackingSystem* System = HeadMountedDisplayFunctionLibraryDetail::GetSystem();
	return System != nullptr ? System->GetVersionString() : FString();
}

EHMDWornState::Type UHeadMountedDisplayFunctionLibrary::GetHMDWornState()
{
	IHeadMountedDisplay* Display = HeadMountedDisplayFunctionLibraryDetail::GetDisplay();
	return Display != nullptr ? Display->GetHMDWornState() : EHMDWornState::Unknown;
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

void UHeadMountedDisplayFunctionLibrary::ResetOrientationAndPosition(float Yaw, EOrientPositionSelector::Type Options)
{
	IXRTrackingSystem* System = HeadMountedDisplayFunctionLibraryDetail::GetSystem();
	if (System == nullptr)
	{
		return;
	}
	switch (Options)
	{
	case EOrientPositionSelector::Orientation:
		System->ResetOrientation(Yaw);
		break;
	case EOrientPositionSelector::Position:
		System->ResetPosition();
		break;
	default:
		System->ResetOrientationAndPosition(Yaw);
	}
}

float UHeadMountedDisplayFunctionLibrary::GetWorldToMetersScale(UObject* WorldContext)
{
	const AWorldSettings* Settings = HeadMountedDisplayFunctionLibraryDetail::GetSettings(WorldContext);
	return Settings != nullptr ? Settings->WorldToMeters : 0.0f;
}

void UHeadMountedDisplayFunctionLibrary::SetWorldToMetersScale(UObject* WorldContext, float NewScale)
{
	AWorldSettings* Settings = HeadMountedDisplayFunctionLibraryDetail::GetSettings(WorldContext);
	if (Settings != nullptr)
	{
		Settings->WorldToMeters = NewScale;
	}
}

FTransform UHeadMountedDisplayFunctionLibrary::GetTrackingToWorldTransform(UObject*)
{
	const IXRTrackingSystem* System = HeadMountedDisplayFunctionLibraryDetail::GetSystem();
	return System != nullptr ? System->GetTrackingToWorldTransform() : FTransform::Identity;
}

TArray<FXRDeviceId> UHeadMountedDisplayFunctionLibrary::EnumerateTrackedDevices(
	const FName SystemId, EXRTrackedDeviceType DeviceType)
{
	TArray<FXRDeviceId> Found;
	FXRDeviceId Wanted;
	Wanted.SystemName = SystemId;
	IXRTrackingSystem* System = HeadMountedDisplayFunctionLibraryDetail::GetSystemOf(Wanted);
	TArray<int32> Devices;
	if (System != nullptr && System->EnumerateTrackedDevices(Devices, DeviceType))
	{
		for (const int32 Device : Devices)
		{
			Found.Add(FXRDeviceId(System, Device));
		}
	}
	return Found;
}

void UHeadMountedDisplayFunctionLibrary::GetDevicePose(const FXRDeviceId& XRDeviceId, bool& bIsTracked,
	FRotator& Orientation, bool& bHasPositionalTracking, FVector& Position)
{
	IXRTrackingSystem* System = HeadMountedDisplayFunctionLibraryDetail::GetSystemOf(XRDeviceId);
	FQuat Rotation = FQuat::Identity;
	Position = FVector::ZeroVector;
	bIsTracked = System != nullptr && System->GetCurrentPose(XRDeviceId.DeviceId, Rotation, Position);
	bHasPositionalTracking = bIsTracked && System->HasValidTrackingPosition();
	Orientation = Rotation.Rotator();
}

bool UHeadMountedDisplayFunctionLibrary::IsDeviceTracking(const FXRDeviceId& XRDeviceId)
{
	IXRTrackingSystem* System = HeadMountedDisplayFunctionLibraryDetail::GetSystemOf(XRDeviceId);
	return System != nullptr && System->IsTracking(XRDeviceId.DeviceId);
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
