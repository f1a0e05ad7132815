// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Engine/Engine.h"
#include "GameFramework/PlayerController.h"
#include "GameFramework/WorldSettings.h"
#include "MRInputAccess.h"
#include "MRInputPlaybackSubsystem.h"
#include "MRInputRecorderSubsystem.h"
#include "MRInputSettings.h"
#include "Misc/AutomationTest.h"
#include "Mria/RecordedTake.h"
#include "Mria/Sampler.h"
#include "Support/MRInputTestDevices.h"
#include "Support/MRInputTestHands.h"
#include "Support/MRInputTestHeadset.h"
#include "Support/MRInputTestMath.h"
#include "Support/MRInputTestRecordings.h"
#include "Support/MRInputTestWorld.h"

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputRecorderDevicesSpec, "MRInputAnimation.Unit.RecorderDevices",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ClientContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputBareEngine> Engine;
TUniquePtr<FMRInputTestWorld> World;
FMRInputRecordOptions Options;

void DefineHead();
void DefineHands();
void DefinePinch();
void DefineGaze();
void CheckReplayedPinches();
UMRInputRecorderSubsystem& GetRecorder() const
{
	return *World->Get().GetSubsystem<UMRInputRecorderSubsystem>();
}
void Start()
{
	FMRInputError Error;
	GetRecorder().StartRecording(Options, Error);
}
/** What is recorded last. */
mria::Frame GetLastFrame() const
{
	const mria::Recording Recording = FMRInputAccess::TakeSnapshot(GetRecorder()).ToRecording();
	mria::Frame Frame;
	mria::Sampler(Recording).SampleAt(mria::RangeOf(Recording).end, Frame);
	return Frame;
}
/** Ticks once and says whether the right hand pinches then. */
bool IsPinchingNext()
{
	World->Tick(0.02f);
	return GetLastFrame()[mria::Hand::Right].isPinching;
}
void CheckPosition(const FString& What, const mria::Vec3& Recorded, const FVector& Position)
{
	const FVector Found = MRInputTestMath::ToUnrealPosition(Recorded);
	TestTrue(FString::Printf(TEXT("%s: %s, not %s"), *What, *Found.ToString(), *Position.ToString()),
		FVector::Dist(Found, Position) < 1e-3);
}
END_DEFINE_SPEC(FMRInputRecorderDevicesSpec)

void FMRInputRecorderDevicesSpec::Define()
{
	BeforeEach(
		[this]
		{
			Engine = MakeUnique<FMRInputBareEngine>();
			World = MakeUnique<FMRInputTestWorld>();
			World->Tick(0.01f);
			Options = FMRInputRecordOptions();
			Options.MaxRate = 0.0f;
		});
	AfterEach(
		[this]
		{
			World.Reset();
			Engine.Reset();
		});
	DefineHead();
	DefineHands();
	DefinePinch();
	DefineGaze();
}

void FMRInputRecorderDevicesSpec::DefineHead()
{
	It("reads the head from the tracking system, in tracking space",
		[this]
		{
			const FVector Position(10.0, 20.0, 170.0);
			GEngine->XRSystem = MakeShared<FMRInputTestHeadset, ESPMode::ThreadSafe>(Position);
			World->AddHeadCamera(FTransform(FRotator(0.0, 90.0, 0.0), FVector(500.0, 600.0, 0.0)));
			Start();
			World->TickFrames(3, 0.02f);
			CheckPosition(TEXT("head"), GetLastFrame().camera.position, Position);
		});

	It("reads the head from the player's view without a tracking system",
		[this]
		{
			const FVector Position(100.0, 200.0, 160.0);
			AActor* View = World->AddActor(FTransform(FRotator(0.0, 90.0, 0.0), Position));
			World->GetPlayer().SetViewTarget(View);
			Start();
			World->TickFrames(3, 0.02f);
			const mria::Frame Frame = GetLastFrame();
			TestTrue(TEXT("there is a head"), Frame.hasCamera);
			CheckPosition(TEXT("head"), Frame.camera.position, Position);
			const FQuat Turn = MRInputTestMath::ToUnrealRotation(Frame.camera.rotation);
			TestTrue(
				TEXT("turn"), MRInputTestMath::GetDegreesBetween(Turn, FRotator(0.0, 90.0, 0.0).Quaternion()) < 1e-3);
		});
}

void FMRInputRecorderDevicesSpec::DefineHands()
{
	It("reads joints from the tracker that tracks, whatever comes before it",
		[this]
		{
			FMRInputTestHands Blind;
			Blind.bIsTracked = false;
			Blind.Position = FVector::ZeroVector;
			FMRInputTestHands Seeing;
			GEngine->XRSystem = MakeShared<FMRInputTestHeadset, ESPMode::ThreadSafe>(FVector::ZeroVector);
			Start();
			World->TickFrames(3, 0.02f);
			const mria::Frame Frame = GetLastFrame();
			TestFalse(TEXT("left"), Frame[mria::Hand::Left].isTracked);
			TestTrue(TEXT("right"), Frame[mria::Hand::Right].isTracked);
			TestEqual(TEXT("joints"), static_cast<int32>(Frame[mria::Hand::Right].presentJoints), 0x07fffffe);
			CheckPosition(TEXT("wrist"), Frame[mria::Hand::Right][mria::Joint::Wrist].position, Seeing.Position);
		});

	It("brings joints from the world into tracking space and metres",
		[this]
		{
			FMRInputTestHands Hands;
			GEngine->XRSystem = MakeShared<FMRInputTestHeadset, ESPMode::ThreadSafe>(FVector::ZeroVector);
			const FTransform TrackingOrigin(FRotator(0.0, 90.0, 0.0), FVector(500.0, 600.0, 0.0));
			World->AddHeadCamera(TrackingOrigin);
			World->Get().GetWorldSettings()->WorldToMeters = 50.0f;
			Start();
			World->TickFrames(3, 0.02f);
			const FVector Expected =
				GEngine->XRSystem->GetTrackingToWorldTransform().InverseTransformPosition(Hands.Position);
			TestTrue(TEXT("it lies elsewhere"), FVector::Dist(Expected, Hands.Position) > 100.0);
			CheckPosition(
				TEXT("wrist"), GetLastFrame()[mria::Hand::Right][mria::Joint::Wrist].position, Expected * 2.0);
		});

	It("reads the palm from a motion controller if no tracker sees the hand",
		[this]
		{
			FMRInputTestController Controller(FVector(0.3, 0.1, 1.1));
			Controller.Register();
			FMRInputTestHands Hands;
			Start();
			World->TickFrames(3, 0.02f);
			const mria::Frame Frame = GetLastFrame();
			const uint32 PalmOnly = 1u << static_cast<uint32>(mria::Joint::Palm);
			TestTrue(TEXT("left tracked"), Frame[mria::Hand::Left].isTracked);
			TestTrue(TEXT("left palm only"), Frame[mria::Hand::Left].presentJoints == PalmOnly);
			CheckPosition(
				TEXT("palm"), Frame[mria::Hand::Left][mria::Joint::Palm].position, FVector(30.0, 10.0, 110.0));
			// The grip lies straight: its Y leaves the palm of a left hand, and its Z is where the fingers come from.
			const FQuat Palm = MRInputTestMath::ToUnrealRotation(Frame[mria::Hand::Left][mria::Joint::Palm].rotation);
			TestEqual(TEXT("the back of the hand"), Palm.GetUpVector(), FVector(0.0, -1.0, 0.0), 1e-5f);
			TestEqual(TEXT("the fingers"), Palm.GetForwardVector(), FVector(0.0, 0.0, -1.0), 1e-5f);
			TestTrue(TEXT("right by its tracker"), Frame[mria::Hand::Right].HasJoint(mria::Joint::IndexTip));
		});

	It("asks joint by joint only until it has seen the hand whole",
		[this]
		{
			FMRInputTestHands Hands;
			Start();
			World->TickFrames(5, 0.02f);
			TestEqual(TEXT("questions"), Hands.NumSingleQuestions, EHandKeypointCount);
			Hands.bIsTracked = false;
			World->TickFrames(5, 0.02f);
			Hands.bIsTracked = true;
			World->TickFrames(5, 0.02f);
			TestEqual(TEXT("and when it was lost"), Hands.NumSingleQuestions, 2 * EHandKeypointCount);
		});

	It("records a joint from when the tracker has it",
		[this]
		{
			FMRInputTestHands Hands;
			Hands.Missing = EHandKeypoint::LittleTip;
			Start();
			World->TickFrames(3, 0.02f);
			TestFalse(TEXT("before"), GetLastFrame()[mria::Hand::Right].HasJoint(mria::Joint::PinkyTip));
			TestTrue(TEXT("another"), GetLastFrame()[mria::Hand::Right].HasJoint(mria::Joint::Wrist));
			Hands.Missing = static_cast<EHandKeypoint>(EHandKeypointCount);
			World->TickFrames(3, 0.02f);
			TestTrue(TEXT("after"), GetLastFrame()[mria::Hand::Right].HasJoint(mria::Joint::PinkyTip));
		});

	It("records no joint that a replay lacks, right after one that has it",
		[this]
		{
			mria::Recording Lacking = MRInputTestRecordings::MakeKnown();
			const mria::CurveId First = mria::FirstCurveOf(mria::JointPose(mria::Hand::Left, mria::Joint::PinkyTip));
			for (mria::CurveId Component = 0; Component < mria::kPoseComponentCount; ++Component)
			{
				Lacking.curves[First + Component].keys.clear();
			}
			const FMRInputAnimationPtr Known = MRInputTestRecordings::Make(MRInputTestRecordings::MakeKnown());
			const FMRInputAnimationPtr Next = MRInputTestRecordings::Make(Lacking);
			FMRInputPlayOptions Later;
			Later.StartOffset = 0.2f;
			Options.Tolerances = {0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f};
			World->Play(Known.Get(), Later);
			Start();
			World->TickFrames(5, 0.02f);
			World->Play(Next.Get(), Later);
			World->TickFrames(5, 0.02f);
			const mria::Recording Recorded = FMRInputAccess::TakeSnapshot(GetRecorder()).ToRecording();
			const auto& Keys = Recorded.curves[First].keys;
			TestEqual(TEXT("ends with the first"), Keys.empty() ? -1.0f : Keys.back().time, 0.08f, 1e-4f);
			TestEqual(TEXT("while the hand continues"), mria::RangeOf(Recorded).end, 0.18f, 1e-4f);
		});

	It("ends a hand that is lost, and finds it again",
		[this]
		{
			FMRInputTestHands Hands;
			Start();
			World->TickFrames(10, 0.02f);
			Hands.bIsTracked = false;
			World->TickFrames(10, 0.02f);
			Hands.bIsTracked = true;
			World->TickFrames(10, 0.02f);
			const auto Keys = FMRInputAccess::TakeSnapshot(GetRecorder())
								  .ToRecording()
								  .curves[mria::TrackedCurve(mria::Hand::Right)]
								  .keys;
			TestEqual(TEXT("changes"), static_cast<int32>(Keys.size()), 3);
			TestTrue(TEXT("lost in its frame"), Keys.size() == 3 && FMath::Abs(Keys[1].time - 0.2f) < 1e-4f);
			TestTrue(TEXT("found in its frame"), Keys.size() == 3 && FMath::Abs(Keys[2].time - 0.4f) < 1e-4f);
		});
}

void FMRInputRecorderDevicesSpec::DefinePinch()
{
	It("sees fingers that touch, and that they are apart a little later",
		[this]
		{
			FMRInputTestHands Hands;
			Start();
			TestFalse(TEXT("10 cm"), IsPinchingNext());
			Hands.Gap = 2.5;
			TestFalse(TEXT("2.5 cm, closing"), IsPinchingNext());
			Hands.Gap = 1.5;
			TestTrue(TEXT("1.5 cm"), IsPinchingNext());
			Hands.Gap = 2.5;
			TestTrue(TEXT("2.5 cm, opening"), IsPinchingNext());
			Hands.Gap = 3.5;
			TestFalse(TEXT("3.5 cm"), IsPinchingNext());
		});

	It("ignores finger distance if disabled",
		[this]
		{
			FMRInputTestHands Hands;
			Hands.Gap = 0.5;
			Options.bPinchFromFingers = false;
			Start();
			TestFalse(TEXT("0.5 cm"), IsPinchingNext());
		});

	It("believes keys from the first press on",
		[this]
		{
			FMRInputAnimationPtr Known = MRInputTestRecordings::Make(MRInputTestRecordings::MakeKnown());
			FMRInputPlayOptions KeysOnly;
			KeysOnly.StartOffset = 0.4f;
			FMRInputTestHands Hands;
			Start();
			World->Play(Known.Get(), KeysOnly);
			World->TickFrames(6, 0.02f);
			TestTrue(TEXT("by its key"), IsPinchingNext());
			World->GetPlayback().Stop();
			Hands.Gap = 0.5;
			TestFalse(TEXT("fingers touch, the key is up"), IsPinchingNext());
		});

	It("believes the keys of a replay before the first press too",
		[this]
		{
			mria::Recording Touching = MRInputTestRecordings::MakeKnown();
			const mria::CurveId Thumb = mria::FirstCurveOf(mria::JointPose(mria::Hand::Left, mria::Joint::ThumbTip));
			const mria::CurveId Index = mria::FirstCurveOf(mria::JointPose(mria::Hand::Left, mria::Joint::IndexTip));
			for (mria::CurveId Component = 0; Component < 3; ++Component)
			{
				Touching.curves[Index + Component] = Touching.curves[Thumb + Component];
			}
			const FMRInputAnimationPtr Animation = MRInputTestRecordings::Make(Touching);
			World->Play(Animation.Get());
			Start();
			World->TickFrames(20, 0.02f);
			TestFalse(TEXT("pinch"), GetLastFrame()[mria::Hand::Left].isPinching);
			TestTrue(TEXT("tracked"), GetLastFrame()[mria::Hand::Left].isTracked);
		});

	It("does not lose a pinch that lies between two frames", [this] { CheckReplayedPinches(); });

	It("does not lose pinches of a replay whose keys do not arrive",
		[this]
		{
			// As where the viewport does not have the focus.
			UMRInputSettings& Settings = *GetMutableDefault<UMRInputSettings>();
			const TGuardValue<EMRInputKeyPreset> Preset(Settings.KeyPreset, EMRInputKeyPreset::Custom);
			const TGuardValue<TArray<FMRInputKeyBinding>> NoKeys(Settings.Keys, TArray<FMRInputKeyBinding>());
			CheckReplayedPinches();
		});
}

void FMRInputRecorderDevicesSpec::CheckReplayedPinches()
{
	const FMRInputAnimationPtr Known = MRInputTestRecordings::Make(MRInputTestRecordings::MakeKnown());
	World->Play(Known.Get());
	Start();
	World->TickFrames(99, 0.02f);
	const auto Keys =
		FMRInputAccess::TakeSnapshot(GetRecorder()).ToRecording().curves[mria::PinchCurve(mria::Hand::Right)].keys;
	int32 Pinches = 0;
	for (const mria::Keyframe& Key : Keys)
	{
		Pinches += Key.value > 0.5f ? 1 : 0;
	}
	TestEqual(TEXT("pinches, one of 5 ms among them"), Pinches, 2);
}

void FMRInputRecorderDevicesSpec::DefineGaze()
{
	It("reads gaze from the eye tracker",
		[this]
		{
			const FVector Position(10.0, 20.0, 160.0);
			GEngine->EyeTrackingDevice = MakeShared<FMRInputTestEyeTracker, ESPMode::ThreadSafe>(Position);
			GEngine->XRSystem = MakeShared<FMRInputTestHeadset, ESPMode::ThreadSafe>(FVector::ZeroVector);
			Options.Channels.bGaze = true;
			Start();
			World->TickFrames(3, 0.02f);
			const mria::Frame Frame = GetLastFrame();
			TestTrue(TEXT("there is gaze"), Frame.hasGaze);
			CheckPosition(TEXT("origin"), Frame.gaze.origin, Position);
			TestTrue(TEXT("up"), FMath::Abs(Frame.gaze.direction.y - 1.0f) < 1e-5f);
		});

	It("has no gaze without an eye tracker, even if enabled",
		[this]
		{
			Options.Channels.bGaze = true;
			Start();
			World->TickFrames(3, 0.02f);
			TestFalse(TEXT("gaze"), GetLastFrame().hasGaze);
		});
}

#endif
