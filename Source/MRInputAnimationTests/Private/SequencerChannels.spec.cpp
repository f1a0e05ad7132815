// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Engine/Engine.h"
#include "GameFramework/PlayerController.h"
#include "InputCoreTypes.h"
#include "MRInputPlaybackSubsystem.h"
#include "Misc/AutomationTest.h"
#include "MovieSceneMRInputSection.h"
#include "Support/MRInputTestHands.h"
#include "Support/MRInputTestSequence.h"

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputSequencerChannelsSpec, "MRInputAnimation.Sequencer.Channels",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ClientContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputBareEngine> Engine;
TUniquePtr<FMRInputTestWorld> World;
TUniquePtr<FMRInputTestSequence> Sequence;
FMRInputAnimationPtr Known;
FMRInputAnimationPtr Moved;
FString Before;

void DefinePoses();
void DefineDevices();

FMRInputFrame GetFrame() const
{
	return World->GetPlayback().GetFrame();
}
static FVector PalmOf(const FMRInputHandFrame& Hand)
{
	return Hand.Keypoints[0].GetLocation();
}

bool HasPose(const TCHAR* Source) const
{
	FTransform Pose;
	return MRInputTestDevices::FindPose(Source, Pose);
}
END_DEFINE_SPEC(FMRInputSequencerChannelsSpec)

void FMRInputSequencerChannelsSpec::Define()
{
	BeforeEach(
		[this]
		{
			Engine = MakeUnique<FMRInputBareEngine>();
			Before = FMRInputEngineDevices::Get().ToString();
			World = MakeUnique<FMRInputTestWorld>();
			Sequence = MakeUnique<FMRInputTestSequence>(*World, 4.0);
			Known = MRInputTestRecordings::Make(MRInputTestRecordings::MakeTracked());
			Moved = MRInputTestRecordings::Make(MRInputTestRecordings::MakeMoved());
		});
	AfterEach(
		[this]
		{
			Sequence.Reset();
			World.Reset();
			TestEqual(TEXT("devices that are left over"), *FMRInputEngineDevices::Get().ToString(), *Before);
			Engine.Reset();
			Known.Reset();
			Moved.Reset();
		});
	DefinePoses();
	DefineDevices();
}

void FMRInputSequencerChannelsSpec::DefinePoses()
{
	It("shows the head of one section and the hands of another, in either order",
		[this]
		{
			for (const bool bHeadFirst : {true, false})
			{
				Sequence = MakeUnique<FMRInputTestSequence>(*World, 4.0);
				Sequence->Add(bHeadFirst ? Known : Moved, 0.0, 2.0, bHeadFirst ? TEXT("hg") : TEXT("lr"));
				Sequence->Add(bHeadFirst ? Moved : Known, 0.5, 2.0, bHeadFirst ? TEXT("lr") : TEXT("hg"));
				Sequence->GoTo(1.25, EUpdatePositionMethod::Scrub);
				const float HeadTime = bHeadFirst ? 1.25f : 0.75f;
				const float HandTime = bHeadFirst ? 0.75f : 1.25f;
				const FMRInputFrame Frame = GetFrame();
				TestEqual(
					TEXT("the head"), Frame.Head.GetLocation(), Known->SampleAt(HeadTime).Head.GetLocation(), 0.01f);
				TestEqual(TEXT("the gaze"), Frame.GazeDirection, Known->SampleAt(HeadTime).GazeDirection, 1e-4f);
				TestEqual(
					TEXT("the left hand"), PalmOf(Frame.LeftHand), PalmOf(Moved->SampleAt(HandTime).LeftHand), 0.01f);
				TestEqual(TEXT("the right hand"), PalmOf(Frame.RightHand), PalmOf(Moved->SampleAt(HandTime).RightHand),
					0.01f);
				TestTrue(TEXT("on devices"), HasPose(TEXT("LeftPalm")) && HasPose(TEXT("RightPalm")));
				TestTrue(TEXT("the head too"), GEngine->XRSystem.IsValid());
			}
		});

	It("shows each hand from its own section, and leaves other parts to the real devices",
		[this]
		{
			FMRInputTestHands Real;
			Sequence->Add(Known, 0.0, 2.0, TEXT("l"));
			Sequence->GoTo(1.0, EUpdatePositionMethod::Scrub);
			FTransform Pose;
			TestTrue(TEXT("the left hand"), HasPose(TEXT("LeftPalm")));
			TestFalse(TEXT("not the right one"), HasPose(TEXT("RightPalm")));
			Sequence->Add(Moved, 0.0, 2.0, TEXT("r"));
			Sequence->GoTo(1.1, EUpdatePositionMethod::Scrub);
			TestTrue(TEXT("the right hand"), MRInputTestDevices::FindPose(TEXT("RightPalm"), Pose));
			TestEqual(TEXT("its place"), Pose.GetLocation(), PalmOf(Moved->SampleAt(1.1f).RightHand), 0.01f);
			TestTrue(TEXT("the left hand still"), MRInputTestDevices::FindPose(TEXT("LeftPalm"), Pose));
			TestEqual(TEXT("its place"), Pose.GetLocation(), PalmOf(Known->SampleAt(1.1f).LeftHand), 0.01f);
			TestFalse(TEXT("no head"), GEngine->XRSystem.IsValid());
			Sequence->GoTo(1.3, EUpdatePositionMethod::Scrub);
			TestTrue(TEXT("its own pinch"), GetFrame().RightHand.bIsPinching); // the other has none there
		});
}

void FMRInputSequencerChannelsSpec::DefineDevices()
{
	It("acquires and releases devices as sections with other channels begin and end",
		[this]
		{
			Sequence->Add(Known, 1.0, 3.0, TEXT("h"));
			Sequence->Add(Moved, 0.0, 2.0, TEXT("r"));
			Sequence->Add(Moved, 2.5, 4.0, TEXT("l"));
			for (const double Time : {0.5, 1.5, 2.2, 2.7, 3.5, 2.7, 2.2, 1.5, 0.5})
			{
				Sequence->GoTo(Time, EUpdatePositionMethod::Scrub);
				TestEqual(TEXT("the right hand"), HasPose(TEXT("RightPalm")), Time < 2.0);
				TestEqual(TEXT("the left hand"), HasPose(TEXT("LeftPalm")), Time >= 2.5);
				TestEqual(TEXT("the head"), GEngine->XRSystem.IsValid(), Time >= 1.0 && Time < 3.0);
			}
		});

	It("presses no key for a hand whose section presses none, next to one that does",
		[this]
		{
			World->Tick(0.01f);
			Sequence->Add(Known, 0.0, 4.0, TEXT("lk"));
			UMovieSceneMRInputSection& Right = Sequence->Add(Known, 0.0, 4.0, TEXT("r"));
			const auto IsDown = [this](const TCHAR* Key) { return World->GetPlayer().IsInputKeyDown(FKey(Key)); };
			for (const bool bHasKeys : {false, true})
			{
				Right.Channels.bKeys = bHasKeys;
				Sequence->GoTo(0.1, EUpdatePositionMethod::Scrub);
				World->Tick(0.01f);
				Sequence->GoTo(0.9, EUpdatePositionMethod::Scrub); // where both pinch
				World->Tick(0.01f);
				TestTrue(TEXT("left"), IsDown(TEXT("OpenXRMsftHandInteraction_Left_Select_Axis")));
				TestEqual(TEXT("right"), IsDown(TEXT("OpenXRMsftHandInteraction_Right_Select_Axis")), bHasKeys);
			}
		});

	It("releases at once what another sequence adds when that stops",
		[this]
		{
			FMRInputTestSequence Later(*World, 4.0);
			Sequence->Add(Known, 0.0, 4.0, TEXT("r"));
			Later.Add(Known, 0.0, 4.0, TEXT("h"));
			Sequence->GoTo(1.0, EUpdatePositionMethod::Scrub);
			Later.GoTo(1.0, EUpdatePositionMethod::Scrub);
			TestTrue(TEXT("the hand"), HasPose(TEXT("RightPalm")));
			Sequence->GetPlayer().Stop();
			TestFalse(TEXT("gone"), HasPose(TEXT("RightPalm")));
			TestTrue(TEXT("the head"), GEngine->XRSystem.IsValid());
		});

	It("does not mix query-only sections into the devices",
		[this]
		{
			Sequence->Add(Known, 1.0, 4.0, TEXT("h"));
			Sequence->Add(Moved, 0.0, 4.0, TEXT("r")).bDriveDevices = false;
			Sequence->Add(Moved, 2.0, 4.0, TEXT("r")).bDriveDevices = false;
			for (const double Time : {1.5, 2.5})
			{
				Sequence->GoTo(Time, EUpdatePositionMethod::Scrub);
				TestFalse(TEXT("the hand"), HasPose(TEXT("RightPalm")));
				TestTrue(TEXT("the head, whichever section began last"), GEngine->XRSystem.IsValid());
			}
		});

	It("ends at once where its recording is removed, and comes back with it",
		[this]
		{
			AddExpectedError(TEXT("it has no recording"), EAutomationExpectedErrorFlags::Contains, 1);
			UMovieSceneMRInputSection& Section = Sequence->Add(Known, 0.0, 4.0, TEXT("hlr"));
			Sequence->GoTo(1.0, EUpdatePositionMethod::Scrub);
			TestTrue(TEXT("the hand"), HasPose(TEXT("LeftPalm")));
			Section.Animation = nullptr;
			Sequence->GoTo(1.1, EUpdatePositionMethod::Scrub);
			TestFalse(TEXT("gone"), HasPose(TEXT("LeftPalm")));
			TestEqual(TEXT("devices"), *FMRInputEngineDevices::Get().ToString(), *Before);
			Section.Animation = Known.Get();
			Sequence->GoTo(1.2, EUpdatePositionMethod::Scrub);
			TestTrue(TEXT("back"), HasPose(TEXT("LeftPalm")));
		});
}

#endif
