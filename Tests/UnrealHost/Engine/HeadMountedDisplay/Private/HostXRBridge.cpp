// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Camera/CameraComponent.h"
#include "Engine/Engine.h"
#include "Engine/GameInstance.h"
#include "Engine/GameViewportClient.h"
#include "Engine/LocalPlayer.h"
#include "Engine/World.h"
#include "Features/IModularFeatures.h"
#include "GameFramework/PlayerController.h"
#include "Host/HostEngine.h"
#include "Host/HostInput.h"
#include "Host/HostXRHooks.h"
#include "IInputDevice.h"
#include "IInputDeviceModule.h"
#include "IXRCamera.h"
#include "IXRTrackingSystem.h"
#include "InputCoreTypes.h"

/** Joins input devices and the XR system to the engine's frame. */
namespace HostXRBridgeDetail
{
using namespace UE::Host;

TArray<TSharedPtr<IInputDevice>>& GetDevices()
{
	static TArray<TSharedPtr<IInputDevice>> Devices;
	return Devices;
}

EInputEvent ToKeyEvent(const FInputEvent& Event)
{
	if (Event.Kind == EInputEventKind::Pressed)
	{
		return Event.bIsRepeat ? IE_Repeat : IE_Pressed;
	}
	return Event.Kind == EInputEventKind::Released ? IE_Released : IE_Axis;
}

FInputKeyArgs ToKeyArgs(const FInputEvent& Event)
{
#if HOST_HAS_INPUT_KEY_EVENT_ARGS
	return FInputKeyArgs(nullptr, Event.Device, FKey(Event.Key), ToKeyEvent(Event), Event.Value, false, 0);
#else
	FInputKeyArgs Args;
	Args.Key = FKey(Event.Key);
	Args.InputDevice = Event.Device;
	Args.Event = ToKeyEvent(Event);
	Args.Delta.X = Event.Value;
	return Args;
#endif
}

/** What the focused viewport does with a key: its player of that user gets it. */
bool ReceiveKey(const FInputEvent& Event)
{
	const UGameViewportClient* Viewport = GetXRHooks().FocusedViewport;
	const UWorld* World = Viewport != nullptr ? Viewport->GetWorld() : nullptr;
	const UGameInstance* Game = World != nullptr ? World->GetGameInstance() : nullptr;
	const ULocalPlayer* Player = Game != nullptr ? Game->FindLocalPlayerFromPlatformUserId(Event.User) : nullptr;
	APlayerController* Controller = Player != nullptr ? Player->PlayerController.Get() : nullptr;
	return Controller != nullptr && Controller->InputKey(ToKeyArgs(Event));
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
	XRCamera->OverrideFOV(InOutAnswer.FieldOfView);
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

void TickDevices(double DeltaSeconds)
{
	for (const TSharedPtr<IInputDevice>& Device : GetDevices())
	{
		Device->Tick(static_cast<float>(DeltaSeconds));
		Device->SendControllerEvents();
	}
	for (const FWorldContext& Context : GEngine->GetWorldContexts())
	{
		// The system may put another one in its place, and must outlive its own call.
		const TSharedPtr<IXRTrackingSystem, ESPMode::ThreadSafe> System = GEngine->XRSystem;
		if (System.IsValid() && Context.World() != nullptr)
		{
			System->OnStartGameFrame(const_cast<FWorldContext&>(Context));
		}
	}
}

void DropDevices()
{
	GetDevices().Empty();
	ClearInputEvents();
}

struct FRegistration
{
	FRegistration()
	{
		GetXRHooks().IsHeadTrackingAllowed = &IsHeadTrackingAllowed;
		GetXRHooks().UpdateCamera = &UpdateCamera;
		SetInputReceiver(&ReceiveKey);
		OnEngineInit(&MakeDevices);
		OnEngineTick(&TickDevices);
		OnEngineShutdown(&DropDevices);
	}
};

const FRegistration Registration;
} // namespace HostXRBridgeDetail
