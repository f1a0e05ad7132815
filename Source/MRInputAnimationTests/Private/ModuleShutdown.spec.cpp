// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Containers/Ticker.h"
#include "Engine/Engine.h"
#include "GameFramework/PlayerController.h"
#include "HAL/IConsoleManager.h"
#include "InputCoreTypes.h"
#include "LevelSequenceActor.h"
#include "MRInputGhostHandsComponent.h"
#include "MRInputPlaybackSubsystem.h"
#include "MRInputSequenceSolo.h"
#include "MRInputSettings.h"
#include "Misc/AutomationTest.h"
#include "Modules/ModuleInterface.h"
#include "Modules/ModuleManager.h"
#include "Support/MRInputRecordingStage.h"
#include "Support/MRInputTestHeadset.h"
#include "Support/MRInputTestSequence.h"
#include "UObject/GarbageCollection.h"

#if WITH_DEV_AUTOMATION_TESTS

/**
 * The module is shut down and started again in place, never unloaded: other modules are linked to its code, and the
 * engine keeps its classes.
 */
BEGIN_DEFINE_SPEC(FMRInputModuleShutdownSpec, "MRInputAnimation.Unit.ModuleShutdown",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ClientContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputBareEngine> Engine;
TUniquePtr<FMRInputRecordingStage> Stage;
TStrongObjectPtr<UMRInputEventLog> Log;
FMRInputAnimationPtr Known;
FMRInputEngineDevices Before;
bool bIsDown = false;

void DefineDevices();
void DefineActivities();
void DefineRestart();
IModuleInterface& GetModule() const
{
	return FModuleManager::GetModuleChecked<IModuleInterface>(TEXT("MRInputAnimation"));
}
void Shutdown()
{
	bIsDown = true;
	GetModule().ShutdownModule();
}
void Restart()
{
	GetModule().StartupModule();
	bIsDown = false;
}
/** Plays into the left hand's pinch. */
void Play()
{
	Stage->World->Play(Known.Get());
	Stage->World->TickFrames(10, 0.1f);
}
bool IsKeyDown() const
{
	return Stage->World->GetPlayer().IsInputKeyDown(FKey(TEXT("OpenXRMsftHandInteraction_Left_Select_Axis")));
}
END_DEFINE_SPEC(FMRInputModuleShutdownSpec)

void FMRInputModuleShutdownSpec::Define()
{
	BeforeEach(
		[this]
		{
			Engine = MakeUnique<FMRInputBareEngine>();
			Before = FMRInputEngineDevices::Get();
			Stage = MakeUnique<FMRInputRecordingStage>();
			Known = MRInputTestRecordings::Make(MRInputTestRecordings::MakeKnown());
			Log = MRInputTestStage::Listen(*Stage->World);
		});
	AfterEach(
		[this]
		{
			if (bIsDown)
			{
				Restart();
			}
			Stage.Reset();
			Log.Reset();
			Known.Reset();
			TestEqual(TEXT("devices that are left over"), *FMRInputEngineDevices::Get().ToString(), *Before.ToString());
			Engine.Reset();
		});
	DefineDevices();
	DefineActivities();
	DefineRestart();
}

void FMRInputModuleShutdownSpec::DefineDevices()
{
	It("puts the real devices back while a recording plays",
		[this]
		{
			const TSharedRef<FMRInputTestHeadset, ESPMode::ThreadSafe> Headset =
				MakeShared<FMRInputTestHeadset, ESPMode::ThreadSafe>(FVector::ZeroVector);
			const TGuardValue<EMRInputHeadRoute> Route(
				GetMutableDefault<UMRInputSettings>()->HeadRoute, EMRInputHeadRoute::Always);
			GEngine->XRSystem = Headset;
			FMRInputTestController Controller(FVector::ZeroVector);
			Controller.Register();
			Play();
			TestTrue(TEXT("replayed"), GEngine->XRSystem != Headset && GEngine->EyeTrackingDevice);
			Shutdown();
			TestTrue(TEXT("the headset"), GEngine->XRSystem == Headset);
			TestFalse(TEXT("an eye tracker"), GEngine->EyeTrackingDevice.IsValid());
			TestTrue(TEXT("the controller"), MRInputTestDevices::FindController() == &Controller);
			TestEqual(TEXT("hand trackers"), FMRInputEngineDevices::Get().HandTrackers, Before.HandTrackers);
			TestEqual(TEXT("input devices"), FMRInputEngineDevices::Get().InputDevices, Before.InputDevices - 1);
			GEngine->XRSystem.Reset();
		});

	It("releases keys, and does not give the devices to a listener that plays again",
		[this]
		{
			Play();
			TestTrue(TEXT("down while it pinches"), IsKeyDown());
			Log->OnReceived = [this, bHasPlayedAgain = false](const FMRInputEvent& Event) mutable
			{
				if (Event.Kind == EMRInputEventKind::Stopped && !bHasPlayedAgain)
				{
					bHasPlayedAgain = true;
					Stage->World->Play(Known.Get());
				}
			};
			Shutdown();
			Stage->World->TickFrames(3, 0.1f);
			TestFalse(TEXT("down afterwards"), IsKeyDown());
			TestEqual(TEXT("controllers"), FMRInputEngineDevices::Get().Controllers, Before.Controllers);
			TestFalse(TEXT("drives"), Stage->World->GetPlayback().IsDriving());
		});

	It("removes its console commands, and restores them",
		[this]
		{
			Shutdown();
			TestNull(TEXT("while it is down"), IConsoleManager::Get().FindConsoleObject(TEXT("MRInput.Play")));
			Restart();
			TestNotNull(TEXT("again"), IConsoleManager::Get().FindConsoleObject(TEXT("MRInput.Play")));
		});

	It("does not look at devices that come while it is down",
		[this]
		{
			Play();
			Shutdown();
			FMRInputTestController Controller(FVector::ZeroVector);
			Controller.Register();
			TestTrue(TEXT("the controller"), MRInputTestDevices::FindController() == &Controller);
			Stage->World->TickFrames(3, 0.1f);
			TestEqual(TEXT("controllers"), FMRInputEngineDevices::Get().Controllers, Before.Controllers + 1);
		});
}

void FMRInputModuleShutdownSpec::DefineActivities()
{
	It("stops playback, with one event",
		[this]
		{
			Play();
			Shutdown();
			TestTrue(TEXT("stopped"), Stage->World->GetPlayback().GetStatus() == EMRInputPlayStatus::Stopped);
			TestEqual(TEXT("heard"), Log->Count(EMRInputEventKind::Stopped), 1);
			TestEqual(TEXT("pinches that began"), Log->Count(EMRInputEventKind::PinchStarted),
				Log->Count(EMRInputEventKind::PinchEnded));
		});

	It("ends a recording: the stream is closed, the take is saved and kept",
		[this]
		{
			Stage->Options.bStreamToDisk = true;
			Stage->Options.bSaveOnEnd = true;
			Stage->Record(60);
			Shutdown();
			TestFalse(TEXT("recording"), Stage->Recorder->IsRecording());
			TestEqual(TEXT("heard"), *Stage->Log->Describe(), TEXT("started 1, stopped 1"));
			TestEqual(TEXT("saved"), Stage->FindFiles(TEXT("*.bin")).Num(), 1);
			TestEqual(TEXT("streams"), Stage->FindFiles(TEXT("*.mrstream")).Num(), 0);
			Stage->World->TickFrames(3, 0.1f);
			TestEqual(TEXT("seconds"), Stage->Recorder->GetRecordedSeconds(), 59.0f / 60.0f, 1e-4f);
		});

	It("leaves sequences and ghosts running without devices",
		[this]
		{
			UMRInputGhostHandsComponent* Ghosts = NewObject<UMRInputGhostHandsComponent>(Stage->World->AddActor());
			Ghosts->Animation = Known.Get();
			Ghosts->RegisterComponent();
			FMRInputTestSequence Sequence(*Stage->World, 4.0);
			Sequence.Add(Known.Get(), 0.0, 2.0);
			Sequence.GetPlayer().Play();
			Stage->World->TickFrames(5, 0.1f);
			Shutdown();
			Stage->World->TickFrames(5, 0.1f);
			Sequence.GoTo(0.2, EUpdatePositionMethod::Scrub);
			TestEqual(TEXT("controllers"), FMRInputEngineDevices::Get().Controllers, Before.Controllers);
			TestEqual(TEXT("the ghosts' time"), Ghosts->GetTime(), 1.0f, 1e-4f);
			Restart();
			Stage->World->TickFrames(5, 0.1f);
			Sequence.GetPlayer().Stop();
		});

	It("leaves nothing to be done later for a sequence player that was destroyed",
		[this]
		{
			FMRInputTestSequence Sequence(*Stage->World, 4.0);
			Sequence.Add(Known.Get(), 0.0, 2.0);
			ULevelSequence* Asset = CastChecked<ULevelSequence>(Sequence.GetPlayer().GetSequence());
			for (const bool bIsSolo : {false, true})
			{
				UWorld* Edited = UWorld::CreateWorld(EWorldType::Editor, false);
				ALevelSequenceActor* Actor = nullptr; // in the editor's world it does not end its play
				ULevelSequencePlayer* Player = ULevelSequencePlayer::CreateLevelSequencePlayer(
					Edited, Asset, FMovieSceneSequencePlaybackSettings(), Actor);
				Player->Initialize(Asset, Edited->PersistentLevel, FLevelSequenceCameraSettings());
				Player->SetPlaybackPosition(FMovieSceneSequencePlaybackParams(1.0f, EUpdatePositionMethod::Scrub));
				TUniquePtr<FMRInputSequenceSolo> Solo; // of another player: nothing is shown
				if (bIsSolo)
				{
					Solo = MakeUnique<FMRInputSequenceSolo>(Edited, Sequence.GetPlayer());
				}
				Actor->Destroy();
				CollectGarbage(GARBAGE_COLLECTION_KEEPFLAGS);
				Shutdown();
				int32 Changes = 0;
				Edited->GetSubsystem<UMRInputPlaybackSubsystem>()->OnShown.AddLambda([&Changes] { ++Changes; });
				FTSTicker::GetCoreTicker().Tick(0.01f);
				TestEqual(TEXT("changes after the shutdown"), Changes, 0);
				Solo.Reset();
				Edited->DestroyWorld(false);
				Restart();
			}
		});
}

void FMRInputModuleShutdownSpec::DefineRestart()
{
	It("plays and records again after a restart, as often as it is restarted",
		[this]
		{
			for (int32 Round = 0; Round < 3; ++Round)
			{
				Play();
				Shutdown();
				Restart();
				const FMRInputTestKeys Keys(Stage->World->GetPlayer()); // the engine asks a module once
				Play();
				TestTrue(TEXT("drives"), Stage->World->GetPlayback().IsDriving());
				TestTrue(TEXT("keys"), IsKeyDown());
				FTransform Palm;
				TestTrue(TEXT("a palm"), MRInputTestDevices::FindPose(TEXT("LeftPalm"), Palm));
				Stage->World->GetPlayback().Stop();
				Stage->World->Tick(0.1f);
				TestFalse(TEXT("keys afterwards"), IsKeyDown());
			}
		});
}

#endif
