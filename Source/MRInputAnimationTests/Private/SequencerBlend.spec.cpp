// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputPlaybackSubsystem.h"
#include "MRInputPlayerComponent.h"
#include "Misc/AutomationTest.h"
#include "MovieSceneMRInputSection.h"
#include "Support/MRInputTestHands.h"
#include "Support/MRInputTestSequence.h"

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputSequencerBlendSpec, "MRInputAnimation.Sequencer.Blend",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ClientContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputBareEngine> Engine;
TUniquePtr<FMRInputTestWorld> World;
TUniquePtr<FMRInputTestSequence> Sequence;
TStrongObjectPtr<UMRInputEventLog> Log;
FMRInputAnimationPtr Known;
FMRInputAnimationPtr Other;

void DefineReal();
void DefineCrossFade();
/** The fired events, with times to a hundredth of a millisecond: a weight is a float. */
FString PlayAt(float FramesPerSecond);
FVector GetPalm()
{
	return World->GetPlayback().GetFrame().RightHand.Keypoints[0].GetLocation();
}
static FVector GetPalmOf(const UMRInputAnimation& Animation, double Time)
{
	return Animation.SampleAt(static_cast<float>(Time)).RightHand.Keypoints[0].GetLocation();
}
END_DEFINE_SPEC(FMRInputSequencerBlendSpec)

void FMRInputSequencerBlendSpec::Define()
{
	BeforeEach(
		[this]
		{
			MRInputTestStage::Begin(Engine, World, Known);
			Sequence = MakeUnique<FMRInputTestSequence>(*World, 4.0);
			Log = MRInputTestStage::Listen(*World);
			mria::Recording Recording = MRInputTestRecordings::MakeTracked();
			Known = MRInputTestRecordings::Make(Recording);
			MRInputTestRecordings::SetFlag(Recording, mria::PinchCurve(mria::Hand::Left), {{0.0f, true}});
			for (mria::CurveId Curve = 0; Curve < mria::kCurveCount; ++Curve)
			{
				for (mria::Keyframe& Key : Recording.curves[Curve].keys)
				{
					const bool bIsX =
						Curve == mria::FirstCurveOf(mria::JointPose(mria::Hand::Right, mria::Joint::Palm));
					Key.value += bIsX ? 1.0f : 0.0f;
				}
			}
			Other = MRInputTestRecordings::Make(Recording);
		});
	AfterEach(
		[this]
		{
			Sequence.Reset();
			MRInputTestStage::End(Engine, World, Known);
			Log.Reset();
			Other.Reset();
		});
	DefineReal();
	DefineCrossFade();
}

FString FMRInputSequencerBlendSpec::PlayAt(float FramesPerSecond)
{
	Log->Events.Reset();
	Sequence->PlayOut(1.0f / FramesPerSecond);
	FString Text;
	for (const FMRInputEvent& Event : Log->Events)
	{
		Text += FString::Printf(TEXT("%d %d %d at %.5f\n"), static_cast<int32>(Event.Kind),
			static_cast<int32>(Event.Hand), Event.bIsResync ? 1 : 0, Event.Time + 1e-6);
	}
	return Text;
}

void FMRInputSequencerBlendSpec::DefineReal()
{
	It("goes from the real hand to the recorded one and back, as the easing says",
		[this]
		{
			FMRInputTestHands Real;
			UMovieSceneMRInputSection& Section = Sequence->Add(Known.Get(), 0.5, 3.0);
			Sequence->SetEasing(Section, 1.0, 0.5);
			for (const double Time : {0.6, 0.9, 1.0, 1.3, 1.5, 2.0, 2.6, 2.75, 2.9})
			{
				Real.Position += FVector(0.0, 1.0, 0.0); // it moves on while it is blended with
				Sequence->GoTo(Time, EUpdatePositionMethod::Scrub);
				const float Weight = Section.EvaluateEasing(FFrameTime(Sequence->ToTick(Time)));
				const FVector Expected = FMath::Lerp(
					Real.Position, GetPalmOf(*Known, FMath::Min(Time - 0.5, 2.0)), static_cast<double>(Weight));
				TestEqual(TEXT("the palm"), GetPalm(), Expected, 0.02f);
			}
		});

	It("shows the recorded hand as it is where there is no real one",
		[this]
		{
			UMovieSceneMRInputSection& Section = Sequence->Add(Known.Get(), 0.5, 3.0);
			Sequence->SetEasing(Section, 1.0, 0.5);
			Sequence->GoTo(1.25, EUpdatePositionMethod::Scrub);
			TestEqual(TEXT("the palm"), GetPalm(), GetPalmOf(*Known, 0.75), 0.01f);
			TestTrue(TEXT("tracked from half on"), World->GetPlayback().GetFrame().RightHand.bIsTracked);
			Sequence->GoTo(0.75, EUpdatePositionMethod::Scrub);
			TestFalse(TEXT("not before"), World->GetPlayback().GetFrame().RightHand.bIsTracked);
		});

	It("does not blend a query-only section with a real hand",
		[this]
		{
			FMRInputTestHands Real;
			UMovieSceneMRInputSection& Section = Sequence->Add(Known.Get(), 0.5, 3.0);
			Section.bDriveDevices = false;
			Sequence->SetEasing(Section, 1.0, 0.0);
			Sequence->GoTo(1.25, EUpdatePositionMethod::Scrub);
			TestEqual(TEXT("the palm"), GetPalm(), GetPalmOf(*Known, 0.75), 0.01f);
		});

	It("fires events and presses keys only from half of the weight on, at every frame rate",
		[this]
		{
			UMovieSceneMRInputSection& Section = Sequence->Add(Known.Get(), 0.5, 2.5);
			Sequence->SetEasing(Section, 1.2, 0.9);
			const FString Expected = PlayAt(480.0f);
			const FMRInputEvent* Start = Log->Events.FindByPredicate(
				[](const FMRInputEvent& Event) { return Event.Kind == EMRInputEventKind::Started; });
			TestEqual(TEXT("starts at half"), Start ? Start->Time : -1.0f, 0.6f, 1e-5f);
			TestEqual(TEXT("the marker after half, not the one before"), Log->Count(EMRInputEventKind::Marker), 1);
			for (const float Rate : {5.0f, 7.3f, 23.976f, 60.0f, 144.0f})
			{
				TestEqual(TEXT("the events"), *PlayAt(Rate), *Expected);
			}
		});
}

void FMRInputSequencerBlendSpec::DefineCrossFade()
{
	It("cross-fades where sections overlap, without a glance at the real hand",
		[this]
		{
			FMRInputTestHands Real;
			Real.Position = FVector(5000.0, 0.0, 0.0);
			UMovieSceneMRInputSection& First = Sequence->Add(Known.Get(), 0.0, 2.0);
			UMovieSceneMRInputSection& Second = Sequence->Add(Other.Get(), 1.0, 3.0);
			Sequence->SetEasing(First, 0.0, 1.0);
			Sequence->SetEasing(Second, 1.0, 0.0);
			for (const double Time : {0.5, 1.1, 1.4, 1.5, 1.6, 1.9, 2.5})
			{
				Sequence->GoTo(Time, EUpdatePositionMethod::Scrub);
				const double Weight = Time < 1.0 ? 0.0 : Second.EvaluateEasing(FFrameTime(Sequence->ToTick(Time)));
				const FVector Expected = FMath::Lerp(
					GetPalmOf(*Known, FMath::Min(Time, 2.0)), GetPalmOf(*Other, FMath::Max(0.0, Time - 1.0)), Weight);
				TestEqual(TEXT("the palm"), GetPalm(), Expected, 0.05f);
				TestTrue(TEXT("whose recording"),
					World->GetPlayback().GetAnimation() == (Time < 1.5 ? Known.Get() : Other.Get()));
			}
		});

	It("blends each where it is put",
		[this]
		{
			UMovieSceneMRInputSection& First = Sequence->Add(Known.Get(), 0.0, 2.0);
			UMovieSceneMRInputSection& Second = Sequence->Add(Other.Get(), 1.0, 3.0);
			Second.Origin = EMRInputOrigin::World;
			Second.OriginTransform = FTransform(FVector(0.0, 0.0, 300.0));
			Sequence->SetEasing(First, 0.0, 1.0);
			Sequence->SetEasing(Second, 1.0, 0.0);
			for (const double Time : {1.3, 1.7})
			{
				Sequence->GoTo(Time, EUpdatePositionMethod::Scrub);
				const double Weight = Second.EvaluateEasing(FFrameTime(Sequence->ToTick(Time)));
				const FVector Put = GetPalmOf(*Other, Time - 1.0) + FVector(0.0, 0.0, 300.0);
				TestEqual(TEXT("the palm"), GetPalm(), FMath::Lerp(GetPalmOf(*Known, Time), Put, Weight), 0.05f);
			}
		});

	It("shows the section that begins later, and nothing of the other, where they overlap or meet without easing",
		[this]
		{
			Sequence->Add(Known.Get(), 0.0, 2.0);
			Sequence->Add(Other.Get(), 1.0, 3.0);
			Sequence->Add(Known.Get(), 3.0, 4.0);
			Sequence->GetPlayer().Play();
			World->TickFrames(3, 0.5f);
			TestEqual(TEXT("overlapping"), GetPalm(), GetPalmOf(*Other, 0.5), 0.01f);
			World->Tick(1.25f);
			TestEqual(TEXT("alone"), GetPalm(), GetPalmOf(*Other, 1.75), 0.01f);
			World->Tick(0.5f);
			TestEqual(TEXT("in the frame in which they meet"), GetPalm(), GetPalmOf(*Known, 0.25), 0.01f);
		});
}

#endif
