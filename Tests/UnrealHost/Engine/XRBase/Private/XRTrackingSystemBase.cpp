// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "XRTrackingSystemBase.h"

#include "Camera/CameraComponent.h"
#include "DefaultXRCamera.h"
#include "Engine/Engine.h"
#include "Engine/World.h"
#include "GameFramework/PlayerController.h"
#include "HeadMountedDisplayFunctionLibrary.h"

namespace XRTrackingSystemBaseDetail
{
/** The camera that follows the head of the world's first player, or null. */
const UCameraComponent* FindHeadCamera(const UWorld* World)
{
	const APlayerController* Player = World != nullptr ? World->GetFirstPlayerController() : nullptr;
	const AActor* ViewTarget = Player != nullptr ? Player->GetViewTarget() : nullptr;
	if (ViewTarget == nullptr)
	{
		return nullptr;
	}
	TArray<UCameraComponent*> Cameras;
	ViewTarget->GetComponents(Cameras);
	for (const UCameraComponent* Camera : Cameras)
	{
		if (Camera->bLockToHmd)
		{
			return Camera;
		}
	}
	return nullptr;
}
} // namespace XRTrackingSystemBaseDetail

FXRTrackingSystemBase::FXRTrackingSystemBase(IARSystemSupport*) {}

uint32 FXRTrackingSystemBase::CountTrackedDevices(EXRTrackedDeviceType Type)
{
	TArray<int32> Devices;
	return EnumerateTrackedDevices(Devices, Type) ? static_cast<uint32>(Devices.Num()) : 0;
}

bool FXRTrackingSystemBase::IsTracking(int32 DeviceId)
{
	FQuat Orientation = FQuat::Identity;
	FVector Position = FVector::ZeroVector;
	return GetCurrentPose(DeviceId, Orientation, Position);
}

bool FXRTrackingSystemBase::GetRelativeEyePose(int32 DeviceId, int32, FQuat& OutOrientation, FVector& OutPosition)
{
	OutOrientation = FQuat::Identity;
	OutPosition = FVector::ZeroVector;
	return DeviceId == HMDDeviceId;
}

EHMDTrackingOrigin::Type FXRTrackingSystemBase::GetTrackingOrigin() const
{
#if !HOST_HAS_LOCAL_ORIGIN
	return EHMDTrackingOrigin::Eye;
#else
	return EHMDTrackingOrigin::Local;
#endif
}

bool FXRTrackingSystemBase::GetFloorToEyeTrackingTransform(FTransform& OutFloorToEye) const
{
	OutFloorToEye = FTransform::Identity;
	return false;
}

TSharedPtr<IXRCamera, ESPMode::ThreadSafe> FXRTrackingSystemBase::GetXRCamera(int32 DeviceId)
{
	check(DeviceId == HMDDeviceId);
	if (!XRCamera.IsValid())
	{
		XRCamera = MakeShared<FDefaultXRCamera, ESPMode::ThreadSafe>(this, DeviceId);
	}
	return XRCamera;
}

FTransform FXRTrackingSystemBase::RefreshTrackingToWorldTransform(FWorldContext& WorldContext)
{
	CachedTrackingToWorld = ComputeTrackingToWorldTransform(WorldContext);
	return CachedTrackingToWorld;
}

FTransform FXRTrackingSystemBase::ComputeTrackingToWorldTransform(FWorldContext& WorldContext) const
{
	const UCameraComponent* Camera = XRTrackingSystemBaseDetail::FindHeadCamera(WorldContext.World());
	if (Camera == nullptr)
	{
		return CachedTrackingToWorld;
	}
	const USceneComponent* Parent = Camera->GetAttachParent();
	return Parent != nullptr ? Parent->GetComponentTransform() : FTransform::Identity;
}

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
