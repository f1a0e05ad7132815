// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Camera/CameraComponent.h"
#include "Engine/Engine.h"
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
#include "UObject/WeakObjectPtrTemplates.h"

/** Joins input devices and the XR system to the engine's frame. */
namespace HostXRBridgeDetail
{

using namespace UE::Host;

/** What one controller has seen of its user's keys at its last two frames. */
struct FPlayerKeys
{
	TWeakObjectPtr<const APlayerController> Player;
	FInputKeyStates Before;
	FInputKeyStates Now;
};

struct FBridge
{
	TArray<TSharedPtr<IInputDevice>> Devices;
	TArray<FPlayerKeys> Players;
};

FBridge& GetBridge()
{
	static FBridge Bridge;
	return Bridge;
}

FPlatformUserId GetUser(const APlayerController& Player)
{
	const ULocalPlayer* LocalPlayer = Player.GetLocalPlayer();
	return LocalPlayer != nullptr ? LocalPlayer->GetPlatformUserId() : FPlatformUserId();
}

FPlayerKeys* FindPlayer(const APlayerController& Player)
{
	return GetBridge().Players.FindByPredicate(
		[&Player](const FPlayerKeys& Candidate) { return Candidate.Player.Get() == &Player; });
}

void ProcessPlayerInput(APlayerController& Player, float)
{
	GetBridge().Players.RemoveAll([](const FPlayerKeys& Candidate) { return !Candidate.Player.IsValid(); });
	FPlayerKeys* Keys = FindPlayer(Player);
	if (Keys == nullptr)
	{
		// A controller has not heard what happened before its first frame.
		FPlayerKeys NewKeys;
		NewKeys.Player = &Player;
		NewKeys.Now = GetInputKeyStatesAtFrameBegin(GetUser(Player));
		Keys = &GetBridge().Players[GetBridge().Players.Add(NewKeys)];
	}
	Keys->Before = MoveTemp(Keys->Now);
	Keys->Now = GetInputKeyStates(GetUser(Player));
}

FInputKeyState Find(const FInputKeyStates& States, const FKey& Key)
{
	const FInputKeyState* State = States.Find(Key.GetFName());
	return State != nullptr ? *State : FInputKeyState();
}

FHostKeyState GetKeyState(const APlayerController& Player, const FKey& Key)
{
	FHostKeyState Answer;
	if (const FPlayerKeys* Keys = FindPlayer(Player))
	{
		const FInputKeyState Before = Find(Keys->Before, Key);
		const FInputKeyState Now = Find(Keys->Now, Key);
		Answer.bDown = Now.bDown;
		Answer.bJustPressed = Now.Presses != Before.Presses;
		Answer.bJustReleased = Now.Releases != Before.Releases;
		Answer.Value = Now.bHasAnalog ? Now.Analog : (Now.bDown ? 1.0f : 0.0f);
	}
	return Answer;
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
			GetBridge().Devices.Add(Device);
		}
	}
}

void TickDevices(double DeltaSeconds)
{
	BeginInputFrame();
	for (const TSharedPtr<IInputDevice>& Device : GetBridge().Devices)
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
	GetBridge() = FBridge();
	ResetInput();
}

struct FRegistration
{
	FRegistration()
	{
		GetXRHooks().IsHeadTrackingAllowed = &IsHeadTrackingAllowed;
		GetXRHooks().UpdateCamera = &UpdateCamera;
		GetXRHooks().GetKeyState = &GetKeyState;
		GetXRHooks().ProcessPlayerInput = &ProcessPlayerInput;
		OnEngineInit(&MakeDevices);
		OnEngineTick(&TickDevices);
		OnEngineShutdown(&DropDevices);
	}
};

const FRegistration Registration;

} // namespace HostXRBridgeDetail
