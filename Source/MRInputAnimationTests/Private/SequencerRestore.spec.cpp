// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "GameFramework/Actor.h"
#include "MRInputPlaybackSubsystem.h"
#include "MRInputPlayerComponent.h"
#include "Misc/AutomationTest.h"
#include "MovieSceneMRInputSection.h"
#include "Support/MRInputTestSequence.h"

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputSequencerRestoreSpec, "MRInputAnimation.Sequencer.Restore",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ClientContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputBareEngine> Engine;
TUniquePtr<FMRInputTestWorld> World;
TUniquePtr<FMRInputTestSequence> Sequence;
TStrongObjectPtr<UMRInputEventLog> Log;
FMRInputAnimationPtr Known;
FString Before;

void DefineRestore();
void DefineKeep();
UMRInputPlaybackSubsystem& Playback()
{
	return World->GetPlayback();
}
bool IsStopped()
{
	return Playback().GetStatus() == EMRInputPlayStatus::Stopped;
}
FString GetDevices() const
{
	return FMRInputEngineDevices::Get().ToString();
}
END_DEFINE_SPEC(FMRInputSequencerRestoreSpec)

void FMRInputSequencerRestoreSpec::Define()
{
	BeforeEach(
		[this]
		{
			Engine = MakeUnique<FMRInputBareEngine>();
			Before = GetDevices();
			World = MakeUnique<FMRInputTestWorld>();
			Sequence = MakeUnique<FMRInputTestSequence>(*World, 4.0);
			Log.Reset(NewObject<UMRInputEventLog>());
			Known = MRInputTestRecordings::Make(MRInputTestRecordings::MakeKnown());
		});
	AfterEach(
		[this]
		{
			Sequence.Reset();
			World.Reset();
			TestEqual(TEXT("devices that are left over"), *GetDevices(), *Before);
			Engine.Reset();
			Log.Reset();
			Known.Reset();
		});
	DefineRestore();
	DefineKeep();
}

void FMRInputSequencerRestoreSpec::DefineRestore()
{
	It("gives everything back when its section ends, before the sequence does",
		[this]
		{
			UMovieSceneMRInputSection& Section = Sequence->Add(Known.Get(), 0.5, 1.0);
			Section.SetCompletionMode(EMovieSceneCompletionMode::RestoreState);
			Sequence->GetPlayer().Play();
			World->Tick(0.75f);
			TestTrue(TEXT("driving"), Playback().IsDriving());
			World->Tick(0.5f);
			TestTrue(TEXT("stopped"), IsStopped());
			TestEqual(TEXT("devices"), *GetDevices(), *Before);
			TestTrue(TEXT("the sequence continues"), Sequence->GetPlayer().IsPlaying());
		});

	It("does so by the project's default, a frame later at most",
		[this]
		{
			Sequence->Add(Known.Get(), 0.5, 1.0);
			Sequence->GetPlayer().Play();
			World->Tick(0.75f);
			World->Tick(0.5f);
			World->Tick(0.01f);
			TestTrue(TEXT("stopped"), IsStopped());
			TestEqual(TEXT("devices"), *GetDevices(), *Before);
		});

	It("gives everything back when the sequence stops, scrubs out or ends",
		[this]
		{
			Sequence->Add(Known.Get(), 0.5, 4.0);
			Sequence->GetPlayer().Play();
			World->Tick(1.0f);
			Sequence->GetPlayer().Stop();
			TestTrue(TEXT("stopped"), IsStopped());
			TestEqual(TEXT("devices"), *GetDevices(), *Before);

			Sequence->GoTo(1.0, EUpdatePositionMethod::Scrub);
			TestFalse(TEXT("there again"), IsStopped());
			Sequence->GoTo(0.1, EUpdatePositionMethod::Scrub);
			TestTrue(TEXT("scrubbed out"), IsStopped());

			Sequence->PlayOut(0.3f);
			TestTrue(TEXT("ended"), IsStopped());
			TestEqual(TEXT("devices at the end"), *GetDevices(), *Before);
		});

	It("restores everything whether its state is restored first or it is torn down first",
		[this]
		{
			Sequence->Add(Known.Get(), 0.0, 4.0);
			Sequence->GoTo(1.0, EUpdatePositionMethod::Scrub);
			Sequence->GetPlayer().RestorePreAnimatedState();
			TestFalse(TEXT("still evaluated"), IsStopped());
			Sequence->GetPlayer().Stop();
			TestTrue(TEXT("stopped"), IsStopped());
		});

	It("shows the sequence that came last of two, and then the other again",
		[this]
		{
			const FMRInputAnimationPtr Other = MRInputTestRecordings::LoadSample(TEXT("PinchDrag"));
			FMRInputTestSequence Later(*World, 4.0);
			Sequence->Add(Known.Get(), 0.5, 4.0);
			Later.Add(Other.Get(), 0.0, 4.0);
			Sequence->GoTo(1.0, EUpdatePositionMethod::Scrub);
			Later.GoTo(0.5, EUpdatePositionMethod::Scrub);
			Sequence->GoTo(1.1, EUpdatePositionMethod::Scrub);
			TestTrue(TEXT("the later one"), Playback().GetAnimation() == Other.Get());
			Later.GetPlayer().Stop();
			TestTrue(TEXT("the first one"), Playback().GetAnimation() == Known.Get());
			TestEqual(TEXT("where it is"), Playback().GetTime(), 0.6f, 1e-4f);
			Sequence->GetPlayer().Stop();
			TestTrue(TEXT("stopped"), IsStopped());
		});

	It("goes back to the recording that played before",
		[this]
		{
			const FMRInputAnimationPtr Other = MRInputTestRecordings::LoadSample(TEXT("PinchDrag"));
			World->Play(Other.Get());
			World->Tick(0.5f);
			Playback().Pause();
			Sequence->Add(Known.Get(), 0.0, 1.0).SetCompletionMode(EMovieSceneCompletionMode::RestoreState);
			Sequence->Add(Known.Get(), 0.0, 2.0).SetCompletionMode(EMovieSceneCompletionMode::RestoreState);
			Sequence->GoTo(0.5, EUpdatePositionMethod::Scrub);
			TestTrue(TEXT("the sequence's"), Playback().GetAnimation() == Known.Get());
			Sequence->GetPlayer().Stop();
			TestTrue(TEXT("the one before"), Playback().GetAnimation() == Other.Get());
			TestEqual(TEXT("where it was"), Playback().GetTime(), 0.5f, 1e-4f);
			TestTrue(TEXT("as it was"), Playback().GetStatus() == EMRInputPlayStatus::Paused);
			Playback().Stop();
		});

	It("does not go back while another section still plays",
		[this]
		{
			const FMRInputAnimationPtr Other = MRInputTestRecordings::LoadSample(TEXT("PinchDrag"));
			World->Play(Other.Get());
			Sequence->Add(Known.Get(), 0.0, 1.0).SetCompletionMode(EMovieSceneCompletionMode::RestoreState);
			Sequence->Add(Known.Get(), 0.0, 2.0).SetCompletionMode(EMovieSceneCompletionMode::KeepState);
			Sequence->GoTo(0.5, EUpdatePositionMethod::Scrub);
			Sequence->GoTo(1.5, EUpdatePositionMethod::Scrub);
			TestTrue(TEXT("the sequence's"), Playback().GetAnimation() == Known.Get());
			Playback().Stop();
		});

	It("gives it back to the component that played it",
		[this]
		{
			UMRInputPlayerComponent* Component = NewObject<UMRInputPlayerComponent>(World->AddActor());
			Component->Animation = Known.Get(); // plays by itself
			Component->RegisterComponent();
			Log->Listen(*Component);
			TestTrue(TEXT("plays"), Component->IsPlaying());
			Sequence->Add(Known.Get(), 0.0, 1.0);
			Sequence->GoTo(0.5, EUpdatePositionMethod::Scrub);
			TestFalse(TEXT("the sequence's"), Component->IsPlaying());
			Log->Events.Reset();
			Sequence->GetPlayer().Stop();
			TestTrue(TEXT("the component's again"), Component->IsPlaying());
			TestEqual(TEXT("which hears of it"), Log->Count(EMRInputEventKind::Started), 1);
			Component->Stop();
			TestTrue(TEXT("and ends it"), IsStopped());
		});

	It("owns playback while a section is evaluated, even if another one starts or stops",
		[this]
		{
			Sequence->Add(Known.Get(), 0.0, 4.0);
			Sequence->GetPlayer().Play();
			World->Tick(0.5f);
			Playback().Stop();
			World->Tick(0.5f);
			TestEqual(TEXT("plays again"), Playback().GetTime(), 1.0f, 1e-4f);
			const FMRInputAnimationPtr Other = MRInputTestRecordings::LoadSample(TEXT("PinchDrag"));
			World->Play(Other.Get());
			World->Tick(0.5f);
			TestTrue(TEXT("the sequence's again"), Playback().GetAnimation() == Known.Get());
		});
}

void FMRInputSequencerRestoreSpec::DefineKeep()
{
	It("keeps the last pose with KeepState, until another section or a caller ends it",
		[this]
		{
			UMovieSceneMRInputSection& Section = Sequence->Add(Known.Get(), 0.5, 1.5);
			Section.SetCompletionMode(EMovieSceneCompletionMode::KeepState);
			const FMRInputAnimationPtr Other = MRInputTestRecordings::LoadSample(TEXT("PinchDrag"));
			Sequence->Add(Other.Get(), 2.0, 2.5).SetCompletionMode(EMovieSceneCompletionMode::KeepState);
			Sequence->GetPlayer().Play();
			World->TickFrames(7, 0.25f);
			TestTrue(TEXT("kept"), Playback().GetAnimation() == Known.Get());
			TestEqual(TEXT("the last pose"), Playback().GetTime(), 1.0f, 1e-4f);
			World->TickFrames(2, 0.25f);
			TestTrue(TEXT("the second one"), Playback().GetAnimation() == Other.Get());
			Sequence->GetPlayer().Stop();
			TestFalse(TEXT("kept after the sequence"), IsStopped());
			Playback().Stop();
			TestEqual(TEXT("devices"), *GetDevices(), *Before);
		});

	It("shows nothing of a kept pose any more once another section has come",
		[this]
		{
			AddExpectedError(TEXT("it has no recording"), EAutomationExpectedErrorFlags::Contains, 1);
			Sequence->Add(Known.Get(), 0.0, 1.0).SetCompletionMode(EMovieSceneCompletionMode::KeepState);
			UMovieSceneMRInputSection& Next = Sequence->Add(Known.Get(), 2.0, 4.0);
			Sequence->GoTo(0.5, EUpdatePositionMethod::Scrub);
			Sequence->GoTo(1.5, EUpdatePositionMethod::Scrub);
			TestFalse(TEXT("kept"), IsStopped());
			Sequence->GoTo(2.5, EUpdatePositionMethod::Scrub);
			Next.Animation = nullptr;
			Sequence->GoTo(3.0, EUpdatePositionMethod::Scrub);
			TestTrue(TEXT("nothing"), IsStopped());
		});
}

#endif
