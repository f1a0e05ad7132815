// SPDX-License-Identifier: MIT

#include "Engine/Engine.h"
#include "MRInputPlaybackSubsystem.h"
#include "Misc/AutomationTest.h"
#include "MovieSceneMRInputSection.h"
#include "Mria/CurveId.h"
#include "Support/MRInputTestHands.h"
#include "Support/MRInputTestSequence.h"

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputSequencerChannelsSpec, "MRInputAnimation.Sequencer.Channels",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ClientContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputBareEngine> Engine;
TUniquePtr<FMRInputTestWorld> World;
TUniquePtr<FMRInputTestSequence> Sequence;
TStrongObjectPtr<UMRInputEventLog> Log;
FMRInputAnimationPtr Known;
FMRInputAnimationPtr Moved;
FString Before;

void DefinePoses();
void DefineEvents();
void DefineDevices();

/** A section that carries what the letters say: h, l, r, g and k. */
UMovieSceneMRInputSection& Add(
	const FMRInputAnimationPtr& Animation, double Start, double End, const TCHAR* Channels) const;
FMRInputFrame GetFrame() const
{
	return World->GetPlayback().GetFrame();
}
static FVector PalmOf(const FMRInputHandFrame& Hand)
{
	return Hand.Keypoints[0].GetLocation();
}

/** What was told of a hand, as kinds and hundredths of a second. */
FString GetTold(EMRInputHand Hand) const;
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
			Log = MRInputTestStage::Listen(*World);
			mria::Recording Recording = MRInputTestRecordings::MakeKnown();
			MRInputTestRecordings::SetFlag(Recording, mria::TrackedCurve(mria::Hand::Right), {{0.0f, true}});
			Known = MRInputTestRecordings::Make(Recording);
			// The same a metre to the right, with pinches of its own.
			for (mria::PoseId Pose = 0; Pose < mria::kPoseCount; ++Pose)
			{
				for (mria::Keyframe& Key : Recording.curves[mria::FirstCurveOf(Pose)].keys)
				{
					Key.value += 1.0f;
				}
			}
			MRInputTestRecordings::SetFlag(
				Recording, mria::PinchCurve(mria::Hand::Left), {{0.0f, false}, {0.3f, true}, {0.305f, false}});
			MRInputTestRecordings::SetFlag(
				Recording, mria::PinchCurve(mria::Hand::Right), {{0.0f, false}, {1.1f, true}, {1.4f, false}});
			Moved = MRInputTestRecordings::Make(Recording);
		});
	AfterEach(
		[this]
		{
			Sequence.Reset();
			World.Reset();
			TestEqual(TEXT("devices that are left over"), *FMRInputEngineDevices::Get().ToString(), *Before);
			Engine.Reset();
			Log.Reset();
			Known.Reset();
			Moved.Reset();
		});
	DefinePoses();
	DefineEvents();
	DefineDevices();
}

UMovieSceneMRInputSection& FMRInputSequencerChannelsSpec::Add(
	const FMRInputAnimationPtr& Animation, double Start, double End, const TCHAR* Channels) const
{
	UMovieSceneMRInputSection& Section = Sequence->Add(Animation.Get(), Start, End);
	const FString Letters = Channels;
	Section.Channels.bHead = Letters.Contains(TEXT("h"));
	Section.Channels.bLeftHand = Letters.Contains(TEXT("l"));
	Section.Channels.bRightHand = Letters.Contains(TEXT("r"));
	Section.Channels.bGaze = Letters.Contains(TEXT("g"));
	Section.Channels.bKeys = Letters.Contains(TEXT("k"));
	return Section;
}

FString FMRInputSequencerChannelsSpec::GetTold(EMRInputHand Hand) const
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

void FMRInputSequencerChannelsSpec::DefinePoses()
{
	It("shows the head of one section and the hands of another, in either order",
		[this]
		{
			for (const bool bHeadFirst : {true, false})
			{
				Sequence = MakeUnique<FMRInputTestSequence>(*World, 4.0);
				Add(bHeadFirst ? Known : Moved, 0.0, 2.0, bHeadFirst ? TEXT("hg") : TEXT("lr"));
				Add(bHeadFirst ? Moved : Known, 0.5, 2.0, bHeadFirst ? TEXT("lr") : TEXT("hg"));
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

	It("shows each hand of its own section, and what none carries is left to the real devices",
		[this]
		{
			FMRInputTestHands Real;
			Add(Known, 0.0, 2.0, TEXT("l"));
			Sequence->GoTo(1.0, EUpdatePositionMethod::Scrub);
			FTransform Pose;
			TestTrue(TEXT("the left hand"), HasPose(TEXT("LeftPalm")));
			TestFalse(TEXT("not the right one"), HasPose(TEXT("RightPalm")));
			Add(Moved, 0.0, 2.0, TEXT("r"));
			Sequence->GoTo(1.1, EUpdatePositionMethod::Scrub);
			TestTrue(TEXT("the right hand"), MRInputTestDevices::FindPose(TEXT("RightPalm"), Pose));
			TestEqual(TEXT("its place"), Pose.GetLocation(), PalmOf(Moved->SampleAt(1.1f).RightHand), 0.01f);
			TestTrue(TEXT("the left hand still"), MRInputTestDevices::FindPose(TEXT("LeftPalm"), Pose));
			TestEqual(TEXT("its place"), Pose.GetLocation(), PalmOf(Known->SampleAt(1.1f).LeftHand), 0.01f);
			TestFalse(TEXT("no head"), GEngine->XRSystem.IsValid());
			Sequence->GoTo(1.3, EUpdatePositionMethod::Scrub);
			TestTrue(TEXT("its own pinch"), GetFrame().RightHand.bIsPinching); // the other has none there
		});

	It("shows the hand of the section that begins last of those beside the one in front",
		[this]
		{
			Add(Known, 0.5, 4.0, TEXT("r"));
			Add(Moved, 1.0, 4.0, TEXT("r")).StartOffset = Sequence->ToTick(1.0);
			Add(Known, 1.1, 4.0, TEXT("h"));
			Sequence->GoTo(1.2, EUpdatePositionMethod::Scrub);
			TestEqual(TEXT("its place"), PalmOf(GetFrame().RightHand), PalmOf(Moved->SampleAt(1.2f).RightHand), 0.01f);
			TestTrue(TEXT("its pinch"), GetFrame().RightHand.bIsPinching);
		});

	It("blends a hand among the sections that carry it, and with the real one where they fall short",
		[this]
		{
			FMRInputTestHands Real;
			Real.Place = FVector(500.0, 0.0, 0.0);
			Add(Known, 0.0, 4.0, TEXT("hl"));
			UMovieSceneMRInputSection& First = Add(Known, 0.0, 2.0, TEXT("r"));
			UMovieSceneMRInputSection& Second = Add(Moved, 1.0, 3.0, TEXT("r"));
			Sequence->SetEasing(First, 0.0, 1.0);
			Sequence->SetEasing(Second, 1.0, 1.0);
			for (const double Time : {0.5, 1.2, 1.5, 1.8, 2.2, 2.8})
			{
				Sequence->GoTo(Time, EUpdatePositionMethod::Scrub);
				const FFrameTime Tick(Sequence->ToTick(Time));
				const double Share = Time < 1.0 ? 0.0 : Second.EvaluateEasing(Tick);
				const FVector Other =
					Time < 2.0 ? PalmOf(Known->SampleAt(static_cast<float>(Time)).RightHand) : Real.Place;
				const FVector Its =
					PalmOf(Moved->SampleAt(static_cast<float>(FMath::Clamp(Time - 1.0, 0.0, 2.0))).RightHand);
				TestEqual(TEXT("the right hand"), PalmOf(GetFrame().RightHand), FMath::Lerp(Other, Its, Share), 0.05f);
				TestEqual(TEXT("the left hand"), PalmOf(GetFrame().LeftHand),
					PalmOf(Known->SampleAt(FMath::Min(static_cast<float>(Time), 2.0f)).LeftHand), 0.01f);
			}
		});
}

void FMRInputSequencerChannelsSpec::DefineEvents()
{
	It("tells each hand's pinches of the section that carries it, once and in order, at every frame rate",
		[this]
		{
			UMovieSceneMRInputSection& Right = Add(Known, 0.0, 2.0, TEXT("r"));
			UMovieSceneMRInputSection& Left = Add(Moved, 0.0, 2.0, TEXT("l"));
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
				TestEqual(TEXT("right"), *GetTold(EMRInputHand::Right), TEXT("+0.500 -1.000 +1.210 -1.215 "));
				TestEqual(TEXT("left"), *GetTold(EMRInputHand::Left), TEXT("+0.300 -0.305 "));
				TestEqual(TEXT("markers of one of them"), Log->Count(EMRInputEventKind::Marker), 2);
				TestEqual(TEXT("begun once"), Log->Count(EMRInputEventKind::Started), 1);
			}
		});

	It("lets go of a hand whose section ends, and of all when the sequence stops",
		[this]
		{
			Add(Known, 0.0, 4.0, TEXT("hr"));
			UMovieSceneMRInputSection& Left = Add(Known, 0.0, 1.0, TEXT("l"));
			Left.SetCompletionMode(EMovieSceneCompletionMode::RestoreState);
			Add(Moved, 1.0, 4.0, TEXT("l"));
			Sequence->GetPlayer().Play();
			World->TickFrames(9, 0.1f);
			TestTrue(TEXT("pinching"), GetFrame().LeftHand.bIsPinching);
			World->TickFrames(3, 0.1f);
			TestFalse(TEXT("the next section's hand does not"), GetFrame().LeftHand.bIsPinching);
			TestEqual(TEXT("told"), *GetTold(EMRInputHand::Left).Left(7), TEXT("+0.800 "));
			TestEqual(TEXT("pinches that are on"), Log->Count(EMRInputEventKind::PinchStarted) - 1,
				Log->Count(EMRInputEventKind::PinchEnded) - (GetFrame().RightHand.bIsPinching ? 0 : 1));
			Sequence->GetPlayer().Stop();
			TestEqual(TEXT("all let go"), Log->Count(EMRInputEventKind::PinchStarted),
				Log->Count(EMRInputEventKind::PinchEnded));
			TestEqual(TEXT("and lost"), Log->Count(EMRInputEventKind::TrackingGained),
				Log->Count(EMRInputEventKind::TrackingLost));
		});

	It("lets go of all hands when somebody stops it",
		[this]
		{
			Add(Moved, 0.0, 4.0, TEXT("r"));
			Add(Known, 0.0, 4.0, TEXT("l"));
			Add(Known, 0.1, 4.0, TEXT("h"));
			Sequence->GetPlayer().Play();
			World->TickFrames(12, 0.1f);
			World->GetPlayback().Stop();
			TestEqual(TEXT("left"), *GetTold(EMRInputHand::Left), TEXT("+0.800 -~1.100 "));
			TestEqual(TEXT("right"), *GetTold(EMRInputHand::Right), TEXT("+1.100 -~1.100 "));
		});

	It("has each hand's own velocity",
		[this]
		{
			Add(Known, 0.0, 2.0, TEXT("r"));
			Add(Moved, 0.0, 2.0, TEXT("l")).PlayRate = -0.5;
			Sequence->GetPlayer().Play();
			World->TickFrames(6, 0.1f);
			TestEqual(TEXT("right"), Sequence->GetPace(TEXT("RightPalm")), 1.0, 1e-3);
			TestEqual(TEXT("left"), Sequence->GetPace(TEXT("LeftPalm")), -0.5, 1e-3);
		});
}

void FMRInputSequencerChannelsSpec::DefineDevices()
{
	It("takes and gives back devices as sections with other channels come and go",
		[this]
		{
			Add(Known, 1.0, 3.0, TEXT("h"));
			Add(Moved, 0.0, 2.0, TEXT("r"));
			Add(Moved, 2.5, 4.0, TEXT("l"));
			for (const double Time : {0.5, 1.5, 2.2, 2.7, 3.5, 2.7, 2.2, 1.5, 0.5})
			{
				Sequence->GoTo(Time, EUpdatePositionMethod::Scrub);
				TestEqual(TEXT("the right hand"), HasPose(TEXT("RightPalm")), Time < 2.0);
				TestEqual(TEXT("the left hand"), HasPose(TEXT("LeftPalm")), Time >= 2.5);
				TestEqual(TEXT("the head"), GEngine->XRSystem.IsValid(), Time >= 1.0 && Time < 3.0);
			}
		});

	It("does not mix what is only there to be asked into the devices",
		[this]
		{
			Add(Known, 1.0, 4.0, TEXT("h"));
			Add(Moved, 0.0, 4.0, TEXT("r")).bDriveDevices = false;
			Add(Moved, 2.0, 4.0, TEXT("r")).bDriveDevices = false;
			for (const double Time : {1.5, 2.5})
			{
				Sequence->GoTo(Time, EUpdatePositionMethod::Scrub);
				TestFalse(TEXT("the hand"), HasPose(TEXT("RightPalm")));
				TestTrue(TEXT("the head, whoever began last"), GEngine->XRSystem.IsValid());
			}
		});

	It("ends at once where its recording is taken away, and comes back with it",
		[this]
		{
			AddExpectedError(TEXT("it has no recording"), EAutomationExpectedErrorFlags::Contains, 1);
			UMovieSceneMRInputSection& Section = Add(Known, 0.0, 4.0, TEXT("hlr"));
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
