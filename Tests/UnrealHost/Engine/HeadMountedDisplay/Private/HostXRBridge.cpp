// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Camera/CameraComponent.h"
#include "Engine/Engine.h"
#include "Engine/World.h"
#include "Features/IModularFeatures.h"
#include "GenericPlatform/GenericApplicationMessageHandler.h"
#include "Host/HostEngine.h"
#include "IInputDevice.h"
#include "IInputDeviceModule.h"
#include "IXRCamera.h"
#include "IXRTrackingSystem.h"

namespace HostXRBridgeDetail
{
using namespace UE::Host;

TArray<TSharedPtr<IInputDevice>>& GetDevices()
{
	static TArray<TSharedPtr<IInputDevice>> Devices;
	return Devices;
}

TSharedPtr<IXRCamera, ESPMode::ThreadSafe> GetCamera()
{
	return GEngine != nullptr && GEngine->XRSystem.IsValid() ? GEngine->XRSystem->GetXRCamera() : nullptr;
}

bool IsHeadTrackingAllowed(UWorld& World)
{
	return GetCamera().IsValid() && GEngine->XRSystem->IsHeadTrackingAllowedForWorld(World);
}

void UpdateCamera(
	UCameraComponent& Camera, const FTransform& ParentToWorld, float DeltaTime, FHostXRCameraAnswer& InOutAnswer)
{
	const TSharedPtr<IXRCamera, ESPMode::ThreadSafe> XRCamera = GetCamera();
	XRCamera->SetupLateUpdate(ParentToWorld, &Camera, !Camera.bLockToHmd);
	if (Camera.bLockToHmd)
	{
#if !HOST_HAS_XR_CAMERA_DELTA_TIME
		static_cast<void>(DeltaTime);
		InOutAnswer.bHasPose = XRCamera->UpdatePlayerCamera(InOutAnswer.Orientation, InOutAnswer.Position);
#else
		InOutAnswer.bHasPose = XRCamera->UpdatePlayerCamera(InOutAnswer.Orientation, InOutAnswer.Position, DeltaTime);
#endif
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

const bool bIsListening = []
{
	GetXRHooks().IsHeadTrackingAllowed = &IsHeadTrackingAllowed;
	GetXRHooks().UpdateCamera = &UpdateCamera;
	OnEngineInit(&MakeDevices);
	OnEngineShutdown([] { GetDevices().Empty(); });
	return true;
}();
} // namespace HostXRBridgeDetail
