// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Camera/CameraComponent.h"
#include "Camera/CameraTypes.h"
#include "Engine/Engine.h"
#include "Engine/World.h"
#include "GameFramework/Actor.h"
#include "HeadMountedDisplayFunctionLibrary.h"
#include "MRInputEngineCompat.h"
#include "MRInputPlaybackSubsystem.h"
#include "MRInputSettings.h"
#include "Misc/AutomationTest.h"
#include "Support/MRInputEventLog.h"
#include "Support/MRInputTestDevices.h"
#include "Support/MRInputTestHeadset.h"
#include "Support/MRInputTestRecordings.h"
#include "Support/MRInputTestWorld.h"

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputWorldsSpec, "MRInputAnimation.Unit.Worlds",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ClientContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputBareEngine> Engine;
TUniquePtr<FMRInputTestWorld> First;
TUniquePtr<FMRInputTestWorld> Second;
FMRInputAnimationPtr Known;
FString Before;

void DefineTurns();
void DefineHeads();
void DefineEnds();
FVector GetView(UCameraComponent& Camera) const;
bool HasRecordedHead(const FMRInputTestWorld& World) const;
FVector GetPalm() const;
FVector GetPalmAt(float Time) const;
END_DEFINE_SPEC(FMRInputWorldsSpec)

/** Where devices say that the left palm is, in tracking space; zero if none does. */
FVector FMRInputWorldsSpec::GetPalm() const
{
	FTransform Pose;
	return MRInputTestDevices::FindPose(TEXT("LeftPalm"), Pose) ? Pose.GetLocation() : FVector::ZeroVector;
}

FVector FMRInputWorldsSpec::GetPalmAt(float Time) const
{
	return Known->SampleAt(Time).LeftHand.Keypoints[0].GetLocation();
}

void FMRInputWorldsSpec::Define()
{
	BeforeEach(
		[this]
		{
			Engine = MakeUnique<FMRInputBareEngine>();
			Before = FMRInputEngineDevices::Get().ToString();
			First = MakeUnique<FMRInputTestWorld>();
			Second = MakeUnique<FMRInputTestWorld>();
			Known = MRInputTestRecordings::Make(MRInputTestRecordings::MakeKnown());
		});
	AfterEach(
		[this]
		{
			First.Reset();
			Second.Reset();
			TestEqual(TEXT("devices that are left over"), *FMRInputEngineDevices::Get().ToString(), *Before);
			Engine.Reset();
			Known.Reset();
		});
	DefineTurns();
	DefineHeads();
	DefineEnds();
}

FVector FMRInputWorldsSpec::GetView(UCameraComponent& Camera) const
{
	FMinimalViewInfo View;
	Camera.GetCameraView(0.01f, View);
	return View.Location;
}

/** Whether the function library gives the recorded head, hand or controller where it is asked for that world. */
bool FMRInputWorldsSpec::HasRecordedHead(const FMRInputTestWorld& World) const
{
	FXRHMDData Head;
	UHeadMountedDisplayFunctionLibrary::GetHMDData(&World.Get(), Head);
	bool bHasHand = false;
#if MRINPUT_HAS_XR_STATES
	FXRHandTrackingState Hand;
	UHeadMountedDisplayFunctionLibrary::GetHandTrackingState(
		&World.Get(), EXRSpaceType::UnrealWorldSpace, EControllerHand::Left, Hand);
	FXRMotionControllerState Controller;
	UHeadMountedDisplayFunctionLibrary::GetMotionControllerState(
		&World.Get(), EXRSpaceType::UnrealWorldSpace, EControllerHand::Left, EXRControllerPoseType::Grip, Controller);
	bHasHand = Hand.bValid || Controller.bValid;
#else
	FXRMotionControllerData Controller;
	UHeadMountedDisplayFunctionLibrary::GetMotionControllerData(&World.Get(), EControllerHand::Left, Controller);
	bHasHand = Controller.bValid;
#endif
	return (Head.bValid && Head.DeviceName == TEXT("MRInput")) || bHasHand;
}

void FMRInputWorldsSpec::DefineTurns()
{
	It("have the devices in turn: the last to start has them, then the one before",
		[this]
		{
			First->Play(Known.Get());
			First->Tick(0.5f);
			TestEqual(TEXT("the first"), GetPalm(), GetPalmAt(0.5f), 1e-3f);
			Second->Play(Known.Get());
			Second->Tick(1.5f);
			TestEqual(TEXT("the second"), GetPalm(), GetPalmAt(1.5f), 1e-3f);
			TestFalse(TEXT("the first drives"), First->GetPlayback().IsDriving());
			TestTrue(TEXT("the second drives"), Second->GetPlayback().IsDriving());
			First->Tick(0.25f);
			TestEqual(TEXT("the second still"), GetPalm(), GetPalmAt(1.5f), 1e-3f);
			TestEqual(TEXT("the first continues"), First->GetPlayback().GetTime(), 0.75f, 1e-6f);
			Second->GetPlayback().Stop();
			TestTrue(TEXT("the first drives again"), First->GetPlayback().IsDriving());
			First->Tick(0.25f);
			TestEqual(TEXT("the first again"), GetPalm(), GetPalmAt(1.0f), 1e-3f);
		});

	It("do not disturb each other when one without the devices stops",
		[this]
		{
			First->Play(Known.Get());
			Second->Play(Known.Get());
			Second->Tick(0.5f);
			const TSharedPtr<IXRTrackingSystem, ESPMode::ThreadSafe> System = GEngine->XRSystem;
			First->GetPlayback().Stop();
			TestEqual(TEXT("the second"), GetPalm(), GetPalmAt(0.5f), 1e-3f);
			TestTrue(TEXT("its head"), System.IsValid() && GEngine->XRSystem == System);
			Second->Tick(0.5f);
			TestEqual(TEXT("continues"), GetPalm(), GetPalmAt(1.0f), 1e-3f);
		});

	It("tick for themselves",
		[this]
		{
			First->Play(Known.Get());
			Second->TickFrames(5, 0.25f);
			TestEqual(TEXT("the time"), First->GetPlayback().GetTime(), 0.0f, 0.0f);
		});

	It("receive only their own events",
		[this]
		{
			const TStrongObjectPtr<UMRInputEventLog> Log(NewObject<UMRInputEventLog>());
			Log->Listen(Second->GetPlayback());
			First->Play(Known.Get());
			First->TickFrames(10, 0.25f);
			TestEqual(TEXT("events"), Log->Events.Num(), 0);
		});
}

void FMRInputWorldsSpec::DefineHeads()
{
	for (const bool bHasHeadset : {false, true})
	{
		It(bHasHeadset ? TEXT("have heads of their own before a headset") : TEXT("have heads of their own"),
			[this, bHasHeadset]
			{
				const TGuardValue<EMRInputHeadRoute> Route(
					GetMutableDefault<UMRInputSettings>()->HeadRoute, EMRInputHeadRoute::Always);
				if (bHasHeadset)
				{
					GEngine->XRSystem = MakeShared<FMRInputTestHeadset, ESPMode::ThreadSafe>(FVector::ZeroVector);
				}
				const FTransform Here(FVector(1000.0, 0.0, 0.0));
				const FTransform There(FVector(0.0, 2000.0, 0.0));
				UCameraComponent* Own = First->AddHeadCamera(Here);
				UCameraComponent* Other = Second->AddHeadCamera(There);
				First->Play(Known.Get());
				for (int32 Frame = 0; Frame < 3; ++Frame)
				{
					First->Tick(0.1f);
					Second->Tick(0.1f);
				}
				TestFalse(TEXT("its own camera moves"), GetView(*Own).Equals(Here.GetLocation(), 1.0));
				TestEqual(TEXT("another's camera"), GetView(*Other), There.GetLocation(), 1e-3f);
				TestTrue(TEXT("tracking space stays, if it is ours"),
					bHasHeadset || GEngine->XRSystem->GetTrackingToWorldTransform().Equals(Here, 1e-3));
				TestTrue(TEXT("its own head"), HasRecordedHead(*First));
				TestFalse(TEXT("another's head"), HasRecordedHead(*Second));
				First->GetPlayback().Stop();
				GEngine->XRSystem.Reset();
			});
	}
}

void FMRInputWorldsSpec::DefineEnds()
{
	It("end as games do: that is announced, and then actors end their play, before the world is cleaned up",
		[this]
		{
			const UWorld* World = &First->Get();
			const AActor* Actor = First->AddActor();
			TestTrue(TEXT("plays"), Actor->HasActorBegunPlay());
			TArray<FString> Notifications;
			const auto Keep = [&Notifications, World, Actor](const UWorld* Ending, const TCHAR* What)
			{
				if (Ending == World)
				{
					Notifications.Add(
						FString(What) + (Actor->HasActorBegunPlay() ? TEXT(" while it plays") : TEXT("")));
				}
			};
			const FDelegateHandle TearDown = FWorldDelegates::OnWorldBeginTearDown.AddLambda(
				[Keep](UWorld* Ending) { Keep(Ending, TEXT("announced")); });
			const FDelegateHandle Cleanup = FWorldDelegates::OnWorldCleanup.AddLambda(
				[Keep](UWorld* Ending, bool, bool) { Keep(Ending, TEXT("cleaned up")); });
			First.Reset();
			FWorldDelegates::OnWorldBeginTearDown.Remove(TearDown);
			FWorldDelegates::OnWorldCleanup.Remove(Cleanup);
			TestEqual(TEXT("in order"), *FString::Join(Notifications, TEXT(", ")),
				TEXT("announced while it plays, cleaned up"));
		});

	It("put everything back when they go while they play",
		[this]
		{
			FMRInputTestController Controller(FVector(-10.0, 0.0, 0.0));
			Controller.Register();
			const TSharedPtr<FMRInputTestHeadset, ESPMode::ThreadSafe> Headset =
				MakeShared<FMRInputTestHeadset, ESPMode::ThreadSafe>(FVector::ZeroVector);
			Headset->Display.bIsConnected = false;
			GEngine->XRSystem = Headset;
			const FString WithDevices = FMRInputEngineDevices::Get().ToString();
			First->Play(Known.Get());
			First->Tick(0.6f);
			TestFalse(TEXT("while it plays"), FMRInputEngineDevices::Get().ToString() == WithDevices);
			First.Reset();
			TestEqual(TEXT("afterwards"), *FMRInputEngineDevices::Get().ToString(), *WithDevices);
			GEngine->XRSystem.Reset();
		});

	It("hand the devices on when they go while they play",
		[this]
		{
			First->Play(Known.Get());
			First->Tick(0.5f);
			Second->Play(Known.Get());
			Second->Tick(1.0f);
			Second.Reset();
			First->Tick(0.25f);
			TestTrue(TEXT("the first drives"), First->GetPlayback().IsDriving());
			TestEqual(TEXT("the palm"), GetPalm(), GetPalmAt(0.75f), 1e-3f);
		});

	It("leave the one that drives alone when another goes",
		[this]
		{
			First->Play(Known.Get());
			Second->Play(Known.Get());
			First.Reset();
			Second->Tick(0.5f);
			TestEqual(TEXT("the palm"), GetPalm(), GetPalmAt(0.5f), 1e-3f);
		});

	It("leave nothing behind when both stop, in either order",
		[this]
		{
			for (const bool bFirstStopsFirst : {true, false})
			{
				First->Play(Known.Get());
				Second->Play(Known.Get());
				First->Tick(0.25f);
				Second->Tick(0.25f);
				(bFirstStopsFirst ? First : Second)->GetPlayback().Stop();
				(bFirstStopsFirst ? Second : First)->GetPlayback().Stop();
				TestEqual(TEXT("devices"), *FMRInputEngineDevices::Get().ToString(), *Before);
			}
		});

	It("have a playback each, and so has no other kind of world",
		[this]
		{
			TestTrue(TEXT("two"), &First->GetPlayback() != &Second->GetPlayback());
			UWorld* Preview = UWorld::CreateWorld(EWorldType::EditorPreview, false);
			TestNull(TEXT("a preview's"), Preview->GetSubsystem<UMRInputPlaybackSubsystem>());
			Preview->DestroyWorld(false);
		});
}

#endif
