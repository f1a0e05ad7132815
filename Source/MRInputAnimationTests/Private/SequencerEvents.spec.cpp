// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputPlaybackSubsystem.h"
#include "Misc/AutomationTest.h"
#include "MovieSceneMRInputSection.h"
#include "Support/MRInputTestSequence.h"

#include <cmath>

#if WITH_DEV_AUTOMATION_TESTS

namespace SequencerEventsSpecDetail
{

/** The events of the core's player between two positions, and when it stops there. */
FString GetExpected(const UMRInputAnimation& Animation, mria::LoopMode Mode, double From, double To)
{
	FMRInputExpectedEvents Expected(Animation, Mode);
	Expected.PlayFrom(From);
	Expected.AdvanceTo(To);
	Expected.Stop();
	return Expected.Describe();
}

/** Lengths of frames that are never alike, and the same every time. */
class FJitter
{
public:
	float Next()
	{
		State = State * 1664525u + 1013904223u;
		return 0.001f + 0.09f * static_cast<float>(State >> 8) / 16777216.0f;
	}

private:
	uint32 State = 7;
};

} // namespace SequencerEventsSpecDetail

BEGIN_DEFINE_SPEC(FMRInputSequencerEventsSpec, "MRInputAnimation.Sequencer.Events",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ClientContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputBareEngine> Engine;
TUniquePtr<FMRInputTestWorld> World;
TUniquePtr<FMRInputTestSequence> Sequence;
TStrongObjectPtr<UMRInputEventLog> Log;
FMRInputAnimationPtr Known;

void DefineRates();
void DefineDirections();
void DefineSilence();
void DefineInside();
FString PlayAt(float FramesPerSecond);
FString TakeLog();
END_DEFINE_SPEC(FMRInputSequencerEventsSpec)

void FMRInputSequencerEventsSpec::Define()
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
	DefineRates();
	DefineDirections();
	DefineSilence();
	DefineInside();
}

FString FMRInputSequencerEventsSpec::TakeLog()
{
	const FString Text = Log->Describe();
	Log->Events.Reset();
	return Text;
}

FString FMRInputSequencerEventsSpec::PlayAt(float FramesPerSecond)
{
	Log->Events.Reset();
	if (FramesPerSecond > 0.0f)
	{
		Sequence->PlayOut(1.0f / FramesPerSecond);
		return TakeLog();
	}
	SequencerEventsSpecDetail::FJitter Jitter;
	Sequence->GetPlayer().Play();
	while (Sequence->GetPlayer().IsPlaying())
	{
		World->Tick(Jitter.Next());
	}
	return TakeLog();
}

void FMRInputSequencerEventsSpec::DefineRates()
{
	It("fires the events of the core's player, at every frame rate and without one",
		[this]
		{
			using namespace SequencerEventsSpecDetail;
			Sequence->Add(Known.Get(), 0.5, 3.0);
			const FString Expected = GetExpected(*Known, mria::LoopMode::Hold, 0.0, 2.5);
			TestTrue(TEXT("there is something to tell"), Expected.Len() > 200);
			for (const float Rate : {5.0f, 7.3f, 23.976f, 24.0f, 29.97f, 59.94f, 60.0f, 90.0f, 144.0f, 0.7f, 0.0f})
			{
				TestEqual(TEXT("the events"), *PlayAt(Rate), *Expected);
			}
		});

	It("does so with real movements, offset, rate and tick resolution",
		[this]
		{
			using namespace SequencerEventsSpecDetail;
			for (const TCHAR* Name : {TEXT("PressButton"), TEXT("PinchDrag"), TEXT("BezierReach")})
			{
				const FMRInputAnimationPtr Sample = MRInputTestRecordings::LoadSample(Name);
				Sequence = MakeUnique<FMRInputTestSequence>(*World, 4.0, FFrameRate(60000, 1001));
				UMovieSceneMRInputSection& Section = Sequence->Add(Sample.Get(), 0.1, 3.9);
				Section.PlayRate = 0.73;
				Section.StartOffset = Sequence->ToTick(0.2);
				const double From = Section.GetPositionAt(FFrameTime(Section.GetInclusiveStartFrame()));
				const double To = Section.GetPositionAt(FFrameTime(Section.GetExclusiveEndFrame()));
				const FString Expected = GetExpected(*Sample, mria::LoopMode::Hold, From, To);
				for (const float Rate : {5.0f, 23.976f, 59.94f, 0.0f})
				{
					TestEqual(TEXT("the events"), *PlayAt(Rate), *Expected);
				}
			}
		});

	It("fires the events of every cycle of a loop, also several in one frame",
		[this]
		{
			using namespace SequencerEventsSpecDetail;
			UMovieSceneMRInputSection& Section = Sequence->Add(Known.Get(), 0.5, 3.5);
			Section.bLoop = true;
			Section.PlayRate = 5.0;
			const FString Expected = GetExpected(*Known, mria::LoopMode::Loop, 0.0, std::nextafter(15.0, 0.0));
			for (const float Rate : {1.0f, 7.3f, 60.0f, 144.0f})
			{
				TestEqual(TEXT("the events"), *PlayAt(Rate), *Expected);
			}
		});
}

void FMRInputSequencerEventsSpec::DefineDirections()
{
	It("fires inverted events for a sequence that plays backwards",
		[this]
		{
			using namespace SequencerEventsSpecDetail;
			Sequence->Add(Known.Get(), 1.0, 2.9);
			const FString Expected = GetExpected(*Known, mria::LoopMode::Hold, std::nextafter(1.9, 0.0), 0.0);
			for (const float Rate : {5.0f, 60.0f})
			{
				Sequence->GoTo(3.9, EUpdatePositionMethod::Jump);
				Log->Events.Reset();
				Sequence->GetPlayer().PlayReverse();
				while (Sequence->GetPlayer().IsPlaying())
				{
					World->Tick(1.0f / Rate);
				}
				TestEqual(TEXT("the events"), *TakeLog(), *Expected);
			}
		});

	It("begins with its section, wherever the sequence begins",
		[this]
		{
			Sequence->Add(Known.Get(), 0.0, 2.0);
			Sequence->GoTo(0.9, EUpdatePositionMethod::Jump);
			Log->Events.Reset();
			Sequence->PlayOut(0.1f);
			TestEqual(TEXT("markers after the middle"), Log->Count(EMRInputEventKind::Marker), 1);
			Sequence->PlayOut(0.1f);
			TestEqual(TEXT("all markers the second time"), Log->Count(EMRInputEventKind::Marker), 1 + 2);
		});

	It("continues without a break from one part of a split section to the next",
		[this]
		{
			using namespace SequencerEventsSpecDetail;
			UMovieSceneMRInputSection& Left = Sequence->Add(Known.Get(), 0.5, 3.0);
			// A marker stands right at the cut, and another cut lies in a pinch.
			Left.SplitSection(FQualifiedFrameTime(FFrameTime(Sequence->ToTick(2.0)), FFrameRate(24000, 1)), false);
			Left.SplitSection(FQualifiedFrameTime(FFrameTime(Sequence->ToTick(1.4)), FFrameRate(24000, 1)), false);
			TestEqual(TEXT("the events"), *PlayAt(24.0f), *GetExpected(*Known, mria::LoopMode::Hold, 0.0, 2.5));
		});

	It("continues without a break where the recording's floats are coarse",
		[this]
		{
			using namespace SequencerEventsSpecDetail;
			mria::Recording Recording = MRInputTestRecordings::MakeKnown();
			MRInputTestRecordings::Delay(Recording, 1000.0f);
			const FMRInputAnimationPtr Late = MRInputTestRecordings::Make(Recording);
			UMovieSceneMRInputSection& Left = Sequence->Add(Late.Get(), 0.5, 3.0);
			for (const double Cut : {2.31, 1.77, 1.4})
			{
				Left.SplitSection(FQualifiedFrameTime(FFrameTime(Sequence->ToTick(Cut)), FFrameRate(24000, 1)), false);
			}
			TestEqual(TEXT("the events"), *PlayAt(24.0f), *GetExpected(*Late, mria::LoopMode::Hold, 1000.0, 1002.5));
		});

	It("fires the end and the start of a sequence that loops",
		[this]
		{
			UMovieSceneMRInputSection& Section = Sequence->Add(Known.Get(), 0.0, 4.0);
			Section.bLoop = true;
			Sequence->Add(Known.Get(), 0.01, 0.02).bDriveDevices = false; // whose borders cut the frames of the other
			FMovieSceneSequencePlaybackSettings Settings;
			Settings.LoopCount.Value = 1;
			Sequence->GetPlayer(Settings);
			for (const float Rate : {3.3f, 60.0f, 3.3f, 60.0f})
			{
				Log->Events.Reset();
				Sequence->PlayOut(1.0f / Rate);
				TestEqual(TEXT("markers of four rounds"), Log->Count(EMRInputEventKind::Marker), 4 * 2);
				TestEqual(TEXT("back once"), Log->Count(EMRInputEventKind::Seeked), 1);
				Section.bFireEventsWhenScrubbing = Rate == 60.0f; // the way back to the start is no scrub
			}
		});
}

void FMRInputSequencerEventsSpec::DefineSilence()
{
	It("fires nothing for what a scrub or a jump skips",
		[this]
		{
			Sequence->Add(Known.Get(), 0.0, 2.0);
			Sequence->GetPlayer().Play();
			for (const EUpdatePositionMethod Method : {EUpdatePositionMethod::Scrub, EUpdatePositionMethod::Jump})
			{
				Sequence->GoTo(0.1, Method);
				Log->Events.Reset();
				Sequence->GoTo(1.9, Method);
				TestEqual(TEXT("the time"), World->GetPlayback().GetTime(), 1.9f, 1e-5f);
				TestEqual(TEXT("markers"), Log->Count(EMRInputEventKind::Marker), 0);
				for (const FMRInputEvent& Event : Log->Events)
				{
					TestTrue(
						TEXT("only what differs there"), Event.bIsResync || Event.Kind == EMRInputEventKind::Seeked);
				}
			}
		});

	It("fires them if the section enables it",
		[this]
		{
			Sequence->Add(Known.Get(), 0.0, 2.0).bFireEventsWhenScrubbing = true;
			for (const EUpdatePositionMethod Method :
				{EUpdatePositionMethod::Scrub, EUpdatePositionMethod::Jump, EUpdatePositionMethod::Jump})
			{
				Sequence->GoTo(0.1, Method);
				Log->Events.Reset();
				Sequence->GoTo(1.9, Method);
				TestEqual(TEXT("markers"), Log->Count(EMRInputEventKind::Marker), 2);
				TestEqual(TEXT("pinches"), Log->Count(EMRInputEventKind::PinchStarted), 3);
				Sequence->GoTo(0.1, Method);
				TestEqual(TEXT("markers on the way back"), Log->Count(EMRInputEventKind::Marker), 4);
				if (Method == EUpdatePositionMethod::Jump)
				{
					Sequence->GetPlayer().Play(); // the third time it jumps while it plays
				}
			}
		});

	It("fires nothing while time does not advance",
		[this]
		{
			Sequence->Add(Known.Get(), 0.0, 2.0);
			Sequence->GetPlayer().Play();
			World->Tick(0.6f);
			Sequence->GetPlayer().Pause();
			Log->Events.Reset();
			World->TickFrames(5, 0.1f);
			Sequence->GoTo(0.6, EUpdatePositionMethod::Play);
			TestEqual(TEXT("events"), *TakeLog(), TEXT(""));
			Sequence->GoTo(0.6, EUpdatePositionMethod::Scrub);
			TestEqual(TEXT("scrubbed to where it is"), *TakeLog(), TEXT(""));
			Sequence->GoTo(1.55, EUpdatePositionMethod::Play);
			TestEqual(TEXT("moved as in playing, it fires"), Log->Count(EMRInputEventKind::Marker), 1);
		});

	It("fires nothing while its player is stopped, however it is moved",
		[this]
		{
			Sequence->Add(Known.Get(), 0.0, 2.0);
			Sequence->GoTo(0.1, EUpdatePositionMethod::Play);
			Sequence->GoTo(1.9, EUpdatePositionMethod::Play);
			TestEqual(TEXT("the time"), World->GetPlayback().GetTime(), 1.9f, 1e-5f);
			TestEqual(TEXT("markers"), Log->Count(EMRInputEventKind::Marker), 0);
		});

	It("fires nothing for the time without a recording",
		[this]
		{
			AddExpectedError(TEXT("it has no recording"), EAutomationExpectedErrorFlags::Contains, 1);
			UMovieSceneMRInputSection& Section = Sequence->Add(Known.Get(), 0.0, 2.0);
			Sequence->GetPlayer().Play();
			World->Tick(0.1f);
			Section.Animation = nullptr;
			World->TickFrames(8, 0.1f);
			Section.Animation = Known.Get();
			World->Tick(0.3f);
			TestEqual(TEXT("markers"), Log->Count(EMRInputEventKind::Marker), 0);
			TestEqual(TEXT("the time"), World->GetPlayback().GetTime(), 1.2f, 1e-4f);
		});
}

void FMRInputSequencerEventsSpec::DefineInside()
{
	It("follows a sequence inside another at its own pace",
		[this]
		{
			using namespace SequencerEventsSpecDetail;
			FMRInputTestSequence Inner(*World, 3.0, FFrameRate(60000, 1));
			Inner.Add(Known.Get(), 0.5, 2.5);
			Sequence->AddSub(Inner, 1.0, 2.5, 2.0f);
			const FString Expected = GetExpected(*Known, mria::LoopMode::Hold, 0.0, 1.99999999);
			for (const float Rate : {5.0f, 29.97f, 60.0f, 144.0f})
			{
				TestEqual(TEXT("the events"), *PlayAt(Rate), *Expected);
			}
			Sequence->GoTo(1.5, EUpdatePositionMethod::Scrub);
			TestEqual(TEXT("the time"), World->GetPlayback().GetTime(), 0.5f, 1e-5f);
		});

	It("ends with the shot that it is in, though its section continues",
		[this]
		{
			using namespace SequencerEventsSpecDetail;
			FMRInputTestSequence Inner(*World, 4.0, FFrameRate(60000, 1));
			Inner.Add(Known.Get(), 0.0, 4.0);
			Sequence->AddSub(Inner, 1.0, 2.625, 1.0f);
			const FString Expected = GetExpected(*Known, mria::LoopMode::Hold, 0.0, std::nextafter(1.625, 0.0));
			for (const float Rate : {2.0f, 3.3f, 24.0f})
			{
				TestEqual(TEXT("the events"), *PlayAt(Rate), *Expected);
			}
		});

	It("plays shot after shot, deep inside other sequences, one of them twice",
		[this]
		{
			using namespace SequencerEventsSpecDetail;
			// The second one's section is earlier on its own timeline than the first one's.
			FMRInputTestSequence First(*World, 3.0, FFrameRate(60000, 1));
			First.Add(Known.Get(), 0.5, 1.5);
			FMRInputTestSequence Second(*World, 1.0);
			Second.Add(Known.Get(), 0.0, 1.0).StartOffset = Second.ToTick(0.5);
			FMRInputTestSequence Reel(*World, 4.0);
			Reel.AddSub(First, 0.0, 1.5, 1.0f);
			Reel.AddSub(Second, 1.5, 2.5, 1.0f);
			Reel.AddSub(Second, 2.5, 3.5, 1.0f);
			Sequence->AddSub(Reel, 0.0, 4.0, 1.0f);
			const FString Expected = PlayAt(144.0f);
			TestTrue(TEXT("the second one's end"), Expected.Contains(TEXT("PinchEnded left 1.5 resync")));
			for (const float Rate : {3.3f, 24.0f, 60.0f})
			{
				TestEqual(TEXT("the events"), *PlayAt(Rate), *Expected);
			}
			Sequence->PlayOut(0.3f);
			TestEqual(TEXT("shots"), Log->Count(EMRInputEventKind::Started), 3);
			TestEqual(TEXT("a marker in each"), Log->Count(EMRInputEventKind::Marker), 3);
			TestEqual(TEXT("hands stay tracked between them"), Log->Count(EMRInputEventKind::TrackingLost), 2);
		});
}

#endif
