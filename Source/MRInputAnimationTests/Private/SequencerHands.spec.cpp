// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputPlaybackSubsystem.h"
#include "Misc/AutomationTest.h"
#include "MovieSceneMRInputSection.h"
#include "Support/MRInputTestSequence.h"

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputSequencerHandsSpec, "MRInputAnimation.Sequencer.Hands",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ClientContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputBareEngine> Engine;
TUniquePtr<FMRInputTestWorld> World;
TUniquePtr<FMRInputTestSequence> Sequence;
TStrongObjectPtr<UMRInputEventLog> Log;
FMRInputAnimationPtr Known;
FMRInputAnimationPtr Moved;

void DefineEvents();
void DefineRates();
FMRInputFrame GetFrame() const
{
	return World->GetPlayback().GetFrame();
}

/** The pinch events of a hand, as kinds and milliseconds. */
FString GetPinchLog(EMRInputHand Hand) const;

/** The same of the right hand, on the whole way. */
FString PlayAt(float FramesPerSecond);
END_DEFINE_SPEC(FMRInputSequencerHandsSpec)

void FMRInputSequencerHandsSpec::Define()
{
	BeforeEach(
		[this]
		{
			MRInputTestStage::Begin(Engine, World, Known);
			Sequence = MakeUnique<FMRInputTestSequence>(*World, 4.0);
			Log = MRInputTestStage::Listen(*World);
			Known = MRInputTestRecordings::Make(MRInputTestRecordings::MakeTracked());
			Moved = MRInputTestRecordings::Make(MRInputTestRecordings::MakeMoved());
		});
	AfterEach(
		[this]
		{
			Sequence.Reset();
			MRInputTestStage::End(Engine, World, Known);
			Log.Reset();
			Moved.Reset();
		});
	DefineEvents();
	DefineRates();
}

FString FMRInputSequencerHandsSpec::GetPinchLog(EMRInputHand Hand) const
{
	FString Text;
	for (const FMRInputEvent& Event : Log->Events)
	{
		const bool bIsPinch =
			Event.Kind == EMRInputEventKind::PinchStarted || Event.Kind == EMRInputEventKind::PinchEnded;
		if (bIsPinch && Event.Hand == Hand)
		{
			Text += FString::Printf(TEXT("%s%s%.3f "),
				Event.Kind == EMRInputEventKind::PinchStarted ? TEXT("+") : TEXT("-"),
				Event.bIsResync ? TEXT("~") : TEXT(""), Event.Time + 1e-5);
		}
	}
	return Text;
}

FString FMRInputSequencerHandsSpec::PlayAt(float FramesPerSecond)
{
	Log->Events.Reset();
	Sequence->PlayOut(1.0f / FramesPerSecond);
	return GetPinchLog(EMRInputHand::Right);
}

void FMRInputSequencerHandsSpec::DefineEvents()
{
	It("fires each hand's pinches from its section, once and in order, at every frame rate",
		[this]
		{
			UMovieSceneMRInputSection& Right = Sequence->Add(Known, 0.0, 2.0, TEXT("r"));
			UMovieSceneMRInputSection& Left = Sequence->Add(Moved, 0.0, 2.0, TEXT("l"));
			for (const float Rate : {3.0f, 24.0f, 90.0f, 10.0f})
			{
				const bool bRestores = Rate == 24.0f || Rate == 90.0f; // both end in one frame, at once or by and by
				for (UMovieSceneMRInputSection* Section : {&Right, &Left})
				{
					Section->SetCompletionMode(
						bRestores ? EMovieSceneCompletionMode::RestoreState : EMovieSceneCompletionMode::KeepState);
				}
				Log->Events.Reset();
				Sequence->PlayOut(1.0f / Rate);
				TestEqual(TEXT("right"), *GetPinchLog(EMRInputHand::Right), TEXT("+0.500 -1.000 +1.210 -1.215 "));
				TestEqual(TEXT("left"), *GetPinchLog(EMRInputHand::Left), TEXT("+0.300 -0.305 "));
				TestEqual(TEXT("markers of one of them"), Log->Count(EMRInputEventKind::Marker), 2);
				TestEqual(TEXT("begun once"), Log->Count(EMRInputEventKind::Started), 1);
			}
		});

	It("releases a hand whose section ends, and all when the sequence stops",
		[this]
		{
			Sequence->Add(Known, 0.0, 4.0, TEXT("hr"));
			UMovieSceneMRInputSection& Left = Sequence->Add(Known, 0.0, 1.0, TEXT("l"));
			Left.SetCompletionMode(EMovieSceneCompletionMode::RestoreState);
			Sequence->Add(Moved, 1.0, 4.0, TEXT("l"));
			Sequence->GetPlayer().Play();
			World->TickFrames(9, 0.1f);
			TestTrue(TEXT("pinching"), GetFrame().LeftHand.bIsPinching);
			World->TickFrames(3, 0.1f);
			TestFalse(TEXT("the next section's hand does not"), GetFrame().LeftHand.bIsPinching);
			TestEqual(TEXT("events"), *GetPinchLog(EMRInputHand::Left).Left(7), TEXT("+0.800 "));
			TestEqual(TEXT("pinches that are on"), Log->Count(EMRInputEventKind::PinchStarted) - 1,
				Log->Count(EMRInputEventKind::PinchEnded) - (GetFrame().RightHand.bIsPinching ? 0 : 1));
			Sequence->GetPlayer().Stop();
			TestEqual(TEXT("all let go"), Log->Count(EMRInputEventKind::PinchStarted),
				Log->Count(EMRInputEventKind::PinchEnded));
			TestEqual(TEXT("and lost"), Log->Count(EMRInputEventKind::TrackingGained),
				Log->Count(EMRInputEventKind::TrackingLost));
		});

	It("releases all hands when it is stopped",
		[this]
		{
			Sequence->Add(Moved, 0.0, 4.0, TEXT("r"));
			Sequence->Add(Known, 0.0, 4.0, TEXT("l"));
			Sequence->Add(Known, 0.1, 4.0, TEXT("h"));
			Sequence->GetPlayer().Play();
			World->TickFrames(12, 0.1f);
			World->GetPlayback().Stop();
			TestEqual(TEXT("left"), *GetPinchLog(EMRInputHand::Left), TEXT("+0.800 -~1.200 "));
			TestEqual(TEXT("right"), *GetPinchLog(EMRInputHand::Right), TEXT("+1.100 -~1.200 "));
		});

	It("has each hand's own velocity",
		[this]
		{
			Sequence->Add(Known, 0.0, 2.0, TEXT("r"));
			Sequence->Add(Moved, 0.0, 2.0, TEXT("l")).PlayRate = -0.5;
			Sequence->GetPlayer().Play();
			World->TickFrames(6, 0.1f);
			TestEqual(TEXT("right"), Sequence->GetPace(TEXT("RightPalm")), 1.0, 1e-3);
			TestEqual(TEXT("left"), Sequence->GetPace(TEXT("LeftPalm")), -0.5, 1e-3);
		});
}

void FMRInputSequencerHandsSpec::DefineRates()
{
	It("fires hand events at the end and at the start where their sequence loops",
		[this]
		{
			Sequence = MakeUnique<FMRInputTestSequence>(*World, 1.5);
			Sequence->Add(Known, -0.5, 1.5, TEXT("lr")).StartOffset = Sequence->ToTick(-0.5);
			UMovieSceneMRInputSection& Head = Sequence->Add(Known, 0.0, 1.5, TEXT("h"));
			FMovieSceneSequencePlaybackSettings Settings;
			Settings.LoopCount.Value = 1;
			Sequence->GetPlayer(Settings);
			for (const double Start : {0.0, 0.2}) // next to another section all the time, or alone at first
			{
				Head.SetRange(TRange<FFrameNumber>(Sequence->ToTick(Start), Sequence->ToTick(1.5)));
				for (const float Rate : {3.3f, 60.0f})
				{
					Log->Events.Reset();
					Sequence->PlayOut(1.0f / Rate);
					FString PinchLogs[2];
					for (const FMRInputEvent& Event : Log->Events)
					{
						FString& PinchLog = PinchLogs[Event.Hand == EMRInputHand::Left ? 0 : 1];
						PinchLog += Event.Kind == EMRInputEventKind::PinchStarted ? TEXT("+") : TEXT("");
						PinchLog += Event.Kind == EMRInputEventKind::PinchEnded ? TEXT("-") : TEXT("");
					}
					TestEqual(TEXT("left, one in either round"), *PinchLogs[0], TEXT("+-+-"));
					TestEqual(TEXT("right, two in either round"), *PinchLogs[1], TEXT("+-+-+-+-"));
				}
			}
		});
}

#endif
