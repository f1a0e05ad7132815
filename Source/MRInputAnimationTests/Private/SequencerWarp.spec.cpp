// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputEngineCompat.h"
#include "MRInputPlaybackSubsystem.h"
#include "Misc/AutomationTest.h"
#include "MovieScene.h"
#include "MovieSceneMRInputSection.h"
#include "Support/MRInputTestSequence.h"

#if WITH_DEV_AUTOMATION_TESTS && MRINPUT_SEQUENCES_HAVE_TIME_WARP

#include "Sections/MovieSceneSubSection.h"
#include "Variants/MovieSceneTimeWarpCurve.h"

BEGIN_DEFINE_SPEC(FMRInputSequencerWarpSpec, "MRInputAnimation.Sequencer.Warp",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ClientContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputBareEngine> Engine;
TUniquePtr<FMRInputTestWorld> World;
TUniquePtr<FMRInputTestSequence> Sequence;
TUniquePtr<FMRInputTestSequence> Inner;
TStrongObjectPtr<UMRInputEventLog> Log;
TStrongObjectPtr<UMovieSceneTimeWarpCurve> Warp;
FMRInputAnimationPtr Known;

void DefineCurves();
void DefineTurns();

/** Puts the inner sequence, with the recording from its start on, into the outer one, by the warp. */
void Nest();
void AddKey(double Outer, double InnerTime, bool bIsSmooth);

/** Plays by frames of that length, comparing positions with the curve's and events with those of the core's player. */
void TestPlaying(float FrameSeconds, double SectionStart = 0.0);
END_DEFINE_SPEC(FMRInputSequencerWarpSpec)

void FMRInputSequencerWarpSpec::Define()
{
	BeforeEach(
		[this]
		{
			MRInputTestStage::Begin(Engine, World, Known);
			Sequence = MakeUnique<FMRInputTestSequence>(*World, 4.0);
			Inner = MakeUnique<FMRInputTestSequence>(*World, 4.0);
			Log = MRInputTestStage::Listen(*World);
			Warp.Reset(NewObject<UMovieSceneTimeWarpCurve>());
		});
	AfterEach(
		[this]
		{
			Sequence.Reset();
			Inner.Reset();
			MRInputTestStage::End(Engine, World, Known);
			Log.Reset();
			Warp.Reset();
		});
	DefineCurves();
	DefineTurns();
}

void FMRInputSequencerWarpSpec::Nest()
{
	UMovieSceneSubSection& Sub = Sequence->AddSub(*Inner, 0.0, 4.0, 1.0f);
	Sub.Parameters.TimeScale = FMovieSceneTimeWarpVariant(Warp.Get());
}

void FMRInputSequencerWarpSpec::AddKey(double Outer, double InnerTime, bool bIsSmooth)
{
	const double Value = InnerTime * Inner->GetScene().GetTickResolution().AsDecimal();
	if (bIsSmooth)
	{
		Warp->Channel.AddCubicKey(Sequence->ToTick(Outer), Value, RCTM_User); // flat at the key
	}
	else
	{
		Warp->Channel.AddLinearKey(Sequence->ToTick(Outer), Value);
	}
}

void FMRInputSequencerWarpSpec::TestPlaying(float FrameSeconds, double SectionStart)
{
	FMRInputExpectedEvents Expected(*Known, mria::LoopMode::Hold);
	Log->Events.Reset();
	Sequence->GetPlayer().Play();
	Expected.PlayFrom(0.0);
	double Farthest = 0.0;
	for (int32 Frame = 1; Frame * FrameSeconds < 3.9f; ++Frame)
	{
		World->Tick(FrameSeconds);
		const FFrameTime Outer = Frame * static_cast<double>(FrameSeconds) * Sequence->GetScene().GetTickResolution();
		const double Position = Inner->GetScene().GetTickResolution().AsSeconds(Warp->RemapTime(Outer)) - SectionStart;
		Expected.AdvanceTo(static_cast<float>(Position));
		const double Shown = FMath::Clamp(Position, 0.0, 2.0);
		Farthest = FMath::Max(Farthest, FMath::Abs(World->GetPlayback().GetTime() - Shown));
	}
	TestTrue(TEXT("there is something to tell"), Expected.Num() > 6);
	TestEqual(TEXT("how far it is from the curve"), Farthest, 0.0, 1e-5);
	TestEqual(TEXT("the events"), *Log->Describe(), *Expected.Describe());
	Sequence->GetPlayer().Stop();
}

void FMRInputSequencerWarpSpec::DefineCurves()
{
	It("follows a curve that goes slowly in and out",
		[this]
		{
			Inner->Add(Known.Get(), 0.0, 4.0);
			AddKey(0.0, 0.0, true);
			AddKey(4.0, 2.5, true);
			Nest();
			for (const float Seconds : {0.3f, 0.1f, 1.0f / 23.976f, 1.0f / 60.0f})
			{
				TestPlaying(Seconds);
			}
		});

	It("stops where the curve stops, fires nothing there, and continues from there",
		[this]
		{
			Inner->Add(Known.Get(), 0.0, 4.0);
			AddKey(0.0, 0.0, false);
			AddKey(1.0, 0.9, false); // in a pinch
			AddKey(2.5, 0.9, false);
			AddKey(4.0, 2.4, false);
			Nest();
			for (const float Seconds : {0.3f, 0.1f, 1.0f / 60.0f})
			{
				TestPlaying(Seconds);
			}
			Sequence->GoTo(1.2, EUpdatePositionMethod::Jump);
			Log->Events.Reset();
			Sequence->GetPlayer().Play();
			World->TickFrames(10, 0.1f);
			TestEqual(TEXT("events"), *Log->Describe(), TEXT(""));
			TestEqual(TEXT("the pace"), Sequence->GetPace(), 0.0, 0.0);
			TestTrue(TEXT("still pinching"), World->GetPlayback().GetFrame().LeftHand.bIsPinching);
		});
}

void FMRInputSequencerWarpSpec::DefineTurns()
{
	It("goes back where the curve does, though the sequence plays on",
		[this]
		{
			Inner->Add(Known.Get(), 0.0, 4.0);
			AddKey(0.0, 0.0, false);
			AddKey(1.5, 1.55, false); // behind a marker
			AddKey(2.5, 0.45, false); // before one
			AddKey(4.0, 2.2, false);
			Nest();
			for (const float Seconds : {0.4f, 0.3f, 0.1f, 1.0f / 59.94f})
			{
				TestPlaying(Seconds);
			}
		});

	It("has the pace and the direction of the curve, over a turn too",
		[this]
		{
			Inner->Add(Known.Get(), 0.0, 4.0);
			AddKey(0.0, 0.0, false);
			AddKey(1.0, 1.5, false);
			AddKey(2.0, 0.5, false);
			Nest();
			Sequence->GetPlayer().Play();
			World->TickFrames(5, 0.1f);
			TestEqual(TEXT("faster"), Sequence->GetPace(), 1.5, 1e-3);
			World->TickFrames(4, 0.1f);
			World->Tick(0.3f);
			TestEqual(TEXT("in the frame of the turn"), Sequence->GetPace(), -0.05 / 0.3, 1e-3); // 1.35, 1.5, 1.3
			World->TickFrames(2, 0.1f);
			TestEqual(TEXT("backwards"), Sequence->GetPace(), -1.0, 1e-3);
		});

	It("leaves a section and comes back into it from either side",
		[this]
		{
			Inner->Add(Known.Get(), 1.0, 3.0).SetCompletionMode(EMovieSceneCompletionMode::RestoreState);
			AddKey(0.0, 0.5, false);
			AddKey(1.0, 3.5, false);
			AddKey(3.0, 0.0, false);
			Nest();
			for (const float Seconds : {0.3f, 0.05f})
			{
				Log->Events.Reset();
				Sequence->PlayOut(Seconds);
				TestEqual(TEXT("there and back"), Log->Count(EMRInputEventKind::Started), 2);
				TestEqual(TEXT("left both times"), Log->Count(EMRInputEventKind::Stopped), 2);
				TestEqual(TEXT("the markers twice"), Log->Count(EMRInputEventKind::Marker), 4);
				TestEqual(TEXT("the pinches twice"), Log->Count(EMRInputEventKind::PinchStarted), 6);
				TestEqual(TEXT("all let go"), Log->Count(EMRInputEventKind::PinchEnded), 6);
			}
		});

	It("switches in the middle of a cross-fade, also backwards",
		[this]
		{
			const FMRInputAnimationPtr Other = MRInputTestRecordings::LoadSample(TEXT("PinchDrag"));
			UMovieSceneMRInputSection& First = Inner->Add(Known.Get(), 0.0, 2.0);
			UMovieSceneMRInputSection& Second = Inner->Add(Other.Get(), 1.0, 4.0);
			Inner->SetEasing(First, 0.0, 1.0);
			Inner->SetEasing(Second, 1.0, 0.0);
			AddKey(0.0, 0.0, false);
			AddKey(1.0, 2.5, false);
			AddKey(2.0, 0.5, false);
			Nest();
			FString First480;
			for (const float Rate : {480.0f, 24.0f, 7.0f})
			{
				Log->Events.Reset();
				Sequence->PlayOut(1.0f / Rate);
				FString Starts;
				for (const FMRInputEvent& Event : Log->Events)
				{
					if (Event.Kind == EMRInputEventKind::Started)
					{
						Starts += FString::Printf(TEXT("%.3f "), Event.Time + 1e-5);
					}
				}
				First480 = First480.IsEmpty() ? Starts : First480;
				TestEqual(TEXT("where each was begun"), *Starts, *First480);
			}
			TestEqual(TEXT("there and back"), *First480, TEXT("0.000 0.500 1.500 "));
		});
}

#endif
