// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "XRTrackingSystemBase.h"

#include "Camera/CameraComponent.h"
#include "DefaultXRCamera.h"
#include "Engine/Engine.h"
#include "Engine/World.h"
#include "GameFramework/PlayerController.h"

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

void FXRTrackingSystemBase::GetMotionControllerData(
	UObject*, const EControllerHand Hand, FXRMotionControllerData& MotionControllerData)
{
	MotionControllerData = FXRMotionControllerData();
	MotionControllerData.DeviceName = GetSystemName();
	MotionControllerData.HandIndex = Hand;
}

#if HOST_HAS_XR_STATES
void FXRTrackingSystemBase::GetMotionControllerState(UObject*, const EXRSpaceType XRSpaceType,
	const EControllerHand Hand, const EXRControllerPoseType XRControllerPoseType,
	FXRMotionControllerState& MotionControllerState)
{
	MotionControllerState = FXRMotionControllerState();
	MotionControllerState.DeviceName = GetSystemName();
	MotionControllerState.XRSpaceType = XRSpaceType;
	MotionControllerState.Hand = Hand;
	MotionControllerState.XRControllerPoseType = XRControllerPoseType;
}

void FXRTrackingSystemBase::GetHandTrackingState(
	UObject*, const EXRSpaceType XRSpaceType, const EControllerHand Hand, FXRHandTrackingState& HandTrackingState)
{
	HandTrackingState = FXRHandTrackingState();
	HandTrackingState.DeviceName = GetSystemName();
	HandTrackingState.XRSpaceType = XRSpaceType;
	HandTrackingState.Hand = Hand;
}
#endif

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
