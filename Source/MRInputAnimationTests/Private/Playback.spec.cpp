// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Engine/World.h"
#include "GameFramework/PlayerController.h"
#include "GameFramework/WorldSettings.h"
#include "MRInputAccess.h"
#include "MRInputPlaybackSubsystem.h"
#include "MRInputRecordingData.h"
#include "Misc/AutomationTest.h"
#include "Support/MRInputEventLog.h"
#include "Support/MRInputTestMath.h"
#include "Support/MRInputTestStage.h"
#include "UObject/GarbageCollection.h"

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputPlaybackSpec, "MRInputAnimation.Unit.Playback",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ClientContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputBareEngine> Engine;
TUniquePtr<FMRInputTestWorld> World;
TStrongObjectPtr<UMRInputEventLog> Log;
FMRInputAnimationPtr Known;
FMRInputPlayOptions Options;

void DefineControl();
void DefineClocks();
void DefineStart();
void DefineFailure();
void DefineFrame();
UMRInputPlaybackSubsystem& Playback()
{
	return World->GetPlayback();
}
bool HasStatus(EMRInputPlayStatus Status)
{
	return Playback().GetStatus() == Status;
}
END_DEFINE_SPEC(FMRInputPlaybackSpec)

void FMRInputPlaybackSpec::Define()
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
	DefineControl();
	DefineClocks();
	DefineStart();
	DefineFailure();
	DefineFrame();
}

void FMRInputPlaybackSpec::DefineControl()
{
	It("plays with the world's time and stops at the end",
		[this]
		{
			TestTrue(TEXT("stopped at first"), HasStatus(EMRInputPlayStatus::Stopped));
			TestTrue(TEXT("started"), World->Play(Known.Get()));
			TestTrue(TEXT("playing"), HasStatus(EMRInputPlayStatus::Playing));
			TestTrue(TEXT("the animation"), Playback().GetAnimation() == Known.Get());
			World->TickFrames(4, 0.25f);
			TestEqual(TEXT("the time"), Playback().GetTime(), 1.0f, 1e-6f);
			World->TickFrames(4, 0.25f);
			TestTrue(TEXT("stopped at the end"), HasStatus(EMRInputPlayStatus::Stopped));
			TestEqual(TEXT("the time of nothing"), Playback().GetTime(), 0.0f, 0.0f);
			TestNull(TEXT("the animation of nothing"), Playback().GetAnimation());
		});

	It("does not advance while paused, and continues afterwards",
		[this]
		{
			World->Play(Known.Get());
			World->Tick(0.25f);
			Playback().Pause();
			TestTrue(TEXT("paused"), HasStatus(EMRInputPlayStatus::Paused));
			World->TickFrames(3, 0.25f);
			TestEqual(TEXT("the time"), Playback().GetTime(), 0.25f, 1e-6f);
			Playback().Resume();
			World->Tick(0.25f);
			TestEqual(TEXT("the time after"), Playback().GetTime(), 0.5f, 1e-6f);
			TestEqual(TEXT("pause event"), Log->Count(EMRInputEventKind::Paused), 1);
			TestEqual(TEXT("resume event"), Log->Count(EMRInputEventKind::Resumed), 1);
		});

	It("stops on request, in any state",
		[this]
		{
			Playback().Stop();
			Playback().Pause();
			Playback().Resume();
			Playback().Seek(1.0f);
			Playback().AdvanceTo(1.0f);
			TestEqual(TEXT("events of nothing"), Log->Events.Num(), 0);
			World->Play(Known.Get());
			World->Tick(0.25f);
			Playback().Stop();
			TestTrue(TEXT("stopped"), HasStatus(EMRInputPlayStatus::Stopped));
			const int32 NumEvents = Log->Events.Num();
			TestEqual(TEXT("event"), Log->Count(EMRInputEventKind::Stopped), 1);
			World->TickFrames(10, 0.25f);
			TestEqual(TEXT("events afterwards"), Log->Events.Num(), NumEvents);
		});

	It("jumps without telling what lies between",
		[this]
		{
			World->Play(Known.Get());
			Playback().Seek(1.25f);
			TestEqual(TEXT("the time"), Playback().GetTime(), 1.25f, 1e-6f);
			TestEqual(TEXT("markers"), Log->Count(EMRInputEventKind::Marker), 0);
			TestEqual(TEXT("event"), Log->Count(EMRInputEventKind::Seeked), 1);
			TestTrue(TEXT("the left hand pinches there"), Playback().GetFrame().LeftHand.bIsPinching);
			World->Tick(0.25f);
			TestEqual(TEXT("then continues"), Playback().GetTime(), 1.5f, 1e-6f);
		});

	It("plays faster, slower and backwards",
		[this]
		{
			World->Play(Known.Get());
			Playback().SetRate(2.0f);
			World->Tick(0.25f);
			TestEqual(TEXT("faster"), Playback().GetTime(), 0.5f, 1e-6f);
			Playback().SetRate(0.5f);
			World->Tick(0.5f);
			TestEqual(TEXT("slower"), Playback().GetTime(), 0.75f, 1e-6f);
			Playback().SetRate(-1.0f);
			World->Tick(0.5f);
			TestEqual(TEXT("backwards"), Playback().GetTime(), 0.25f, 1e-6f);
		});

	It("changes the loop mode while it plays",
		[this]
		{
			World->Play(Known.Get());
			Playback().SetLoopMode(EMRInputLoopMode::Loop);
			World->TickFrames(9, 0.25f);
			TestEqual(TEXT("the time in the second round"), Playback().GetTime(), 0.25f, 1e-6f);
			TestEqual(TEXT("event"), Log->Count(EMRInputEventKind::Looped), 1);
		});

	It("starts another recording in place of the one that plays",
		[this]
		{
			const FMRInputAnimationPtr Other = MRInputTestRecordings::LoadSample(TEXT("PressButton"));
			World->Play(Known.Get());
			World->Tick(0.25f);
			World->Play(Other.Get());
			TestTrue(TEXT("the animation"), Playback().GetAnimation() == Other.Get());
			TestEqual(TEXT("the playback's number"), Playback().GetPlaybackId(), 2);
			TestEqual(TEXT("the first was stopped"), Log->Count(EMRInputEventKind::Stopped), 1);
			TestEqual(TEXT("both were started"), Log->Count(EMRInputEventKind::Started), 2);
			TestEqual(TEXT("the last event's number"), Log->GetLast().PlaybackId, 2);
		});
}

void FMRInputPlaybackSpec::DefineClocks()
{
	It("pauses and slows down with the game",
		[this]
		{
			World->Play(Known.Get());
			World->Tick(0.25f);
			TestTrue(TEXT("the game is paused"), World->GetPlayer().SetPause(true));
			World->TickFrames(4, 0.25f);
			TestEqual(TEXT("in the pause"), Playback().GetTime(), 0.25f, 1e-6f);
			TestTrue(TEXT("but devices answer"), Playback().IsDriving());
			World->GetPlayer().SetPause(false);
			World->Get().GetWorldSettings()->SetTimeDilation(0.5f);
			World->TickFrames(2, 0.25f);
			TestEqual(TEXT("slowed down"), Playback().GetTime(), 0.5f, 1e-6f);
		});

	It("uses the same step every frame with the fixed clock",
		[this]
		{
			Options.Clock = EMRInputClock::FixedStep;
			Options.FixedStep = 0.125f;
			World->Play(Known.Get(), Options);
			World->Tick(0.001f);
			World->Tick(1.0f);
			World->Tick(0.02f);
			TestEqual(TEXT("the time"), Playback().GetTime(), 0.375f, 1e-6f);
		});

	It("moves only by its caller with the external clock, forwards and backwards",
		[this]
		{
			Options.Clock = EMRInputClock::External;
			World->Play(Known.Get(), Options);
			World->TickFrames(4, 0.25f);
			TestEqual(TEXT("after frames"), Playback().GetTime(), 0.0f, 0.0f);
			Playback().AdvanceTo(1.1f);
			TestEqual(TEXT("forwards"), Playback().GetTime(), 1.1f, 1e-6f);
			TestEqual(TEXT("a marker on the way"), Log->Count(EMRInputEventKind::Marker), 1);
			TestEqual(TEXT("a pinch on the way"), Log->Count(EMRInputEventKind::PinchEnded), 1);
			Playback().AdvanceTo(0.7f);
			TestEqual(TEXT("backwards"), Playback().GetTime(), 0.7f, 1e-6f);
			TestTrue(TEXT("the pinch is back"), Playback().GetFrame().RightHand.bIsPinching);
		});
}

void FMRInputPlaybackSpec::DefineStart()
{
	It("waits for the start delay, and not longer",
		[this]
		{
			Options.StartDelay = 0.625f;
			World->Play(Known.Get(), Options);
			TestTrue(TEXT("waiting"), HasStatus(EMRInputPlayStatus::Waiting));
			World->TickFrames(2, 0.25f);
			TestTrue(TEXT("still waiting"), HasStatus(EMRInputPlayStatus::Waiting));
			TestEqual(TEXT("no event"), Log->Events.Num(), 0);
			World->Tick(0.25f);
			TestTrue(TEXT("playing"), HasStatus(EMRInputPlayStatus::Playing));
			TestEqual(TEXT("the rest of the step counts"), Playback().GetTime(), 0.125f, 1e-6f);
			TestEqual(TEXT("event"), Log->Count(EMRInputEventKind::Started), 1);
		});

	It("does not wait while it is paused",
		[this]
		{
			Options.StartDelay = 0.5f;
			World->Play(Known.Get(), Options);
			Playback().Pause();
			TestTrue(TEXT("paused"), HasStatus(EMRInputPlayStatus::Paused));
			World->TickFrames(4, 0.25f);
			Playback().Resume();
			TestTrue(TEXT("waiting"), HasStatus(EMRInputPlayStatus::Waiting));
			World->TickFrames(3, 0.25f);
			TestEqual(TEXT("the time"), Playback().GetTime(), 0.25f, 1e-6f);
		});

	It("starts at the given time",
		[this]
		{
			Options.StartOffset = 1.0f;
			World->Play(Known.Get(), Options);
			TestEqual(TEXT("the time"), Playback().GetTime(), 1.0f, 1e-6f);
			TestTrue(TEXT("the active flag"), Playback().GetFrame().LeftHand.bIsPinching);
			Options.Rate = -1.0f;
			World->Play(Known.Get(), Options);
			World->Tick(0.25f);
			TestEqual(TEXT("backwards from the end"), Playback().GetTime(), 0.75f, 1e-6f);
		});

	It("starts at the first pose, whatever its time",
		[this]
		{
			mria::Recording Late = MRInputTestRecordings::MakeKnown();
			for (mria::Curve& Curve : Late.curves)
			{
				for (mria::Keyframe& Key : Curve.keys)
				{
					Key.time += 10.0f;
				}
			}
			const FMRInputAnimationPtr Asset = MRInputTestRecordings::Make(Late);
			World->Play(Asset.Get());
			World->Tick(0.5f);
			TestEqual(TEXT("the time"), Playback().GetTime(), 10.5f, 1e-5f);
		});
}

void FMRInputPlaybackSpec::DefineFailure()
{
	It("fails without a recording, says why, and changes nothing",
		[this]
		{
			World->Play(Known.Get());
			World->Tick(0.25f);
			const int32 NumEvents = Log->Events.Num();
			const FMRInputAnimationPtr Empty(NewObject<UMRInputAnimation>());
			for (UMRInputAnimation* None : {static_cast<UMRInputAnimation*>(nullptr), Empty.Get()})
			{
				FMRInputError Error;
				TestTrue(TEXT("failed"), Playback().Play(None, Options, Error) == EMRInputResult::Failure);
				TestTrue(TEXT("the code"), Error.Code == EMRInputErrorCode::NoAnimation);
				TestFalse(TEXT("the text is empty"), Error.Text.IsEmpty());
				TestTrue(TEXT("the first continues"), HasStatus(EMRInputPlayStatus::Playing));
				TestTrue(TEXT("the animation"), Playback().GetAnimation() == Known.Get());
				TestEqual(TEXT("the number"), Playback().GetPlaybackId(), 1);
				TestEqual(TEXT("no event"), Log->Events.Num(), NumEvents);
			}
		});

	It("keeps the recording from being collected while it plays",
		[this]
		{
			const TWeakObjectPtr<UMRInputAnimation> Weak(Known.Get());
			World->Play(Known.Get());
			Known.Reset();
			CollectGarbage(GARBAGE_COLLECTION_KEEPFLAGS);
			TestTrue(TEXT("kept"), Weak.IsValid());
			World->Tick(0.25f);
			TestEqual(TEXT("continues"), Playback().GetTime(), 0.25f, 1e-6f);
			Playback().Stop();
			CollectGarbage(GARBAGE_COLLECTION_KEEPFLAGS);
			TestFalse(TEXT("let go"), Weak.IsValid());
		});
}

void FMRInputPlaybackSpec::DefineFrame()
{
	It("shows the frame in the world, in its units",
		[this]
		{
			const FTransform TrackingOrigin(FRotator(0.0, 90.0, 0.0), FVector(1000.0, 200.0, 30.0));
			World->AddHeadCamera(TrackingOrigin);
			World->Get().GetWorldSettings()->WorldToMeters = 50.0f;
			World->Play(Known.Get());
			World->TickFrames(4, 0.25f);
			const FMRInputFrame Frame = Playback().GetFrame();
			mria::Frame Expected;
			FMRInputAccess::GetData(*Known)->GetSampler().SampleAt(1.0f, Expected);
			MRInputTestMath::FLargestDifference Difference;
			Difference.Add(Frame.Head, MRInputTestMath::ToUnreal(Expected.camera, 50.0) * TrackingOrigin);
			Difference.Add(Frame.LeftHand.Keypoints[0],
				MRInputTestMath::ToUnreal(Expected[mria::Hand::Left][mria::Joint::Palm], 50.0) * TrackingOrigin);
			AddInfo(Difference.ToString());
			TestTrue(TEXT("small"), Difference.IsSmall());
			TestEqual(TEXT("its time"), Frame.Time, 1.0f, 1e-6f);
		});

	It("keeps the place when it jumps before the first frame",
		[this]
		{
			const FTransform TrackingOrigin(FVector(1000.0, 200.0, 30.0));
			World->AddHeadCamera(TrackingOrigin);
			World->Play(Known.Get());
			const FVector AtStart = Playback().GetFrame().Head.GetLocation();
			Playback().Seek(0.0f);
			TestEqual(TEXT("the head"), Playback().GetFrame().Head.GetLocation(), AtStart, 1e-4f);
			TestTrue(TEXT("it is where the player is"), AtStart.X > 900.0);
		});

	It("does not keep the place of another world",
		[this]
		{
			World->AddHeadCamera(FTransform(FVector(1000.0, 200.0, 30.0)));
			World->Play(Known.Get());
			World->Tick(0.25f);
			World = MakeUnique<FMRInputTestWorld>();
			World->Play(Known.Get());
			World->Tick(0.25f);
			TestEqual(TEXT("the head"), Playback().GetFrame().Head.GetLocation(),
				Known->SampleAt(0.25f).Head.GetLocation(), 1e-4f);
		});

	It("can be queried without driving any device",
		[this]
		{
			const FString Before = FMRInputEngineDevices::Get().ToString();
			Options.bDriveDevices = false;
			World->Play(Known.Get(), Options);
			World->Tick(0.5f);
			TestFalse(TEXT("drives"), Playback().IsDriving());
			TestEqual(TEXT("devices"), *FMRInputEngineDevices::Get().ToString(), *Before);
			TestTrue(TEXT("the frame"), Playback().GetFrame().RightHand.bIsPinching);
		});

	It("shows nothing while stopped",
		[this]
		{
			const FMRInputFrame Frame = Playback().GetFrame();
			TestFalse(TEXT("head"), Frame.bHasHead);
			TestFalse(TEXT("gaze"), Frame.bHasGaze);
			TestFalse(TEXT("a hand"), Frame.LeftHand.bIsTracked);
			TestFalse(TEXT("drives"), Playback().IsDriving());
		});
}

#endif
