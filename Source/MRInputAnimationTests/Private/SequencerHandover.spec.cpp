// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputPlaybackSubsystem.h"
#include "MRInputPlayerComponent.h"
#include "Misc/AutomationTest.h"
#include "MovieSceneMRInputSection.h"
#include "Support/MRInputTestSequence.h"

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputSequencerHandoverSpec, "MRInputAnimation.Sequencer.Handover",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ClientContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputBareEngine> Engine;
TUniquePtr<FMRInputTestWorld> World;
TUniquePtr<FMRInputTestSequence> Sequence;
TStrongObjectPtr<UMRInputEventLog> Log;
FMRInputAnimationPtr Known;

void DefineWays();
void DefineParts();

/** A new sequence with two sections, which are evaluated in either order; the later is the second one. */
void AddTwo(bool bSecondFirst, double FirstEnd, double SecondStart, UMovieSceneMRInputSection* (&OutSections)[2]);
FString TakeLog()
{
	const FString Text = Log->Describe();
	Log->Events.Reset();
	return Text;
}
FVector GetPalm() const
{
	return World->GetPlayback().GetFrame().LeftHand.Keypoints[0].GetLocation();
}
END_DEFINE_SPEC(FMRInputSequencerHandoverSpec)

void FMRInputSequencerHandoverSpec::Define()
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
	DefineWays();
	DefineParts();
}

void FMRInputSequencerHandoverSpec::AddTwo(
	bool bSecondFirst, double FirstEnd, double SecondStart, UMovieSceneMRInputSection* (&OutSections)[2])
{
	Sequence = MakeUnique<FMRInputTestSequence>(*World, 4.0);
	for (const int32 Index : {bSecondFirst ? 1 : 0, bSecondFirst ? 0 : 1})
	{
		OutSections[Index] =
			Index == 0 ? &Sequence->Add(Known.Get(), 0.0, FirstEnd) : &Sequence->Add(Known.Get(), SecondStart, 4.0);
	}
	Log->Events.Reset();
}

void FMRInputSequencerHandoverSpec::DefineWays()
{
	It("tells the first one until its half, though the second comes to its own only later",
		[this]
		{
			for (const bool bSecondFirst : {false, true})
			{
				UMovieSceneMRInputSection* Sections[2] = {};
				AddTwo(bSecondFirst, 2.0, 1.2, Sections);
				Sequence->SetEasing(*Sections[0], 0.0, 0.9); // half at 1.55
				Sequence->SetEasing(*Sections[1], 2.0, 0.0);
				for (const float FrameSeconds : {0.7f, 0.3f, 0.02f})
				{
					Log->Events.Reset();
					Sequence->PlayOut(FrameSeconds);
					TestEqual(TEXT("markers of both, and the second's after its half"),
						Log->Count(EMRInputEventKind::Marker), 2 + 1);
					TestEqual(TEXT("begun"), Log->Count(EMRInputEventKind::Started), 2);
				}
			}
		});

	It("begins at half again when the sequence comes back to it",
		[this]
		{
			UMovieSceneMRInputSection& Section = Sequence->Add(Known.Get(), 0.0, 2.0);
			Sequence->SetEasing(Section, 1.0, 0.0);
			Sequence->GetPlayer().Play();
			Sequence->GoTo(0.3, EUpdatePositionMethod::Play);
			TestEqual(TEXT("below"), *TakeLog(), TEXT(""));
			Sequence->GoTo(0.7, EUpdatePositionMethod::Play);
			const FString First = TakeLog();
			TestTrue(TEXT("begun"), First.Contains(TEXT("Started")));
			Sequence->GoTo(0.3, EUpdatePositionMethod::Play);
			TakeLog();
			Sequence->GoTo(0.7, EUpdatePositionMethod::Play);
			TestEqual(TEXT("the same again"), *TakeLog(), *First);
		});

	It("does not go back over what the first one has told when the second comes to its full weight",
		[this]
		{
			for (const bool bSecondFirst : {false, true})
			{
				UMovieSceneMRInputSection* Sections[2] = {};
				AddTwo(bSecondFirst, 2.0, 1.0, Sections);
				Sequence->SetEasing(*Sections[1], 0.5, 0.0);
				Sequence->GetPlayer().Play();
				World->TickFrames(8, 0.2f);
				int32 Markers = 0;
				for (const FMRInputEvent& Event : Log->Events)
				{
					Markers += Event.Kind == EMRInputEventKind::Marker && Event.Time > 1.0f ? 1 : 0;
				}
				TestEqual(TEXT("the first one's at 1.5"), Markers, bSecondFirst ? 0 : 1);
			}
		});

	It("tells nothing of what a jump into the second one leaves out of the first, in either order",
		[this]
		{
			for (const bool bSecondFirst : {false, true})
			{
				UMovieSceneMRInputSection* Sections[2] = {};
				AddTwo(bSecondFirst, 2.0, 0.5, Sections);
				Sections[1]->SetRange(TRange<FFrameNumber>(Sequence->ToTick(0.5), Sequence->ToTick(1.2)));
				Sequence->GetPlayer().Play();
				World->TickFrames(9, 0.2f);
				Log->Events.Reset();
				Sequence->GoTo(1.0, EUpdatePositionMethod::Jump); // back over the marker at 1.5
				TestEqual(TEXT("the second"), World->GetPlayback().GetTime(), 0.5f, 1e-4f);
				TestEqual(TEXT("markers"), Log->Count(EMRInputEventKind::Marker), 0);
			}
		});

	It("tells all of a section that comes after a kept one, backwards too",
		[this]
		{
			Sequence->Add(Known.Get(), 0.0, 1.6).SetCompletionMode(EMovieSceneCompletionMode::KeepState);
			Sequence->Add(Known.Get(), 2.0, 3.0).SetCompletionMode(EMovieSceneCompletionMode::KeepState);
			Sequence->GoTo(3.0, EUpdatePositionMethod::Jump);
			Log->Events.Reset();
			Sequence->GetPlayer().PlayReverse();
			World->TickFrames(4, 0.4f); // to 1.4
			TestEqual(TEXT("one of the later, one of the earlier"), Log->Count(EMRInputEventKind::Marker), 2);
			TestEqual(TEXT("the time"), World->GetPlayback().GetTime(), 1.4f, 1e-4f);
		});

	It("shows another sequence's section at once where that has more weight, though it stands still",
		[this]
		{
			const FMRInputAnimationPtr Other = MRInputTestRecordings::LoadSample(TEXT("PinchDrag"));
			FMRInputTestSequence Still(*World, 4.0);
			Still.Add(Other.Get(), 0.0, 4.0);
			Still.GoTo(1.0, EUpdatePositionMethod::Scrub);
			UMovieSceneMRInputSection& Section = Sequence->Add(Known.Get(), 0.0, 2.0);
			Sequence->SetEasing(Section, 0.0, 1.0);
			Sequence->GoTo(0.5, EUpdatePositionMethod::Scrub);
			TestTrue(TEXT("the later sequence"), World->GetPlayback().GetAnimation() == Known.Get());
			Sequence->GoTo(1.8, EUpdatePositionMethod::Scrub);
			TestTrue(TEXT("the other"), World->GetPlayback().GetAnimation() == Other.Get());
			TestEqual(TEXT("where it stands"), World->GetPlayback().GetTime(), 1.0f, 1e-4f);
			Sequence->GetPlayer().Stop();
		});
}

void FMRInputSequencerHandoverSpec::DefineParts()
{
	It("goes on without a break into a part with another rate and place, and shows them",
		[this]
		{
			for (const double Rate : {0.5, 0.0})
			{
				UMovieSceneMRInputSection* Sections[2] = {};
				AddTwo(false, 1.0, 1.0, Sections);
				Sections[0]->Origin = Sections[1]->Origin = EMRInputOrigin::World;
				Sections[0]->PlayRate = Rate;
				Sections[1]->StartOffset = Sequence->ToTick(Rate);
				Sections[1]->OriginTransform = FTransform(FVector(0.0, 200.0, 0.0));
				Sequence->GetPlayer().Play();
				World->TickFrames(12, 0.1f);
				TestEqual(TEXT("begun once"), Log->Count(EMRInputEventKind::Started), 1);
				TestEqual(TEXT("the place"), GetPalm(),
					Known->SampleAt(static_cast<float>(Rate + 0.2)).LeftHand.Keypoints[0].GetLocation() +
						FVector(0.0, 200.0, 0.0),
					0.01f);
				TestEqual(TEXT("the pace"), Sequence->GetPace(), 1.0, 1e-3);
				TestEqual(TEXT("the rate"), World->GetPlayback().GetOptions().Rate, 1.0f);
			}
		});

	It("begins anew in a part that is a component's, which hears of it",
		[this]
		{
			AActor* Actor = World->AddActor();
			UMRInputPlayerComponent* Component = NewObject<UMRInputPlayerComponent>(Actor);
			Component->bAutoPlay = false;
			Component->RegisterComponent();
			Sequence->Add(Known.Get(), 0.0, 1.0);
			Sequence->AddBound(*Actor, Known.Get(), 1.0, 2.0).StartOffset = Sequence->ToTick(1.0);
			Sequence->GetPlayer().Play();
			World->TickFrames(9, 0.1f);
			TestFalse(TEXT("not its part yet"), Component->IsPlaying());
			World->TickFrames(3, 0.1f);
			TestTrue(TEXT("its part"), Component->IsPlaying());
		});
}

#endif
