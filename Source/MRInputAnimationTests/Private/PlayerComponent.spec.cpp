// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "GameFramework/Actor.h"
#include "MRInputPlayerComponent.h"
#include "Misc/AutomationTest.h"
#include "Support/MRInputEventLog.h"
#include "Support/MRInputTestStage.h"

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputPlayerComponentSpec, "MRInputAnimation.Unit.PlayerComponent",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ClientContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputBareEngine> Engine;
TUniquePtr<FMRInputTestWorld> World;
TStrongObjectPtr<UMRInputEventLog> Log;
TStrongObjectPtr<UMRInputEventLog> OtherLog;
FMRInputAnimationPtr Known;

void DefinePlay();
void DefineTurns();
UMRInputPlayerComponent* AddPlayer(UMRInputEventLog& Listener, bool bAutoPlay);
UMRInputPlaybackSubsystem& Playback()
{
	return World->GetPlayback();
}
END_DEFINE_SPEC(FMRInputPlayerComponentSpec)

UMRInputPlayerComponent* FMRInputPlayerComponentSpec::AddPlayer(UMRInputEventLog& Listener, bool bAutoPlay)
{
	UMRInputPlayerComponent* Player = NewObject<UMRInputPlayerComponent>(World->AddActor());
	Player->Animation = Known.Get();
	Player->bAutoPlay = bAutoPlay;
	Listener.Listen(*Player);
	Player->RegisterComponent();
	return Player;
}

void FMRInputPlayerComponentSpec::Define()
{
	BeforeEach(
		[this]
		{
			MRInputTestStage::Begin(Engine, World, Known);
			Log.Reset(NewObject<UMRInputEventLog>());
			OtherLog.Reset(NewObject<UMRInputEventLog>());
		});
	AfterEach(
		[this]
		{
			MRInputTestStage::End(Engine, World, Known);
			Log.Reset();
			OtherLog.Reset();
		});
	DefinePlay();
	DefineTurns();
}

void FMRInputPlayerComponentSpec::DefinePlay()
{
	It("starts when the game does",
		[this]
		{
			const UMRInputPlayerComponent* Player = AddPlayer(*Log, true);
			TestTrue(TEXT("playing"), Player->IsPlaying());
			TestTrue(TEXT("the animation"), Playback().GetAnimation() == Known.Get());
			TestEqual(TEXT("events"), Log->Count(EMRInputEventKind::Started), 1);
		});

	It("does not start automatically if disabled",
		[this]
		{
			UMRInputPlayerComponent* Player = AddPlayer(*Log, false);
			TestFalse(TEXT("playing"), Player->IsPlaying());
			FMRInputError Error;
			TestTrue(TEXT("started"), Player->Play(Error) == EMRInputResult::Success);
			TestFalse(TEXT("an error"), Error.IsSet());
			TestTrue(TEXT("now playing"), Player->IsPlaying());
		});

	It("fires the events of the world's playback",
		[this]
		{
			OtherLog->Listen(Playback());
			AddPlayer(*Log, true);
			World->TickFrames(100, 0.03f);
			TestTrue(TEXT("there is something"), Log->Events.Num() > 10);
			TestEqual(TEXT("the events"), *Log->Describe(), *OtherLog->Describe());
			TestTrue(TEXT("the others"), Log->Others == OtherLog->Others);
		});

	It("hands its options on",
		[this]
		{
			UMRInputPlayerComponent* Player = AddPlayer(*Log, false);
			Player->Options.StartOffset = 1.0f;
			Player->Options.LoopMode = EMRInputLoopMode::Hold;
			FMRInputError Error;
			Player->Play(Error);
			World->TickFrames(8, 0.25f);
			TestEqual(TEXT("the time"), Playback().GetTime(), 2.0f, 1e-6f);
			TestTrue(TEXT("holds"), Player->IsPlaying());
		});

	It("pauses, continues, jumps and stops",
		[this]
		{
			UMRInputPlayerComponent* Player = AddPlayer(*Log, true);
			Player->Pause();
			World->Tick(0.25f);
			TestEqual(TEXT("paused"), Playback().GetTime(), 0.0f, 0.0f);
			Player->Resume();
			World->Tick(0.25f);
			TestEqual(TEXT("resumed"), Playback().GetTime(), 0.25f, 1e-6f);
			Player->Seek(1.0f);
			TestEqual(TEXT("sought"), Playback().GetTime(), 1.0f, 1e-6f);
			Player->Stop();
			TestFalse(TEXT("playing"), Player->IsPlaying());
			TestEqual(TEXT("events"), Log->Count(EMRInputEventKind::Stopped), 1);
		});

	It("says why it does not play without a recording",
		[this]
		{
			Known.Reset();
			AddExpectedError(TEXT("does not play"), EAutomationExpectedErrorFlags::Contains, 2);
			UMRInputPlayerComponent* Player = AddPlayer(*Log, true);
			FMRInputError Error;
			TestTrue(TEXT("failed"), Player->Play(Error) == EMRInputResult::Failure);
			TestTrue(TEXT("the code"), Error.Code == EMRInputErrorCode::NoAnimation);
			TestFalse(TEXT("playing"), Player->IsPlaying());
			TestEqual(TEXT("events"), Log->Events.Num(), 0);
		});
}

void FMRInputPlayerComponentSpec::DefineTurns()
{
	It("ends with its actor",
		[this]
		{
			UMRInputPlayerComponent* Player = AddPlayer(*Log, true);
			World->Tick(0.25f);
			Player->GetOwner()->Destroy();
			TestTrue(TEXT("stopped"), Playback().GetStatus() == EMRInputPlayStatus::Stopped);
			TestEqual(TEXT("events"), Log->Count(EMRInputEventKind::Stopped), 1);
		});

	It("receives its end when another one starts, and nothing after it",
		[this]
		{
			const UMRInputPlayerComponent* First = AddPlayer(*Log, true);
			World->Tick(0.25f);
			const UMRInputPlayerComponent* Second = AddPlayer(*OtherLog, true);
			TestFalse(TEXT("the first plays"), First->IsPlaying());
			TestTrue(TEXT("the second plays"), Second->IsPlaying());
			TestTrue(TEXT("the first's last event"), Log->GetLast().Kind == EMRInputEventKind::Stopped);
			TestTrue(TEXT("the second's first event"),
				OtherLog->Events.Num() > 0 && OtherLog->Events[0].Kind == EMRInputEventKind::Started);
			const int32 NumEvents = Log->Events.Num();
			World->TickFrames(10, 0.25f);
			TestEqual(TEXT("the first hears no more"), Log->Events.Num(), NumEvents);
			TestTrue(TEXT("the second does"), OtherLog->Count(EMRInputEventKind::Finished) == 1);
		});

	It("does not stop or pause what another one started",
		[this]
		{
			UMRInputPlayerComponent* First = AddPlayer(*Log, true);
			const UMRInputPlayerComponent* Second = AddPlayer(*OtherLog, true);
			First->Stop();
			First->Pause();
			First->Seek(1.5f);
			TestTrue(TEXT("the second plays"), Second->IsPlaying());
			World->Tick(0.25f);
			TestEqual(TEXT("the time"), Playback().GetTime(), 0.25f, 1e-6f);
			First->GetOwner()->Destroy();
			TestTrue(TEXT("and still"), Second->IsPlaying());
		});

	It("can be started again by its own end",
		[this]
		{
			UMRInputPlayerComponent* Player = AddPlayer(*Log, true);
			Log->OnReceived = [this, Player](const FMRInputEvent& Event)
			{
				FMRInputError Error;
				if (Event.Kind == EMRInputEventKind::Stopped && Log->Count(EMRInputEventKind::Started) < 3)
				{
					Player->Play(Error);
				}
			};
			World->TickFrames(40, 0.25f);
			TestEqual(TEXT("starts"), Log->Count(EMRInputEventKind::Started), 3);
			TestEqual(TEXT("stops"), Log->Count(EMRInputEventKind::Stopped), 3);
			Log->OnReceived = nullptr;
		});

	It("knows its own playback although one that ends starts again on the way",
		[this]
		{
			UMRInputPlayerComponent* First = AddPlayer(*Log, true);
			Log->OnReceived = [First](const FMRInputEvent& Event)
			{
				FMRInputError Error;
				if (Event.Kind == EMRInputEventKind::Stopped)
				{
					First->Play(Error);
				}
			};
			World->Tick(0.25f);
			const UMRInputPlayerComponent* Second = AddPlayer(*OtherLog, true);
			Log->OnReceived = nullptr;
			TestTrue(TEXT("the second plays"), Second->IsPlaying());
			TestFalse(TEXT("the first plays"), First->IsPlaying());
			TestEqual(TEXT("the second's starts"), OtherLog->Count(EMRInputEventKind::Started), 1);
			TestEqual(TEXT("the second's number"), OtherLog->GetLast().PlaybackId, Playback().GetPlaybackId());
			World->Tick(0.25f);
			TestTrue(TEXT("drives"), Playback().IsDriving());
		});

	It("restarts from the beginning when Play is called while it plays",
		[this]
		{
			UMRInputPlayerComponent* Player = AddPlayer(*Log, true);
			World->Tick(1.0f);
			FMRInputError Error;
			Player->Play(Error);
			TestEqual(TEXT("the time"), Playback().GetTime(), 0.0f, 0.0f);
			TestEqual(TEXT("starts"), Log->Count(EMRInputEventKind::Started), 2);
			TestEqual(TEXT("stops"), Log->Count(EMRInputEventKind::Stopped), 1);
			TestTrue(TEXT("playing"), Player->IsPlaying());
		});
}

#endif
