// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Camera/CameraComponent.h"
#include "Containers/Ticker.h"
#include "Engine/World.h"
#include "GameFramework/Actor.h"
#include "LevelSequenceActor.h"
#include "MRInputPlaybackSubsystem.h"
#include "MRInputPlayerComponent.h"
#include "Misc/AutomationTest.h"
#include "MovieSceneMRInputSection.h"
#include "Support/MRInputTestSequence.h"
#include "UObject/GarbageCollection.h"

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputSequencerStateSpec, "MRInputAnimation.Sequencer.State",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ClientContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputBareEngine> Engine;
TUniquePtr<FMRInputTestWorld> World;
TUniquePtr<FMRInputTestSequence> Sequence;
TStrongObjectPtr<UMRInputEventLog> Log;
FMRInputAnimationPtr Known;
FString Before;

void DefinePoses();
void DefineBound();
void DefineEditor();
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
FVector GetPalmAt(float Time) const
{
	return Known->SampleAt(Time).LeftHand.Keypoints[0].GetLocation();
}
END_DEFINE_SPEC(FMRInputSequencerStateSpec)

void FMRInputSequencerStateSpec::Define()
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
	DefinePoses();
	DefineBound();
	DefineEditor();
}

void FMRInputSequencerStateSpec::DefinePoses()
{
	It("shows the pose of the sequence's time, played, scrubbed and jumped to, there and back",
		[this]
		{
			Sequence->Add(Known.Get(), 1.0, 3.0);
			const auto TestPalm = [this](const TCHAR* What, float Time)
			{
				FTransform Pose;
				TestTrue(What, MRInputTestDevices::FindPose(TEXT("LeftPalm"), Pose));
				TestEqual(What, Pose.GetLocation(), GetPalmAt(Time), 0.01f);
			};
			for (const EUpdatePositionMethod Method :
				{EUpdatePositionMethod::Scrub, EUpdatePositionMethod::Jump, EUpdatePositionMethod::Play})
			{
				Sequence->GoTo(2.5, Method);
				TestPalm(TEXT("there"), 1.5f);
				Sequence->GoTo(1.25, Method);
				TestPalm(TEXT("back"), 0.25f);
			}
			Sequence->GetPlayer().Play();
			World->Tick(0.5f);
			TestPalm(TEXT("played"), 0.75f);
		});

	It("shows only the selected channels, and only in the selected outputs",
		[this]
		{
			UMovieSceneMRInputSection& Section = Sequence->Add(Known.Get(), 0.0, 4.0);
			Section.Channels.bLeftHand = false;
			Sequence->GoTo(1.0, EUpdatePositionMethod::Scrub);
			FTransform Pose;
			TestFalse(TEXT("the left hand"), MRInputTestDevices::FindPose(TEXT("LeftPalm"), Pose));
			TestTrue(TEXT("the right hand"), MRInputTestDevices::FindPose(TEXT("RightPalm"), Pose));
			Section.Modify();
			Section.bDriveDevices = false;
			Sequence->GoTo(1.1, EUpdatePositionMethod::Scrub);
			TestEqual(TEXT("no device"), *GetDevices(), *Before);
			TestTrue(TEXT("but it can be asked"), Playback().GetFrame().RightHand.bIsTracked);
		});

	It("shows what a section says from its next frame on, and another recording of the same asset",
		[this]
		{
			UMovieSceneMRInputSection& Section = Sequence->Add(Known.Get(), 0.0, 2.0);
			Sequence->GoTo(1.0, EUpdatePositionMethod::Scrub);
			Section.Channels.bLeftHand = false;
			Section.OriginTransform = FTransform(FVector(100.0, 0.0, 0.0));
			Sequence->GoTo(1.1, EUpdatePositionMethod::Scrub);
			FTransform Pose;
			TestFalse(TEXT("not the left hand any more"), MRInputTestDevices::FindPose(TEXT("LeftPalm"), Pose));
			Section.Channels.bLeftHand = true;
			Section.Origin = EMRInputOrigin::World;
			Sequence->GoTo(1.0, EUpdatePositionMethod::Scrub);
			TestTrue(TEXT("again"), MRInputTestDevices::FindPose(TEXT("LeftPalm"), Pose));
			TestEqual(TEXT("there"), Pose.GetLocation(), GetPalmAt(1.0f) + FVector(100.0, 0.0, 0.0), 0.01f);
			const int32 Number = Playback().GetPlaybackId();
			Section.OriginTransform = FTransform(FVector(0.0, 200.0, 0.0));
			Sequence->GoTo(1.1, EUpdatePositionMethod::Scrub);
			TestTrue(TEXT("found"), MRInputTestDevices::FindPose(TEXT("LeftPalm"), Pose));
			TestEqual(TEXT("moved"), Pose.GetLocation(), GetPalmAt(1.1f) + FVector(0.0, 200.0, 0.0), 0.01f);
			TestEqual(TEXT("without beginning again"), Playback().GetPlaybackId(), Number);
			Section.bDriveDevices = false;
			Sequence->GoTo(1.0, EUpdatePositionMethod::Scrub);
			TestFalse(TEXT("not on devices"), MRInputTestDevices::FindPose(TEXT("LeftPalm"), Pose));

			const FMRInputAnimationPtr Other = MRInputTestRecordings::LoadSample(TEXT("PinchDrag"));
			FMRInputError Error;
			TestTrue(TEXT("reimported"), Known->SetBytes(Other->GetBytes(), TEXT("Other"), Error));
			Section.Origin = EMRInputOrigin::TrackingSpace;
			Sequence->GoTo(1.1, EUpdatePositionMethod::Scrub);
			TestEqual(TEXT("the new one"), Playback().GetFrame().RightHand.Keypoints[0].GetLocation(),
				Other->SampleAt(1.1f).RightHand.Keypoints[0].GetLocation(), 0.01f);
		});

	It("loops, and does not, from the next frame on",
		[this]
		{
			UMovieSceneMRInputSection& Section = Sequence->Add(Known.Get(), 0.0, 4.0);
			Sequence->GoTo(3.0, EUpdatePositionMethod::Scrub);
			TestEqual(TEXT("held"), Playback().GetTime(), 2.0f, 1e-4f);
			Section.bLoop = true;
			Sequence->GoTo(3.1, EUpdatePositionMethod::Scrub);
			TestEqual(TEXT("in the second round"), Playback().GetTime(), 1.1f, 1e-4f);
			Section.bLoop = false;
			Sequence->GoTo(3.2, EUpdatePositionMethod::Scrub);
			TestEqual(TEXT("held again"), Playback().GetTime(), 2.0f, 1e-4f);
		});

	It("stays where the player's head was when its section began, also after another has hidden it",
		[this]
		{
			UCameraComponent* Camera = World->AddHeadCamera(FTransform::Identity);
			UMovieSceneMRInputSection& Section = Sequence->Add(Known.Get(), 0.0, 4.0);
			Section.Origin = EMRInputOrigin::PlayerHead;
			Section.Channels.bHead = false; // the player's is the real one
			Sequence->Add(Known.Get(), 1.0, 2.0).Channels.bHead = false;
			Camera->SetRelativeLocation(FVector(0.0, 500.0, 170.0));
			Sequence->GoTo(0.5, EUpdatePositionMethod::Scrub);
			const FVector OriginOffset = FVector(0.0, 500.0, 170.0) - Known->SampleAt(0.0f).Head.GetLocation();
			const auto GetPalm = [this] { return Playback().GetFrame().LeftHand.Keypoints[0].GetLocation(); };
			TestEqual(TEXT("at the head"), GetPalm(), GetPalmAt(0.5f) + OriginOffset, 0.01f);
			Sequence->GoTo(1.5, EUpdatePositionMethod::Scrub);
			TestEqual(TEXT("hidden"), GetPalm(), GetPalmAt(0.5f), 0.01f);
			Camera->SetRelativeLocation(FVector(300.0, 0.0, 0.0));
			Sequence->GoTo(2.5, EUpdatePositionMethod::Scrub);
			TestEqual(TEXT("where it was"), GetPalm(), GetPalmAt(2.0f) + OriginOffset, 0.01f);
		});

	It("puts the recording where the section says",
		[this]
		{
			UMovieSceneMRInputSection& Section = Sequence->Add(Known.Get(), 0.0, 4.0);
			Section.Origin = EMRInputOrigin::World;
			Section.OriginTransform = FTransform(FVector(1000.0, 0.0, 0.0));
			Sequence->GoTo(1.0, EUpdatePositionMethod::Scrub);
			TestEqual(TEXT("the palm"), Playback().GetFrame().LeftHand.Keypoints[0].GetLocation(),
				GetPalmAt(1.0f) + FVector(1000.0, 0.0, 0.0), 0.01f);
		});
}

void FMRInputSequencerStateSpec::DefineBound()
{
	It("plays through the player component of the actor it is bound to",
		[this]
		{
			AActor* Actor = World->AddActor();
			UMRInputPlayerComponent* Component = NewObject<UMRInputPlayerComponent>(Actor);
			Component->bAutoPlay = false;
			Component->Animation = Known.Get();
			Component->Options.Channels.bRightHand = false;
			Component->RegisterComponent();
			Log->Listen(*Component);
			UMovieSceneMRInputSection& Section = Sequence->AddBound(*Actor, nullptr, 0.0, 2.0);
			Sequence->GetPlayer().Play();
			World->Tick(1.1f);
			TestTrue(TEXT("the component's recording"), Playback().GetAnimation() == Known.Get());
			TestTrue(TEXT("the component's"), Component->IsPlaying());
			TestEqual(TEXT("its events, of the left hand"), Log->Count(EMRInputEventKind::PinchStarted), 1);
			FTransform Pose;
			TestFalse(TEXT("not the right hand"), MRInputTestDevices::FindPose(TEXT("RightPalm"), Pose));
			Section.bDriveDevices = false;
			World->Tick(0.1f);
			TestEqual(TEXT("not on devices any more"), *GetDevices(), *Before);
			Log->Events.Reset();
			Sequence->GetPlayer().Stop();
			TestEqual(TEXT("the end too"), Log->Count(EMRInputEventKind::Stopped), 1);
			TestFalse(TEXT("not the component's any more"), Component->IsPlaying());
		});

	It("says once that there is nothing to play through, or nothing to play",
		[this]
		{
			AddExpectedError(TEXT("no MR Input Player component"), EAutomationExpectedErrorFlags::Contains, 1);
			AddExpectedError(TEXT("it has no recording"), EAutomationExpectedErrorFlags::Contains, 1);
			Sequence->AddBound(*World->AddActor(), Known.Get(), 0.0, 2.0);
			Sequence->Add(nullptr, 0.0, 2.0);
			Sequence->GetPlayer().Play();
			World->TickFrames(5, 0.1f);
			TestTrue(TEXT("nothing plays"), IsStopped());
		});
}

void FMRInputSequencerStateSpec::DefineEditor()
{
	It("plays in the editor's world, presses no keys there and gives everything back",
		[this]
		{
			Sequence->Add(Known.Get(), 0.0, 2.0);
			ULevelSequence* Asset = CastChecked<ULevelSequence>(Sequence->GetPlayer().GetSequence());
			UWorld* Edited = UWorld::CreateWorld(EWorldType::Editor, false);
			UMRInputPlaybackSubsystem* Preview = Edited->GetSubsystem<UMRInputPlaybackSubsystem>();
			ALevelSequenceActor* Actor = nullptr;
			ULevelSequencePlayer* Player = ULevelSequencePlayer::CreateLevelSequencePlayer(
				Edited, Asset, FMovieSceneSequencePlaybackSettings(), Actor);
			Player->Initialize(
				Asset, Edited->PersistentLevel, FLevelSequenceCameraSettings()); // else nobody does there
			Player->SetPlaybackPosition(FMovieSceneSequencePlaybackParams(1.0f, EUpdatePositionMethod::Scrub));
			TestEqual(TEXT("the time"), Preview->GetTime(), 1.0f, 1e-4f);
			TestTrue(TEXT("the hand"), Preview->GetFrame().LeftHand.bIsTracked);
			TestFalse(TEXT("keys"), Preview->GetOptions().Channels.bKeys);
			Player->SetPlaybackPosition(FMovieSceneSequencePlaybackParams(3.0f, EUpdatePositionMethod::Scrub));
			TestTrue(TEXT("scrubbed out"), Preview->GetStatus() == EMRInputPlayStatus::Stopped);
			TestEqual(TEXT("devices out there"), *GetDevices(), *Before);
			Player->SetPlaybackPosition(FMovieSceneSequencePlaybackParams(1.0f, EUpdatePositionMethod::Scrub));
			TestTrue(TEXT("there again"), Preview->IsDriving());
			Player->Stop();
			TestTrue(TEXT("stopped"), Preview->GetStatus() == EMRInputPlayStatus::Stopped);
			TestEqual(TEXT("devices"), *GetDevices(), *Before);
			Edited->DestroyWorld(false);
		});

	It("gives everything back when its player is destroyed while it shows something",
		[this]
		{
			Sequence->Add(Known.Get(), 0.0, 2.0);
			ULevelSequence* Asset = CastChecked<ULevelSequence>(Sequence->GetPlayer().GetSequence());
			UWorld* Edited = UWorld::CreateWorld(EWorldType::Editor, false);
			ALevelSequenceActor* Actor = nullptr; // in the editor's world it does not end its play
			ULevelSequencePlayer* Player = ULevelSequencePlayer::CreateLevelSequencePlayer(
				Edited, Asset, FMovieSceneSequencePlaybackSettings(), Actor);
			Player->Initialize(
				Asset, Edited->PersistentLevel, FLevelSequenceCameraSettings()); // else nobody does there
			Player->SetPlaybackPosition(FMovieSceneSequencePlaybackParams(1.0f, EUpdatePositionMethod::Scrub));
			UMRInputPlaybackSubsystem* Preview = Edited->GetSubsystem<UMRInputPlaybackSubsystem>();
			TestTrue(TEXT("driving"), Preview->IsDriving());
			const TStrongObjectPtr<UMRInputEventLog> Listener(NewObject<UMRInputEventLog>());
			Listener->Listen(*Preview);
			Actor->Destroy();
			CollectGarbage(GARBAGE_COLLECTION_KEEPFLAGS);
			FTSTicker::GetCoreTicker().Tick(0.01f);
			TestTrue(TEXT("stopped"), Preview->GetStatus() == EMRInputPlayStatus::Stopped);
			TestTrue(TEXT("listeners are notified"), Listener->Events.Num() > 0);
			TestEqual(TEXT("devices"), *GetDevices(), *Before);
			Edited->DestroyWorld(false);
		});
}

#endif
