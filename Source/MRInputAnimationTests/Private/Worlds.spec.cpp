// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Engine/Engine.h"
#include "Engine/World.h"
#include "MRInputPlaybackSubsystem.h"
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
void DefineEnds();
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
	DefineEnds();
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
			TestEqual(TEXT("the first goes on"), First->GetPlayback().GetTime(), 0.75f, 1e-6f);
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
			TestEqual(TEXT("goes on"), GetPalm(), GetPalmAt(1.0f), 1e-3f);
		});

	It("tick for themselves",
		[this]
		{
			First->Play(Known.Get());
			Second->TickFrames(5, 0.25f);
			TestEqual(TEXT("the time"), First->GetPlayback().GetTime(), 0.0f, 0.0f);
		});

	It("tell their own events only",
		[this]
		{
			const TStrongObjectPtr<UMRInputEventLog> Log(NewObject<UMRInputEventLog>());
			Log->Listen(Second->GetPlayback());
			First->Play(Known.Get());
			First->TickFrames(10, 0.25f);
			TestEqual(TEXT("events"), Log->Events.Num(), 0);
		});
}

void FMRInputWorldsSpec::DefineEnds()
{
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
