// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "GameFramework/PlayerController.h"
#include "GameFramework/WorldSettings.h"
#include "MRInputAccess.h"
#include "MRInputPlaybackSubsystem.h"
#include "MRInputRecorderSubsystem.h"
#include "Misc/AutomationTest.h"
#include "Mria/RecordedTake.h"
#include "Support/MRInputRecorderLog.h"
#include "Support/MRInputTestRecordings.h"
#include "Support/MRInputTestWorld.h"

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputRecorderSpec, "MRInputAnimation.Unit.Recorder",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ClientContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputTestWorld> World;
UMRInputRecorderSubsystem* Recorder = nullptr;
TStrongObjectPtr<UMRInputRecorderLog> Log;
FMRInputRecordOptions Options;

void DefineStart();
void DefineTime();
void DefineKept();
void DefineChannels();
bool Start()
{
	FMRInputError Error;
	return Recorder->StartRecording(Options, Error) == EMRInputResult::Success;
}
/** Keys of a curve of what is recorded so far. */
std::vector<mria::Keyframe> GetKeys(mria::CurveId Curve) const
{
	return FMRInputAccess::TakeSnapshot(*Recorder).ToRecording().curves[Curve].keys;
}
END_DEFINE_SPEC(FMRInputRecorderSpec)

void FMRInputRecorderSpec::Define()
{
	BeforeEach(
		[this]
		{
			World = MakeUnique<FMRInputTestWorld>();
			World->Tick(0.01f);
			Recorder = World->Get().GetSubsystem<UMRInputRecorderSubsystem>();
			Log.Reset(NewObject<UMRInputRecorderLog>());
			Log->Listen(*Recorder);
			Options = FMRInputRecordOptions();
			Options.MaxRate = 0.0f;
			Options.Tolerances.HeadPosition = 0.0f;
		});
	AfterEach(
		[this]
		{
			World.Reset();
			Log.Reset();
		});
	DefineStart();
	DefineTime();
	DefineKept();
	DefineChannels();
}

void FMRInputRecorderSpec::DefineStart()
{
	It("has nothing before it is started",
		[this]
		{
			World->TickFrames(10, 0.01f);
			UMRInputAnimation* Animation = nullptr;
			FMRInputError Error;
			TestFalse(TEXT("recording"), Recorder->IsRecording());
			TestEqual(TEXT("seconds"), Recorder->GetRecordedSeconds(), 0.0f);
			TestTrue(TEXT("no animation"), Recorder->CreateAnimation(Animation, Error) == EMRInputResult::Failure);
			TestTrue(TEXT("why"), Error.Code == EMRInputErrorCode::NothingRecorded && !Error.Text.IsEmpty());
			TestNull(TEXT("the animation"), Animation);
		});

	It("wants a channel, and changes nothing without one",
		[this]
		{
			Start();
			World->TickFrames(10, 0.01f);
			Options.Channels = {false, false, false, false};
			FMRInputError Error;
			TestTrue(TEXT("result"), Recorder->StartRecording(Options, Error) == EMRInputResult::Failure);
			TestTrue(TEXT("why"), Error.Code == EMRInputErrorCode::NoChannels && !Error.Text.IsEmpty());
			TestTrue(TEXT("still recording"), Recorder->IsRecording());
			TestEqual(TEXT("seconds"), Recorder->GetRecordedSeconds(), 0.09f, 1e-4f);
			TestEqual(TEXT("events"), Log->Describe(), FString(TEXT("started 1")));
		});

	It("fires when it starts and stops, and numbers its recordings",
		[this]
		{
			Start();
			World->Tick(0.01f);
			Start();
			TestEqual(TEXT("number"), Recorder->GetRecordingId(), 2);
			Recorder->StopRecording();
			Recorder->StopRecording();
			TestEqual(TEXT("events"), Log->Describe(), FString(TEXT("started 1, stopped 1, started 2, stopped 2")));
		});

	It("keeps what was recorded until the next start",
		[this]
		{
			Start();
			World->TickFrames(11, 0.01f);
			Recorder->StopRecording();
			World->TickFrames(11, 0.01f);
			UMRInputAnimation* Animation = nullptr;
			FMRInputError Error;
			TestTrue(TEXT("result"), Recorder->CreateAnimation(Animation, Error) == EMRInputResult::Success);
			TestTrue(TEXT("there"), Animation && Animation->HasHead());
			TestEqual(TEXT("seconds"), Animation ? Animation->GetDuration() : -1.0f, 0.1f, 1e-4f);
			Start();
			TestEqual(TEXT("seconds after a start"), Recorder->GetRecordedSeconds(), 0.0f);
		});
}

void FMRInputRecorderSpec::DefineTime()
{
	It("adds nothing while the game is paused",
		[this]
		{
			Start();
			World->TickFrames(11, 0.01f);
			World->GetPlayer().SetPause(true);
			World->TickFrames(50, 0.01f);
			TestEqual(TEXT("seconds in the pause"), Recorder->GetRecordedSeconds(), 0.1f, 1e-4f);
			World->GetPlayer().SetPause(false);
			World->TickFrames(10, 0.01f);
			TestEqual(TEXT("seconds after it"), Recorder->GetRecordedSeconds(), 0.2f, 1e-4f);
		});

	It("cuts out what happens while recording is paused",
		[this]
		{
			Start();
			World->TickFrames(11, 0.01f);
			Recorder->PauseRecording();
			TestTrue(TEXT("paused"), Recorder->IsRecordingPaused() && Recorder->IsRecording());
			World->TickFrames(50, 0.01f);
			Recorder->ResumeRecording();
			World->TickFrames(11, 0.01f);
			TestEqual(TEXT("seconds"), Recorder->GetRecordedSeconds(), 0.21f, 1e-4f);
		});

	It("follows the world's time",
		[this]
		{
			World->Get().GetWorldSettings()->TimeDilation = 0.5f;
			Start();
			World->TickFrames(101, 0.01f);
			TestEqual(TEXT("seconds at half speed"), Recorder->GetRecordedSeconds(), 0.5f, 1e-3f);
		});

	It("stays below the highest rate",
		[this]
		{
			Options.MaxRate = 30.0f;
			Start();
			World->TickFrames(901, 1.0f / 90.0f);
			const int32 Keys = static_cast<int32>(GetKeys(mria::CameraCurve(mria::PoseComponent::PositionX)).size());
			AddInfo(FString::Printf(TEXT("%d frames in 10 s at 90 Hz with a limit of 30 Hz"), Keys));
			TestTrue(TEXT("about 300 frames"), Keys >= 295 && Keys <= 306);
		});

	It("puts markers where they were set",
		[this]
		{
			Start();
			World->TickFrames(11, 0.01f);
			Recorder->AddMarker(TEXT("Größe"));
			World->TickFrames(10, 0.01f);
			Recorder->StopRecording();
			Recorder->AddMarker(TEXT("too late"));
			const std::vector<mria::Marker> Markers = FMRInputAccess::TakeSnapshot(*Recorder).ToRecording().markers;
			TestEqual(TEXT("markers"), static_cast<int32>(Markers.size()), 1);
			TestEqual(TEXT("time"), Markers.empty() ? -1.0f : Markers[0].time, 0.1f, 1e-4f);
			TestTrue(TEXT("name in UTF-8"),
				!Markers.empty() &&
					Markers[0].name ==
						"Gr\xc3\xb6\xc3\x9f"
						"e");
		});
}

void FMRInputRecorderSpec::DefineKept()
{
	It("keeps the last seconds only",
		[this]
		{
			Options.WindowSeconds = 2.0f;
			Start();
			World->TickFrames(1000, 0.01f);
			TestEqual(TEXT("seconds"), Recorder->GetRecordedSeconds(), 2.0f, 0.011f);
		});

	It("keeps everything if requested",
		[this]
		{
			Options.WindowSeconds = 2.0f;
			Options.bKeepAll = true;
			Start();
			World->TickFrames(1001, 0.01f);
			TestEqual(TEXT("seconds"), Recorder->GetRecordedSeconds(), 10.0f, 1e-3f);
			TestTrue(TEXT("memory"), Recorder->GetRecordedMegabytes() > 0.0f);
		});

	It("keeps 30 seconds by default",
		[this]
		{
			Options = FMRInputRecordOptions();
			Start();
			World->TickFrames(2400, 1.0f / 60.0f);
			TestEqual(TEXT("seconds"), Recorder->GetRecordedSeconds(), 30.0f, 0.02f);
		});
}

void FMRInputRecorderSpec::DefineChannels()
{
	const auto Record = [this](const FMRInputRecordChannels& Channels)
	{
		const FMRInputAnimationPtr Known = MRInputTestRecordings::Make(MRInputTestRecordings::MakeKnown());
		Options.Channels = Channels;
		World->Play(Known.Get());
		Start();
		World->TickFrames(60, 0.02f);
		UMRInputAnimation* Animation = nullptr;
		FMRInputError Error;
		Recorder->CreateAnimation(Animation, Error);
		FString Found;
		if (Animation)
		{
			Found += Animation->HasHead() ? TEXT("head ") : TEXT("");
			Found += Animation->HasHand(EMRInputHand::Left) ? TEXT("left ") : TEXT("");
			Found += Animation->HasHand(EMRInputHand::Right) ? TEXT("right ") : TEXT("");
			Found += Animation->HasGaze() ? TEXT("gaze ") : TEXT("");
		}
		return Found;
	};

	It("records no gaze by default",
		[this, Record]
		{ TestEqual(TEXT("recorded"), Record(FMRInputRecordChannels()), FString(TEXT("head left right "))); });

	It("records gaze if enabled",
		[this, Record] {
			TestEqual(TEXT("recorded"), Record({true, true, true, true}), FString(TEXT("head left right gaze ")));
		});

	It("records the chosen channels only",
		[this, Record]
		{
			TestEqual(TEXT("right"), Record({false, false, true, false}), FString(TEXT("right ")));
			TestEqual(TEXT("head"), Record({true, false, false, false}), FString(TEXT("head ")));
			TestEqual(TEXT("left"), Record({false, true, false, false}), FString(TEXT("left ")));
		});
}

#endif
