// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Camera/CameraComponent.h"
#include "Camera/CameraTypes.h"
#include "Engine/Engine.h"
#include "Engine/World.h"
#include "GenericPlatform/GenericApplicationMessageHandler.h"
#include "Host/HostEngine.h"
#include "IHandTracker.h"
#include "IInputDevice.h"
#include "IInputDeviceModule.h"
#include "IXRCamera.h"
#include "IXRTrackingSystem.h"
#include "Misc/App.h"

namespace HostXRBridgeDetail
{
using namespace UE::Host;

TArray<TSharedPtr<IInputDevice>>& GetDevices()
{
	static TArray<TSharedPtr<IInputDevice>> Devices;
	return Devices;
}

/** SetupLateUpdate, then UpdatePlayerCamera if the camera is locked to the head. */
void FollowXRCamera(UCameraComponent& Camera, IXRCamera& XRCamera, [[maybe_unused]] float DeltaTime)
{
	const FTransform ParentToWorld = Camera.GetRelativeTransform().Inverse() * Camera.GetComponentTransform();
	XRCamera.SetupLateUpdate(ParentToWorld, &Camera, !Camera.bLockToHmd);
	if (Camera.bLockToHmd)
	{
		FQuat Orientation = FQuat::Identity;
		FVector Position = FVector::ZeroVector;
#if !HOST_HAS_XR_CAMERA_DELTA_TIME
		const bool bHasPose = XRCamera.UpdatePlayerCamera(Orientation, Position);
#else
		const bool bHasPose = XRCamera.UpdatePlayerCamera(Orientation, Position, DeltaTime);
#endif
		// UNCONFIRMED(camera-without-pose): A locked camera whose head has no pose goes back to its parent.
		Camera.SetRelativeTransform(bHasPose ? FTransform(Orientation, Position) : FTransform::Identity);
	}
}

// A module that registers later is not asked.
void MakeDevices()
{
	for (IInputDeviceModule* Module : IModularFeatures::Get().GetModularFeatureImplementations<IInputDeviceModule>(
			 IInputDeviceModule::GetModularFeatureName()))
	{
#if !HOST_HAS_PREFERRED_DEVICES
		const TSharedPtr<IInputDevice> Device = Module->CreateInputDevice(GetMessageHandler());
#else
		const TSharedPtr<IInputDevice> Device = Module->CreateInputDeviceIfPreferred(GetMessageHandler());
#endif
		if (Device.IsValid())
		{
			Device->SetMessageHandler(GetMessageHandler());
			GetDevices().Add(Device);
		}
	}
}

const bool bIsListening = (OnEngineInit(&MakeDevices), OnEngineShutdown([] { GetDevices().Empty(); }), true);
} // namespace HostXRBridgeDetail

void UCameraComponent::GetCameraView(float DeltaTime, FMinimalViewInfo& DesiredView)
{
	UWorld* World = GetWorld();
	IXRTrackingSystem* System = GEngine ? GEngine->XRSystem.Get() : nullptr;
	const TSharedPtr<IXRCamera, ESPMode::ThreadSafe> XRCamera = System ? System->GetXRCamera() : nullptr;
	if (XRCamera && World && World->IsGameWorld() && System->IsHeadTrackingAllowedForWorld(*World))
	{
		HostXRBridgeDetail::FollowXRCamera(*this, *XRCamera, DeltaTime);
	}
	DesiredView.Location = GetComponentLocation();
	DesiredView.Rotation = GetComponentRotation();
}

// UNCONFIRMED(default-hmd-data): GetHMDData of the base gives the pose of the head in the world.
void IXRTrackingSystem::GetHMDData(UObject*, FXRHMDData& HMDData)
{
	HMDData = FXRHMDData();
	HMDData.DeviceName = GetSystemName();
	HMDData.ApplicationInstanceID = FApp::GetInstanceId();
	FQuat Orientation = FQuat::Identity;
	FVector Position = FVector::ZeroVector;
	HMDData.bValid = GetCurrentPose(HMDDeviceId, Orientation, Position);
	if (HMDData.bValid)
	{
		const FTransform Pose = FTransform(Orientation, Position) * GetTrackingToWorldTransform();
		HMDData.Position = Pose.GetLocation();
		HMDData.Rotation = Pose.GetRotation();
		HMDData.TrackingStatus = IsTracking(HMDDeviceId) ? ETrackingStatus::Tracked : ETrackingStatus::NotTracked;
	}
}

#if HOST_HAS_TRACKED_KEYPOINTS && HOST_HAS_UNTRACKED_KEYPOINTS

// The new form serves trackers that override only the old one.
bool IHandTracker::GetAllKeypointStates(EControllerHand, TArray<FVector>&, TArray<FQuat>&, TArray<float>&) const
{
	return false;
}

bool IHandTracker::GetAllKeypointStates(EControllerHand Hand, TArray<FVector>& OutPositions,
	TArray<FQuat>& OutRotations, TArray<float>& OutRadii, bool& OutIsTracked) const
{
	PRAGMA_DISABLE_DEPRECATION_WARNINGS
	OutIsTracked = GetAllKeypointStates(Hand, OutPositions, OutRotations, OutRadii);
	PRAGMA_ENABLE_DEPRECATION_WARNINGS
	return OutIsTracked;
}

#endif
