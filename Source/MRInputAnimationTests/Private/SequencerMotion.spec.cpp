// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputPlaybackSubsystem.h"
#include "Misc/AutomationTest.h"
#include "MovieSceneMRInputSection.h"
#include "Support/MRInputTestHands.h"
#include "Support/MRInputTestSequence.h"

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputSequencerMotionSpec, "MRInputAnimation.Sequencer.Motion",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ClientContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputBareEngine> Engine;
TUniquePtr<FMRInputTestWorld> World;
TUniquePtr<FMRInputTestSequence> Sequence;
FMRInputAnimationPtr Known;

void DefinePlaying();
void DefineOthers();
void Restart(double Seconds);

END_DEFINE_SPEC(FMRInputSequencerMotionSpec)

void FMRInputSequencerMotionSpec::Define()
{
	BeforeEach(
		[this]
		{
			MRInputTestStage::Begin(Engine, World, Known);
			Restart(4.0);
		});
	AfterEach(
		[this]
		{
			Sequence.Reset();
			MRInputTestStage::End(Engine, World, Known);
		});
	DefinePlaying();
	DefineOthers();
}

void FMRInputSequencerMotionSpec::Restart(double Seconds)
{
	Sequence.Reset();
	Sequence = MakeUnique<FMRInputTestSequence>(*World, Seconds);
}

void FMRInputSequencerMotionSpec::DefinePlaying()
{
	It("follows the rate of the section and of the sequence player",
		[this]
		{
			for (const float PlayerRate : {1.0f, 2.0f, 0.5f})
			{
				for (const double SectionRate : {1.0, 0.5, -0.5})
				{
					Restart(4.0);
					Sequence->Add(Known.Get(), 0.0, 4.0).PlayRate = SectionRate;
					FMovieSceneSequencePlaybackSettings Settings;
					Settings.PlayRate = PlayerRate;
					Sequence->GetPlayer(Settings).Play();
					World->TickFrames(5, 0.1f);
					TestEqual(TEXT("the pace"), Sequence->GetPace(), PlayerRate * SectionRate, 1e-3);
				}
			}
		});

	It("is that of the whole frame where another section's border cuts it",
		[this]
		{
			Sequence->Add(Known.Get(), 0.0, 4.0);
			Sequence->Add(Known.Get(), 0.55, 0.57).bDriveDevices = false;
			Sequence->GetPlayer().Play();
			World->TickFrames(6, 0.1f);
			TestEqual(TEXT("the pace"), Sequence->GetPace(), 1.0, 1e-3);
		});

	It("is that of the whole frame in which the sequence begins again",
		[this]
		{
			Restart(1.55);
			Sequence->Add(Known.Get(), 0.0, 1.55);
			FMovieSceneSequencePlaybackSettings Settings;
			Settings.LoopCount.Value = 1;
			Sequence->GetPlayer(Settings).Play();
			World->TickFrames(16, 0.1f);
			TestEqual(TEXT("the time"), World->GetPlayback().GetTime(), 0.05f, 1e-4f);
			TestEqual(TEXT("the pace"), Sequence->GetPace(), 1.0, 1e-3);
		});

	It("turns round with a sequence that plays backwards",
		[this]
		{
			Restart(1.5);
			Sequence->Add(Known.Get(), 0.0, 1.5);
			Sequence->GetPlayer().PlayReverse();
			World->TickFrames(5, 0.1f);
			TestEqual(TEXT("the pace"), Sequence->GetPace(), -1.0, 1e-3);
		});

	It("goes with the time scale of a sequence inside another, as the time does",
		[this]
		{
			for (const float Scale : {2.0f, 0.5f, 1.0f})
			{
				Restart(4.0);
				FMRInputTestSequence Inner(*World, 4.0, FFrameRate(60000, 1));
				Inner.Add(Known.Get(), 0.0, 4.0);
				Sequence->AddSub(Inner, 0.0, 4.0, Scale);
				Sequence->GetPlayer().Play();
				World->TickFrames(5, 0.1f);
				TestEqual(TEXT("the time"), World->GetPlayback().GetTime(), 0.5f * Scale, 1e-4f);
				TestEqual(TEXT("the pace"), Sequence->GetPace(), static_cast<double>(Scale), 1e-3);
				Sequence->GetPlayer().Stop();
			}
		});
}

void FMRInputSequencerMotionSpec::DefineOthers()
{
	It("is zero while it is scrubbed, jumps, is paused or is at its end",
		[this]
		{
			UMovieSceneMRInputSection& Section = Sequence->Add(Known.Get(), 0.0, 4.0);
			for (const bool bFires : {false, true})
			{
				Section.bFireEventsWhenScrubbing = bFires;
				Sequence->GoTo(0.5, EUpdatePositionMethod::Scrub);
				Sequence->GoTo(0.75, EUpdatePositionMethod::Scrub);
				TestEqual(TEXT("scrubbed"), Sequence->GetPace(), 0.0, 0.0);
				Sequence->GoTo(1.0, EUpdatePositionMethod::Jump);
				TestEqual(TEXT("jumped"), Sequence->GetPace(), 0.0, 0.0);
			}
			Sequence->GetPlayer().Play();
			World->Tick(0.1f);
			TestEqual(TEXT("playing"), Sequence->GetPace(), 1.0, 1e-3);
			Sequence->GetPlayer().Pause();
			World->Tick(0.1f);
			TestEqual(TEXT("paused"), Sequence->GetPace(), 0.0, 0.0);
			Sequence->GetPlayer().Play();
			World->TickFrames(15, 0.1f);
			TestEqual(TEXT("the last pose is held"), Sequence->GetPace(), 0.0, 0.0);
		});

	It("is zero while its last pose is kept",
		[this]
		{
			Sequence->Add(Known.Get(), 0.0, 1.0).SetCompletionMode(EMovieSceneCompletionMode::KeepState);
			Sequence->GetPlayer().Play();
			World->TickFrames(9, 0.1f);
			TestEqual(TEXT("playing"), Sequence->GetPace(), 1.0, 1e-3);
			World->TickFrames(4, 0.1f);
			TestEqual(TEXT("kept"), World->GetPlayback().GetTime(), 1.0f, 1e-4f);
			TestEqual(TEXT("the pace"), Sequence->GetPace(), 0.0, 0.0);
		});

	It("is zero while it is blended, and the recorded one before and after",
		[this]
		{
			FMRInputTestHands Real;
			UMovieSceneMRInputSection& Section = Sequence->Add(Known.Get(), 0.0, 2.0);
			Sequence->SetEasing(Section, 1.0, 0.0);
			Sequence->GetPlayer().Play();
			World->TickFrames(6, 0.1f);
			TestEqual(TEXT("blended"), Sequence->GetPace(), 0.0, 0.0);
			World->TickFrames(6, 0.1f);
			TestEqual(TEXT("alone"), Sequence->GetPace(), 1.0, 1e-3);
		});
}

#endif
