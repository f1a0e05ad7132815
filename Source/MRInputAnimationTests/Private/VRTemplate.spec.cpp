// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Camera/CameraComponent.h"
#include "Camera/CameraTypes.h"
#include "Components/SphereComponent.h"
#include "Engine/LocalPlayer.h"
#include "EnhancedInputSubsystems.h"
#include "EnhancedPlayerInput.h"
#include "GameFramework/Pawn.h"
#include "GameFramework/PlayerController.h"
#include "HeadMountedDisplayFunctionLibrary.h"
#include "InputAction.h"
#include "InputCoreTypes.h"
#include "InputMappingContext.h"
#include "InputTriggers.h"
#include "MRInputPlaybackSubsystem.h"
#include "MRInputSettings.h"
#include "Misc/AutomationTest.h"
#include "MotionControllerComponent.h"
#include "Mria/Transform.h"
#include "Support/MRInputTestStage.h"
#include "UObject/Package.h"

#if WITH_DEV_AUTOMATION_TESTS

namespace VRTemplateSpecDetail
{

/** What the left controller of a preset has: names after OculusTouch_Left_ and the like. */
struct FController
{
	EMRInputKeyPreset Preset;
	const TCHAR* Device;
	TArray<FString> Axes;
	TArray<FString> Buttons;
	FString Grip; ///< What a grab is mapped to.
	const TCHAR* Profile;
};

/** Written a second time here, from the names that the engine's reference lists. */
TArray<FController> GetControllers()
{
	return {
		{EMRInputKeyPreset::OculusTouch, TEXT("OculusTouch"), {TEXT("Trigger_Axis"), TEXT("Grip_Axis")},
			{TEXT("Trigger_Click"), TEXT("Grip_Click")}, TEXT("Grip_Axis"),
			TEXT("/interaction_profiles/oculus/touch_controller")},
		{EMRInputKeyPreset::ValveIndex, TEXT("ValveIndex"),
			{TEXT("Trigger_Axis"), TEXT("Grip_Axis"), TEXT("Grip_Force")}, {TEXT("Trigger_Click")}, TEXT("Grip_Axis"),
			TEXT("/interaction_profiles/valve/index_controller")},
		{EMRInputKeyPreset::HTCVive, TEXT("Vive"), {TEXT("Trigger_Axis")}, {TEXT("Trigger_Click"), TEXT("Grip_Click")},
			TEXT("Grip_Click"), TEXT("/interaction_profiles/htc/vive_controller")},
		{EMRInputKeyPreset::WindowsMR, TEXT("MixedReality"), {TEXT("Trigger_Axis")},
			{TEXT("Trigger_Click"), TEXT("Grip_Click")}, TEXT("Grip_Click"),
			TEXT("/interaction_profiles/microsoft/motion_controller")},
	};
}

FKey MakeKey(const FController& Controller, const TCHAR* Hand, const FString& Control)
{
	return FKey(FName(*FString::Printf(TEXT("%s_%s_%s"), Controller.Device, Hand, *Control)));
}

} // namespace VRTemplateSpecDetail

BEGIN_DEFINE_SPEC(FMRInputVRTemplateSpec, "MRInputAnimation.Unit.VRTemplate",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ClientContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputBareEngine> Engine;
TUniquePtr<TGuardValue<EMRInputKeyPreset>> Preset;
TUniquePtr<FMRInputTestWorld> World;
FMRInputAnimationPtr Known;
TStrongObjectPtr<UInputMappingContext> Context;

void DefineKeys();
void DefineGrab();
void DefineProfile();
void DefinePawn();
UMotionControllerComponent* AddController(APawn& Pawn, FName Source);
void SetPreset(EMRInputKeyPreset Value);
UEnhancedInputLocalPlayerSubsystem& GetInput() const;
UInputAction* MapAction(const FKey& Key, UClass* Trigger);
bool IsTriggered(const UInputAction* Action) const;
bool IsPinching() const
{
	return World->GetPlayback().GetFrame().LeftHand.bIsPinching;
}
END_DEFINE_SPEC(FMRInputVRTemplateSpec)

void FMRInputVRTemplateSpec::Define()
{
	BeforeEach(
		[this]
		{
			SetPreset(GetDefault<UMRInputSettings>()->KeyPreset);
			MRInputTestStage::Begin(Engine, World, Known);
			Context.Reset(NewObject<UInputMappingContext>());
			GetInput().AddMappingContext(Context.Get(), 0);
			World->Tick(0.01f);
		});
	AfterEach(
		[this]
		{
			GetInput().RemoveMappingContext(Context.Get());
			Context.Reset();
			MRInputTestStage::End(Engine, World, Known);
			Preset.Reset();
		});
	DefineKeys();
	DefineGrab();
	DefineProfile();
	DefinePawn();
}

void FMRInputVRTemplateSpec::SetPreset(EMRInputKeyPreset Value)
{
	Preset.Reset();
	Preset = MakeUnique<TGuardValue<EMRInputKeyPreset>>(GetMutableDefault<UMRInputSettings>()->KeyPreset, Value);
}

UEnhancedInputLocalPlayerSubsystem& FMRInputVRTemplateSpec::GetInput() const
{
	return *ULocalPlayer::GetSubsystem<UEnhancedInputLocalPlayerSubsystem>(&World->GetLocalPlayer());
}

/** An action as the template has it, which the context keeps. */
UInputAction* FMRInputVRTemplateSpec::MapAction(const FKey& Key, UClass* Trigger)
{
	UInputAction* Action = NewObject<UInputAction>(Context.Get());
	if (Trigger)
	{
		Action->Triggers.Add(NewObject<UInputTrigger>(Action, Trigger));
	}
	Context->MapKey(Action, Key);
	GetInput().RemoveMappingContext(Context.Get());
	GetInput().AddMappingContext(Context.Get(), 0);
	return Action;
}

bool FMRInputVRTemplateSpec::IsTriggered(const UInputAction* Action) const
{
	const FInputActionInstance* Instance = GetInput().GetPlayerInput()->FindActionInstanceData(Action);
	return Instance && Instance->GetTriggerEvent() == ETriggerEvent::Triggered;
}

void FMRInputVRTemplateSpec::DefineKeys()
{
	using namespace VRTemplateSpecDetail;

	It("finds the keys of every preset before anything has played",
		[this]
		{
			for (const FController& Controller : GetControllers())
			{
				for (const FString& Axis : Controller.Axes)
				{
					const FKey Key = MakeKey(Controller, TEXT("Right"), Axis);
					TestTrue(Key.ToString(), Key.IsValid() && Key.IsAxis1D() && Key.IsGamepadKey());
				}
				for (const FString& Button : Controller.Buttons)
				{
					const FKey Key = MakeKey(Controller, TEXT("Right"), Button);
					TestTrue(Key.ToString(), Key.IsValid() && Key.IsDigital() && Key.IsGamepadKey());
				}
			}
			const FKey Hand(TEXT("OpenXRMsftHandInteraction_Left_Grip_Axis"));
			TestTrue(Hand.ToString(), Hand.IsValid() && Hand.IsAxis1D());
		});

	It("sends axes and buttons as the controller of the preset does",
		[this]
		{
			const FKey HandKey(TEXT("OpenXRMsftHandInteraction_Left_Grip_Axis"));
			const APlayerController& Player = World->GetPlayer();
			for (const FController& Controller : GetControllers())
			{
				SetPreset(Controller.Preset);
				World->Play(Known.Get());
				for (const float Value : {0.0f, 1.0f})
				{
					World->TickFrames(Value > 0.0f ? 10 : 2, 0.1f);
					TestTrue(TEXT("pinches"), IsPinching() == (Value > 0.0f));
					for (const FString& Axis : Controller.Axes)
					{
						const FKey Key = MakeKey(Controller, TEXT("Left"), Axis);
						TestEqual(Key.ToString(), Player.GetInputAnalogKeyState(Key), Value, 0.0f);
						TestFalse(Key.ToString() + TEXT(" is no button"), Player.WasInputKeyJustPressed(Key));
					}
					for (const FString& Button : Controller.Buttons)
					{
						const FKey Key = MakeKey(Controller, TEXT("Left"), Button);
						TestTrue(Key.ToString(), Player.IsInputKeyDown(Key) == (Value > 0.0f));
					}
					TestFalse(TEXT("hand interaction"), Player.IsInputKeyDown(HandKey));
				}
				World->GetPlayback().Stop();
				World->Tick(0.1f);
				const FKey Grip = MakeKey(Controller, TEXT("Left"), Controller.Grip);
				TestEqual(TEXT("released"), Player.GetInputAnalogKeyState(Grip), 0.0f, 0.0f);
			}
		});
}

void FMRInputVRTemplateSpec::DefineGrab()
{
	using namespace VRTemplateSpecDetail;

	It("grabs as VRTemplate does: one action, on while the hand pinches",
		[this]
		{
			for (const FController& Controller : GetControllers())
			{
				SetPreset(Controller.Preset);
				const UInputAction* Grab = MapAction(MakeKey(Controller, TEXT("Left"), Controller.Grip), nullptr);
				World->Play(Known.Get());
				int32 FramesOn = 0;
				for (int32 Frame = 0; Frame < 95; ++Frame)
				{
					World->Tick(0.02f);
					TestTrue(TEXT("the grab"), IsTriggered(Grab) == IsPinching());
					FramesOn += IsTriggered(Grab) ? 1 : 0;
				}
				TestTrue(FString(Controller.Device) + TEXT(" has grabbed"), FramesOn > 30);
				World->GetPlayback().Stop();
				World->Tick(0.02f);
			}
		});

	It("grabs as XRFramework does: one action when the pinch begins, another when it ends",
		[this]
		{
			for (const FController& Controller : GetControllers())
			{
				SetPreset(Controller.Preset);
				const FKey Grip = MakeKey(Controller, TEXT("Left"), Controller.Grip);
				const UInputAction* Pressed = MapAction(Grip, UInputTriggerPressed::StaticClass());
				const UInputAction* Released = MapAction(Grip, UInputTriggerReleased::StaticClass());
				World->Play(Known.Get());
				int32 Presses = 0;
				int32 Releases = 0;
				for (int32 Frame = 0; Frame < 95; ++Frame)
				{
					const bool bWasPinching = IsPinching();
					World->Tick(0.02f);
					TestTrue(TEXT("pressed"), IsTriggered(Pressed) == (IsPinching() && !bWasPinching));
					TestTrue(TEXT("released"), IsTriggered(Released) == (!IsPinching() && bWasPinching));
					Presses += IsTriggered(Pressed) ? 1 : 0;
					Releases += IsTriggered(Released) ? 1 : 0;
				}
				TestEqual(FString(Controller.Device) + TEXT(" presses"), Presses, 1);
				TestEqual(FString(Controller.Device) + TEXT(" releases"), Releases, 1);
				World->GetPlayback().Stop();
				World->Tick(0.02f);
			}
		});
}

void FMRInputVRTemplateSpec::DefineProfile()
{
	using namespace VRTemplateSpecDetail;

	It("answers with the controllers' interaction profile and with the head, without a headset",
		[this]
		{
			for (const FController& Controller : GetControllers())
			{
				SetPreset(Controller.Preset);
				World->Play(Known.Get());
				World->Tick(0.5f);
				FString Profile;
				TestTrue(TEXT("answers"),
					UHeadMountedDisplayFunctionLibrary::GetCurrentInteractionProfile(EControllerHand::Left, Profile));
				TestEqual(TEXT("the profile"), Profile, FString(Controller.Profile));
				TestFalse(TEXT("not for what is no hand"),
					UHeadMountedDisplayFunctionLibrary::GetCurrentInteractionProfile(EControllerHand::Pad, Profile));
				FXRHMDData Head;
				UHeadMountedDisplayFunctionLibrary::GetHMDData(&World->Get(), Head);
				TestTrue(TEXT("head data"), Head.bValid && Head.TrackingStatus == ETrackingStatus::Tracked);
				TestEqual(TEXT("the head"), Head.Position, World->GetPlayback().GetFrame().Head.GetLocation(), 1e-3f);
				World->GetPlayback().Stop();
			}
		});
}

UMotionControllerComponent* FMRInputVRTemplateSpec::AddController(APawn& Pawn, FName Source)
{
	UMotionControllerComponent* Controller = NewObject<UMotionControllerComponent>(&Pawn);
	Controller->SetTrackingMotionSource(Source);
	Controller->SetupAttachment(Pawn.GetRootComponent());
	Controller->RegisterComponent();
	return Controller;
}

void FMRInputVRTemplateSpec::DefinePawn()
{
	It("aligns camera and hands of a possessed pawn with the floor, for a recording made at eye level",
		[this]
		{
			const FTransform PawnTransform(FRotator(0.0, 40.0, 0.0), FVector(300.0, -200.0, 20.0));
			constexpr float Radius = 10000.0f;
			AActor* Floor = World->AddActor(FTransform(PawnTransform.GetLocation() - FVector(0.0, 0.0, Radius)));
			USphereComponent* Ball = NewObject<USphereComponent>(Floor);
			Ball->InitSphereRadius(Radius);
			Ball->SetCollisionProfileName(TEXT("BlockAll"));
			Ball->SetupAttachment(Floor->GetRootComponent());
			Ball->RegisterComponent();

			APawn* Pawn = World->Get().SpawnActor<APawn>();
			USceneComponent* Origin = NewObject<USceneComponent>(Pawn);
			Pawn->SetRootComponent(Origin);
			Origin->RegisterComponent();
			UCameraComponent* Camera = NewObject<UCameraComponent>(Pawn);
			Camera->bLockToHmd = true;
			Camera->SetupAttachment(Origin);
			Camera->RegisterComponent();
			const UMotionControllerComponent* Left = AddController(*Pawn, TEXT("LeftGrip"));
			const UMotionControllerComponent* Right = AddController(*Pawn, TEXT("RightGrip"));
			Pawn->SetActorTransform(PawnTransform);
			World->GetPlayer().Possess(Pawn);
			World->GetPlayer().SetViewTarget(Pawn);

			mria::Recording Recording = MRInputTestRecordings::MakeKnown();
			mria::Transform(Recording, {mria::Quat(), {0.0f, -1.6f, 0.0f}, 1.0f});
			Known = MRInputTestRecordings::Make(Recording);
			World->Play(Known.Get());
			World->TickFrames(50, 0.02f);

			FMinimalViewInfo View;
			Camera->GetCameraView(0.0f, View);
			const FMRInputFrame Frame = World->GetPlayback().GetFrame();
			TestEqual(TEXT("the camera's height, which has risen by 5 cm"), View.Location.Z, 20.0 + 165.0, 0.5);
			TestEqual(TEXT("the camera"), View.Location, Frame.Head.GetLocation(), 0.5f);
			TestTrue(TEXT("both hands"), Left->IsTracked() && Right->IsTracked());
			TestEqual(
				TEXT("the left hand"), Left->GetComponentLocation(), Frame.LeftHand.Keypoints[0].GetLocation(), 1e-2f);
			TestEqual(TEXT("the right hand"), Right->GetComponentLocation(), Frame.RightHand.Keypoints[0].GetLocation(),
				1e-2f);
		});
}

#endif
