// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputAccess.h"
#include "MRInputConvert.h"
#include "MRInputPlaybackSubsystem.h"
#include "MRInputRecordingData.h"
#include "Misc/AutomationTest.h"
#include "Mria/Player.h"
#include "Support/MRInputEventLog.h"
#include "Support/MRInputTestStage.h"

#if WITH_DEV_AUTOMATION_TESTS

namespace PlaybackEventsSpecDetail
{

/** The events of the core's player for the same calls. */
class FExpected
{
public:
	FExpected(const UMRInputAnimation& Animation, const FMRInputPlayOptions& Options)
		: Data(FMRInputAccess::GetData(Animation))
		, Player(Data->GetView())
	{
		Player.SetLoopMode(static_cast<mria::LoopMode>(Options.LoopMode));
		Player.SetRate(Options.Rate);
		Player.Play();
		Add(Player.TakeEvents());
	}

	void Step(float DeltaSeconds) { Add(Player.Update(DeltaSeconds)); }
	void AdvanceTo(float Time) { Add(Player.AdvanceTo(Time)); }
	void Seek(float Time)
	{
		Player.Seek(Time);
		Add(Player.TakeEvents());
	}

	FString Describe() const { return UMRInputEventLog::Describe(Events); }

private:
	void Add(mria::Span<const mria::PlayerEvent> Emitted)
	{
		for (const mria::PlayerEvent& Event : Emitted)
		{
			Events.Add(MRInputConvert::ToEvent(Event, Data->GetView()));
		}
	}

	FMRInputRecordingData::FPtr Data;
	mria::Player Player;
	TArray<FMRInputEvent> Events;
};

} // namespace PlaybackEventsSpecDetail

BEGIN_DEFINE_SPEC(FMRInputPlaybackEventsSpec, "MRInputAnimation.Unit.PlaybackEvents",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ClientContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputBareEngine> Engine;
TUniquePtr<FMRInputTestWorld> World;
TStrongObjectPtr<UMRInputEventLog> Log;
FMRInputAnimationPtr Known;
FMRInputPlayOptions Options;

void DefineOrder();
void DefineRates();
void DefineListeners();
void CompareWithCore(UMRInputAnimation* Animation, float DeltaSeconds, int32 Frames);
FString PlayWhole(float DeltaSeconds);
UMRInputPlaybackSubsystem& Playback()
{
	return World->GetPlayback();
}
END_DEFINE_SPEC(FMRInputPlaybackEventsSpec)

void FMRInputPlaybackEventsSpec::Define()
{
	BeforeEach(
		[this]
		{
			MRInputTestStage::Begin(Engine, World, Known);
			Log = MRInputTestStage::Listen(*World);
			Options = FMRInputPlayOptions();
		});
	AfterEach(
		[this]
		{
			MRInputTestStage::End(Engine, World, Known);
			Log.Reset();
		});
	DefineOrder();
	DefineRates();
	DefineListeners();
}

void FMRInputPlaybackEventsSpec::CompareWithCore(UMRInputAnimation* Animation, float DeltaSeconds, int32 Frames)
{
	Log->Events.Reset();
	PlaybackEventsSpecDetail::FExpected Expected(*Animation, Options);
	World->Play(Animation, Options);
	for (int32 Frame = 0; Frame < Frames; ++Frame)
	{
		World->Tick(DeltaSeconds);
		Expected.Step(DeltaSeconds);
	}
	TestEqual(TEXT("the events"), *Log->Describe(), *Expected.Describe());
	TestTrue(TEXT("there are some"), Log->Events.Num() > 10);
	Playback().Stop();
}

void FMRInputPlaybackEventsSpec::DefineOrder()
{
	It("fires the events of the core's player, in its order and at its times",
		[this]
		{
			CompareWithCore(Known.Get(), 1.0f / 60.0f, 150);
			for (const TCHAR* Name : {TEXT("PressButton"), TEXT("PinchDrag"), TEXT("BezierReach")})
			{
				const FMRInputAnimationPtr Sample = MRInputTestRecordings::LoadSample(Name);
				CompareWithCore(Sample.Get(), 1.0f / 30.0f, 200);
			}
		});

	It("does so in every loop mode, forwards and backwards",
		[this]
		{
			for (const EMRInputLoopMode Mode :
				{EMRInputLoopMode::Once, EMRInputLoopMode::Hold, EMRInputLoopMode::Loop, EMRInputLoopMode::PingPong})
			{
				for (const float Rate : {1.0f, -1.0f, 2.5f, -0.75f})
				{
					Options.LoopMode = Mode;
					Options.Rate = Rate;
					CompareWithCore(Known.Get(), 0.03f, 240);
				}
			}
		});

	It("fires the core's events for jumps and for the external clock",
		[this]
		{
			Options.Clock = EMRInputClock::External;
			Options.LoopMode = EMRInputLoopMode::Hold;
			PlaybackEventsSpecDetail::FExpected Expected(*Known, Options);
			World->Play(Known.Get(), Options);
			for (const float Time : {0.1f, 0.9f, 0.5f, 1.3f, 0.0f, 2.0f, 1.0f})
			{
				Playback().AdvanceTo(Time);
				Expected.AdvanceTo(Time);
			}
			for (const float Time : {0.6f, 1.9f, 0.0f})
			{
				Playback().Seek(Time);
				Expected.Seek(Time);
			}
			TestEqual(TEXT("the events"), *Log->Describe(), *Expected.Describe());
			TestTrue(TEXT("there are some"), Log->Events.Num() > 20);
		});

	It("fires the specific event right after each general one",
		[this]
		{
			World->Play(Known.Get());
			World->Tick(0.6f);
			Playback().Pause();
			Playback().Resume();
			World->Tick(0.5f);
			Playback().Stop();
			const TArray<FString> Expected = {TEXT("OnStarted Started 0"), TEXT("OnTrackingChanged left on 0"),
				TEXT("OnTrackingChanged right on 0.25"), TEXT("OnPinchChanged right on 0.5"), TEXT("OnMarker one 0.5"),
				TEXT("OnPaused Paused 0.600000024"), TEXT("OnPinchChanged left on 0.800000012"),
				TEXT("OnPinchChanged right off 1"), TEXT("OnPinchChanged left off 1.10000002"),
				TEXT("OnTrackingChanged left off 1.10000002"), TEXT("OnTrackingChanged right off 1.10000002"),
				TEXT("OnStopped Stopped 1.10000002")};
			TestEqual(
				TEXT("the events"), *FString::Join(Log->Others, TEXT("\n")), *FString::Join(Expected, TEXT("\n")));
		});
}

FString FMRInputPlaybackEventsSpec::PlayWhole(float DeltaSeconds)
{
	Log->Events.Reset();
	World->Play(Known.Get(), Options);
	for (int32 Frame = 0; Frame < 10000 && Playback().GetStatus() != EMRInputPlayStatus::Stopped; ++Frame)
	{
		World->Tick(DeltaSeconds);
	}
	return Log->Describe();
}

void FMRInputPlaybackEventsSpec::DefineRates()
{
	It("fires the same events at every frame rate",
		[this]
		{
			const FString Expected = PlayWhole(1.0f / 60.0f);
			TestTrue(TEXT("there are events"), Log->Events.Num() > 10);
			for (const float Rate : {5.0f, 30.0f, 90.0f, 240.0f, 1000.0f})
			{
				TestEqual(FString::Printf(TEXT("at %g Hz"), Rate), *PlayWhole(1.0f / Rate), *Expected);
			}
		});

	It("fires the same events for frames of all lengths",
		[this]
		{
			const FString Expected = PlayWhole(1.0f / 60.0f);
			Log->Events.Reset();
			World->Play(Known.Get());
			for (const float Step : {0.001f, 0.3f, 0.0f, 0.0117f, 0.7f, 0.00001f, 0.2f, 5.0f})
			{
				World->Tick(Step);
			}
			TestEqual(TEXT("the events"), *Log->Describe(), *Expected);
		});

	It("skips nothing on one slow frame",
		[this]
		{
			const FString Expected = PlayWhole(1.0f / 60.0f);
			TestEqual(TEXT("the events"), *PlayWhole(60.0f), *Expected);
		});

	It("skips nothing on a slow frame that goes round many times",
		[this]
		{
			Options.LoopMode = EMRInputLoopMode::PingPong;
			CompareWithCore(Known.Get(), 21.0f, 1);
			TestEqual(TEXT("turns"), Log->Count(EMRInputEventKind::Looped), 10);
		});
}

void FMRInputPlaybackEventsSpec::DefineListeners()
{
	It("lets a listener stop it",
		[this]
		{
			Log->OnReceived = [this](const FMRInputEvent& Event)
			{
				if (Event.Kind == EMRInputEventKind::Marker)
				{
					Playback().Stop();
				}
			};
			World->Play(Known.Get());
			World->TickFrames(200, 1.0f / 60.0f);
			TestEqual(TEXT("markers"), Log->Count(EMRInputEventKind::Marker), 1);
			TestEqual(TEXT("stops"), Log->Count(EMRInputEventKind::Stopped), 1);
			TestEqual(TEXT("finishes"), Log->Count(EMRInputEventKind::Finished), 0);
			TestTrue(TEXT("the last event"), Log->GetLast().Kind == EMRInputEventKind::Stopped);
			TestTrue(TEXT("stopped"), Playback().GetStatus() == EMRInputPlayStatus::Stopped);
		});

	It("allows a listener to start another recording, whose events fire after the pending ones",
		[this]
		{
			const FMRInputAnimationPtr Other = MRInputTestRecordings::LoadSample(TEXT("PressButton"));
			Log->OnReceived = [this, &Other](const FMRInputEvent& Event)
			{
				if (Event.Kind == EMRInputEventKind::Marker && Event.PlaybackId == 1)
				{
					World->Play(Other.Get());
				}
			};
			World->Play(Known.Get());
			World->Tick(0.9f);
			TestTrue(TEXT("the animation"), Playback().GetAnimation() == Other.Get());
			int32 LastId = 0;
			for (const FMRInputEvent& Event : Log->Events)
			{
				TestTrue(TEXT("the numbers never fall"), Event.PlaybackId >= LastId);
				if (Event.PlaybackId != LastId)
				{
					TestTrue(TEXT("each begins with its start"), Event.Kind == EMRInputEventKind::Started);
				}
				LastId = Event.PlaybackId;
			}
			TestEqual(TEXT("the last number"), LastId, 2);
			TestEqual(TEXT("starts"), Log->Count(EMRInputEventKind::Started), 2);
			Log->OnReceived = nullptr;
		});

	It("lets a listener start again at the end",
		[this]
		{
			Log->OnReceived = [this](const FMRInputEvent& Event)
			{
				if (Event.Kind == EMRInputEventKind::Stopped && Event.PlaybackId < 3)
				{
					World->Play(Known.Get());
				}
			};
			World->Play(Known.Get());
			World->TickFrames(10, 1.0f);
			TestEqual(TEXT("starts"), Log->Count(EMRInputEventKind::Started), 3);
			TestEqual(TEXT("stops"), Log->Count(EMRInputEventKind::Stopped), 3);
		});
}

#endif
