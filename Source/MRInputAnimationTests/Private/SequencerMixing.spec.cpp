// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "GameFramework/Actor.h"
#include "MRInputPlaybackSubsystem.h"
#include "MRInputPlayerComponent.h"
#include "Misc/AutomationTest.h"
#include "MovieSceneMRInputSection.h"
#include "Support/MRInputTestSequence.h"

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputSequencerMixingSpec, "MRInputAnimation.Sequencer.Mixing",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ClientContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputBareEngine> Engine;
TUniquePtr<FMRInputTestWorld> World;
TUniquePtr<FMRInputTestSequence> Sequence;
TStrongObjectPtr<UMRInputEventLog> Log;
FMRInputAnimationPtr Known;

void DefineTransitions();
void DefinePlayback();
void DefineListeners();
UMRInputPlaybackSubsystem& Playback()
{
	return World->GetPlayback();
}
bool IsStopped()
{
	return Playback().GetStatus() == EMRInputPlayStatus::Stopped;
}

/** Right hands that pinch from one time to another. */
static FMRInputAnimationPtr MakePinch(float From, float To);

/** The right hand's pinches: + or -, ~ for a resync, and milliseconds. */
FString GetPinches() const;
END_DEFINE_SPEC(FMRInputSequencerMixingSpec)

void FMRInputSequencerMixingSpec::Define()
{
	BeforeEach(
		[this]
		{
			MRInputTestStage::Begin(Engine, World, Known);
			Sequence = MakeUnique<FMRInputTestSequence>(*World, 4.0);
			Log = MRInputTestStage::Listen(*World);
		});
	AfterEach(
		[this]
		{
			Sequence.Reset();
			MRInputTestStage::End(Engine, World, Known);
			Log.Reset();
		});
	DefineTransitions();
	DefinePlayback();
	DefineListeners();
}

FMRInputAnimationPtr FMRInputSequencerMixingSpec::MakePinch(float From, float To)
{
	mria::Recording Recording = MRInputTestRecordings::MakeTracked();
	MRInputTestRecordings::SetFlag(
		Recording, mria::PinchCurve(mria::Hand::Right), {{0.0f, false}, {From, true}, {To, false}});
	return MRInputTestRecordings::Make(Recording);
}

FString FMRInputSequencerMixingSpec::GetPinches() const
{
	FString Text;
	for (const FMRInputEvent& Event : Log->Events)
	{
		const bool bStarts = Event.Kind == EMRInputEventKind::PinchStarted;
		if ((bStarts || Event.Kind == EMRInputEventKind::PinchEnded) && Event.Hand == EMRInputHand::Right)
		{
			Text += FString::Printf(TEXT("%s%s%.3f "), bStarts ? TEXT("+") : TEXT("-"),
				Event.bIsResync ? TEXT("~") : TEXT(""), Event.Time + 1e-5);
		}
	}
	return Text;
}

void FMRInputSequencerMixingSpec::DefineTransitions()
{
	It("fires a pinch next to a transition once and as recorded, however long frames are",
		[this]
		{
			// The second right hand has more weight from about 1.045 on; until 1.2 the first has half of it as well.
			const FMRInputAnimationPtr Pinch = MakePinch(1.1f, 1.11f);
			UMovieSceneMRInputSection& First = Sequence->Add(Pinch, 0.0, 1.7, TEXT("r"));
			UMovieSceneMRInputSection& Second = Sequence->Add(Pinch, 0.0, 4.0, TEXT("r"));
			Sequence->Add(Known, 0.1, 4.0, TEXT("hl")); // leads everything else
			Sequence->SetEasing(First, 0.0, 1.0);
			Sequence->SetEasing(Second, 1.6, 0.0);
			for (const float Rate : {0.7f, 1.7f, 3.0f, 23.976f, 240.0f})
			{
				Log->Events.Reset();
				Sequence->PlayOut(1.0f / Rate);
				TestEqual(TEXT("the right hand"), *GetPinches(), TEXT("+1.100 -1.110 "));
			}
		});

	It("fires a pinch that only the leading section has, however near the transition is and however long frames are",
		[this]
		{
			// The second section leads from 1.0 on. One pinches right before that, the other right after.
			mria::Recording Recording = MRInputTestRecordings::MakeTracked();
			MRInputTestRecordings::SetFlag(Recording, mria::PinchCurve(mria::Hand::Right), {{0.0f, false}});
			const FMRInputAnimationPtr Still = MRInputTestRecordings::Make(Recording);
			for (const bool bIsBefore : {true, false})
			{
				const FMRInputAnimationPtr Pinch = bIsBefore ? MakePinch(0.98f, 0.99f) : MakePinch(1.01f, 1.02f);
				Sequence = MakeUnique<FMRInputTestSequence>(*World, 4.0);
				UMovieSceneMRInputSection& First = Sequence->Add((bIsBefore ? Pinch : Still).Get(), 0.0, 1.5);
				UMovieSceneMRInputSection& Second = Sequence->Add((bIsBefore ? Still : Pinch).Get(), 0.0, 4.0);
				Sequence->SetEasing(First, 0.0, 1.0);
				Sequence->SetEasing(Second, 2.0, 0.0);
				for (const float Rate : {0.7f, 1.7f, 3.0f, 23.976f, 240.0f})
				{
					Log->Events.Reset();
					Sequence->PlayOut(1.0f / Rate);
					TestEqual(TEXT("the right hand"), *GetPinches(),
						bIsBefore ? TEXT("+0.980 -0.990 ") : TEXT("+1.010 -1.020 "));
				}
			}
		});

	It("continues without a break into a part with another rate and place, and shows them",
		[this]
		{
			UMovieSceneMRInputSection& First = Sequence->Add(Known.Get(), 0.0, 1.0);
			UMovieSceneMRInputSection& Second = Sequence->Add(Known.Get(), 1.0, 4.0);
			First.Origin = Second.Origin = EMRInputOrigin::World;
			First.PlayRate = 0.5;
			Second.StartOffset = Sequence->ToTick(0.5);
			Second.OriginTransform = FTransform(FVector(0.0, 200.0, 0.0));
			Sequence->GetPlayer().Play();
			World->TickFrames(12, 0.1f);
			TestEqual(TEXT("begun once"), Log->Count(EMRInputEventKind::Started), 1);
			TestEqual(TEXT("the place"), Playback().GetFrame().LeftHand.Keypoints[0].GetLocation(),
				Known->SampleAt(0.7f).LeftHand.Keypoints[0].GetLocation() + FVector(0.0, 200.0, 0.0), 0.01f);
			TestEqual(TEXT("the pace"), Sequence->GetPace(), 1.0, 1e-3);
		});

	It("starts again in a part that is bound to a component, whose events fire there",
		[this]
		{
			AActor* Actor = World->AddActor();
			UMRInputPlayerComponent* Component = NewObject<UMRInputPlayerComponent>(Actor);
			Component->bAutoPlay = false;
			Component->RegisterComponent();
			const TStrongObjectPtr<UMRInputEventLog> Listener(NewObject<UMRInputEventLog>());
			Listener->Listen(*Component);
			Sequence->Add(Known.Get(), 0.0, 1.0);
			Sequence->AddBound(*Actor, Known.Get(), 1.0, 2.0).StartOffset = Sequence->ToTick(1.0);
			Sequence->GetPlayer().Play();
			World->TickFrames(9, 0.1f);
			TestFalse(TEXT("not its part yet"), Component->IsPlaying());
			TestEqual(TEXT("nothing there yet"), Listener->Events.Num(), 0);
			World->TickFrames(3, 0.1f);
			TestTrue(TEXT("its part"), Component->IsPlaying());
			TestEqual(TEXT("its start"), Listener->Count(EMRInputEventKind::Started), 1);
			TestEqual(TEXT("both starts"), Log->Count(EMRInputEventKind::Started), 2);
		});

	It("has a leader among sections with 0.4, 0.4 and 0.2 of the weight",
		[this]
		{
			for (const double EaseIn : {1.0772, 1.0772, 1.3572})
			{
				Sequence->SetEasing(Sequence->Add(Known.Get(), 0.0, 4.0), EaseIn, 0.0);
			}
			Sequence->GetPlayer().Play();
			World->TickFrames(5, 0.1f);
			TestTrue(TEXT("playing"), Playback().GetStatus() == EMRInputPlayStatus::Playing);
			TestEqual(TEXT("the time"), Playback().GetTime(), 0.5f, 1e-4f);
		});

	It("plays a sequence that is inside another twice as two",
		[this]
		{
			FMRInputTestSequence Inner(*World, 3.0);
			Inner.Add(Known.Get(), 0.0, 3.0);
			Sequence->AddSub(Inner, 0.0, 3.0, 1.0f);
			Sequence->AddSub(Inner, 1.0, 4.0, 1.0f);
			Sequence->GetPlayer().Play();
			World->TickFrames(5, 0.1f);
			TestEqual(TEXT("the first"), Playback().GetTime(), 0.5f, 1e-4f);
			World->TickFrames(10, 0.1f);
			TestEqual(TEXT("the second, which came later"), Playback().GetTime(), 0.5f, 1e-4f);
			World->TickFrames(13, 0.1f);
			TestEqual(TEXT("the second to its end"), Playback().GetTime(), 1.8f, 1e-4f);
			TestEqual(TEXT("starts"), Log->Count(EMRInputEventKind::Started), 2);
			TestEqual(TEXT("markers, one of the first"), Log->Count(EMRInputEventKind::Marker), 1 + 2);
		});
}

void FMRInputSequencerMixingSpec::DefinePlayback()
{
	It("lets a recording that is started meanwhile wait, and plays it after the section",
		[this]
		{
			const FMRInputAnimationPtr Other = MRInputTestRecordings::LoadSample(TEXT("PinchDrag"));
			Sequence->Add(Known.Get(), 0.0, 1.0).SetCompletionMode(EMovieSceneCompletionMode::RestoreState);
			Sequence->GetPlayer().Play();
			World->Tick(0.5f);
			const int32 Number = Playback().GetPlaybackId();
			World->Play(Other.Get());
			TestTrue(TEXT("the section's"), Playback().GetAnimation() == Known.Get());
			World->Tick(0.25f);
			TestEqual(TEXT("the section's time"), Playback().GetTime(), 0.75f, 1e-4f);
			World->Tick(0.5f);
			TestTrue(TEXT("the recording"), Playback().GetAnimation() == Other.Get());
			TestEqual(TEXT("its number"), Log->GetLast().PlaybackId, Number + 1);
			const float Time = Playback().GetTime();
			TestTrue(TEXT("from its start on"), Time - Other->GetStartTime() < 0.51f); // it may have that frame too
			World->Tick(0.25f);
			TestEqual(TEXT("by itself"), Playback().GetTime(), Time + 0.25f, 1e-4f);
			Playback().Stop();
		});

	It("does not resume playback that was stopped, or whose component has ended, meanwhile",
		[this]
		{
			for (const bool bEnds : {false, true})
			{
				AActor* Actor = World->AddActor();
				UMRInputPlayerComponent* Component = NewObject<UMRInputPlayerComponent>(Actor);
				Component->Animation = Known.Get(); // plays by itself
				Component->RegisterComponent();
				FMRInputTestSequence Other(*World, 4.0);
				Other.Add(Known.Get(), 0.0, 2.0);
				Other.GoTo(0.5, EUpdatePositionMethod::Scrub);
				TestFalse(TEXT("waits"), Component->IsPlaying());
				if (bEnds)
				{
					Actor->Destroy();
				}
				else
				{
					Component->Stop();
				}
				TestFalse(TEXT("the section is shown"), IsStopped());
				Other.GetPlayer().Stop();
				TestTrue(TEXT("nothing after it"), IsStopped());
			}
		});

	It("ends with its world in mid-play, and may be stopped after that",
		[this]
		{
			auto Ending = MakeUnique<FMRInputTestWorld>();
			FMRInputTestSequence Late(*Ending, 4.0);
			Late.Add(Known.Get(), 0.0, 4.0);
			Late.GetPlayer().Play();
			Ending->Tick(0.9f); // in a pinch
			TestTrue(TEXT("driving"), Ending->GetPlayback().IsDriving());
			Ending.Reset();
			Late.GetPlayer().Stop();
			FTransform Pose;
			TestFalse(TEXT("on devices"), MRInputTestDevices::FindPose(TEXT("LeftPalm"), Pose));
		});
}

void FMRInputSequencerMixingSpec::DefineListeners()
{
	It("lets a listener stop the sequence",
		[this]
		{
			Sequence->Add(Known.Get(), 0.0, 2.0);
			Log->OnReceived = [this](const FMRInputEvent& Event)
			{
				if (Event.Kind == EMRInputEventKind::Marker)
				{
					Sequence->GetPlayer().Stop();
				}
			};
			Sequence->GetPlayer().Play();
			World->TickFrames(4, 0.45f);
			TestEqual(TEXT("markers"), Log->Count(EMRInputEventKind::Marker), 1);
			TestEqual(TEXT("stops"), Log->Count(EMRInputEventKind::Stopped), 1);
			TestTrue(TEXT("the last event"), Log->GetLast().Kind == EMRInputEventKind::Stopped);
			TestTrue(TEXT("stopped"), IsStopped());
		});

	It("lets a listener stop what is shown, which comes back with the next frame",
		[this]
		{
			Sequence->Add(Known.Get(), 0.0, 2.0);
			Log->OnReceived = [this](const FMRInputEvent& Event)
			{
				if (Event.Kind == EMRInputEventKind::Marker)
				{
					Playback().Stop();
				}
			};
			Sequence->GetPlayer().Play();
			World->TickFrames(2, 0.3f);
			TestTrue(TEXT("stopped"), IsStopped());
			TestEqual(TEXT("all released"), Log->Count(EMRInputEventKind::PinchStarted),
				Log->Count(EMRInputEventKind::PinchEnded));
			World->Tick(0.3f);
			TestEqual(TEXT("the time"), Playback().GetTime(), 0.9f, 1e-4f);
			TestEqual(TEXT("starts"), Log->Count(EMRInputEventKind::Started), 2);
			Log->OnReceived = nullptr;
		});

	It("lets a listener move the sequence",
		[this]
		{
			Sequence->Add(Known.Get(), 0.0, 2.0);
			Log->OnReceived = [this](const FMRInputEvent& Event)
			{
				if (Event.Kind == EMRInputEventKind::Marker && Log->Count(Event.Kind) == 1)
				{
					Sequence->GoTo(1.4, EUpdatePositionMethod::Jump);
				}
			};
			Sequence->GetPlayer().Play();
			World->TickFrames(2, 0.3f);
			TestEqual(TEXT("the time"), Playback().GetTime(), 1.4f, 1e-4f);
			TestEqual(TEXT("markers"), Log->Count(EMRInputEventKind::Marker), 1);
			World->Tick(0.2f);
			TestEqual(TEXT("markers after it"), Log->Count(EMRInputEventKind::Marker), 2);
		});
}

#endif
