// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "GameFramework/WorldSettings.h"
#include "HeadMountedDisplayTypes.h"
#include "MRInputAccess.h"
#include "MRInputConvert.h"
#include "MRInputEngineCompat.h"
#include "MRInputPlaybackSubsystem.h"
#include "MRInputRecordingData.h"
#include "MRInputSettings.h"
#include "Misc/AutomationTest.h"
#include "Mria/Space.h"
#include "Support/MRInputTestMath.h"
#include "Support/MRInputTestStage.h"

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputHandTrackerSpec, "MRInputAnimation.Unit.HandTracker",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ClientContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputBareEngine> Engine;
TUniquePtr<FMRInputTestWorld> World;
FMRInputAnimationPtr Known;
TArray<FVector> Positions;
TArray<FQuat> Rotations;
TArray<float> Radii;

const FTransform TrackingOrigin = FTransform(FRotator(0.0, 60.0, 0.0), FVector(1000.0, -300.0, 20.0));

void DefineJoints();
void DefineAbsence();
void PlayAt(UMRInputAnimation* Animation, float Time, const FMRInputChannels& Channels = FMRInputChannels());
void CompareHand(EControllerHand Hand, const mria::HandFrame& Expected, MRInputTestMath::FLargestDifference& Out);
END_DEFINE_SPEC(FMRInputHandTrackerSpec)

void FMRInputHandTrackerSpec::Define()
{
	BeforeEach(
		[this]
		{
			MRInputTestStage::Begin(Engine, World, Known);
			World->AddHeadCamera(TrackingOrigin);
		});
	AfterEach([this] { MRInputTestStage::End(Engine, World, Known); });
	DefineJoints();
	DefineAbsence();
}

void FMRInputHandTrackerSpec::PlayAt(UMRInputAnimation* Animation, float Time, const FMRInputChannels& Channels)
{
	FMRInputPlayOptions Options;
	Options.Clock = EMRInputClock::External;
	Options.LoopMode = EMRInputLoopMode::Hold;
	Options.Channels = Channels;
	World->Play(Animation, Options);
	World->Tick(0.01f);
	World->GetPlayback().AdvanceTo(Time);
}

void FMRInputHandTrackerSpec::CompareHand(
	EControllerHand Hand, const mria::HandFrame& Expected, MRInputTestMath::FLargestDifference& Out)
{
	const IHandTracker& Tracker = *MRInputTestDevices::FindHandTracker();
	bool bIsTracked = false;
	const bool bIsFound = MRInputTestDevices::GetKeypoints(Tracker, Hand, Positions, Rotations, Radii, bIsTracked);
	TestTrue(TEXT("found and tracked"), bIsFound && bIsTracked);
	if (Positions.Num() != EHandKeypointCount || Rotations.Num() != EHandKeypointCount ||
		Radii.Num() != EHandKeypointCount)
	{
		AddError(TEXT("not every joint has its entries"));
		return;
	}
	for (int32 Index = 0; Index < EHandKeypointCount; ++Index)
	{
		const EHandKeypoint Keypoint = static_cast<EHandKeypoint>(Index);
		const FTransform Wanted = MRInputTestMath::ToUnreal(Expected[*mria::JointOfKeypoint(Index)]) * TrackingOrigin;
		Out.Add(FTransform(Rotations[Index], Positions[Index]), Wanted);
		FTransform Single;
		float Radius = 0.0f;
		TestTrue(TEXT("one by one"), Tracker.GetKeypointState(Hand, Keypoint, Single, Radius));
		Out.Add(Single, Wanted);
		TestEqual(TEXT("the radii agree"), Radius, Radii[Index], 0.0f);
		TestTrue(TEXT("a radius is that of a finger or a palm"), Radius > 0.4f && Radius < 3.0f);
	}
}

void FMRInputHandTrackerSpec::DefineJoints()
{
	It("gives all joints of both hands, in the world",
		[this]
		{
			PlayAt(Known.Get(), 0.75f);
			mria::Frame Frame;
			FMRInputAccess::GetData(*Known)->GetSampler().SampleAt(0.75f, Frame);
			MRInputTestMath::FLargestDifference Difference;
			CompareHand(EControllerHand::Left, Frame[mria::Hand::Left], Difference);
			CompareHand(EControllerHand::Right, Frame[mria::Hand::Right], Difference);
			AddInfo(Difference.ToString());
			TestTrue(TEXT("small"), Difference.IsSmall());
		});

	It("uses the right hand for AnyHand",
		[this]
		{
			PlayAt(Known.Get(), 0.75f);
			mria::Frame Frame;
			FMRInputAccess::GetData(*Known)->GetSampler().SampleAt(0.75f, Frame);
			MRInputTestMath::FLargestDifference Difference;
			CompareHand(EControllerHand::AnyHand, Frame[mria::Hand::Right], Difference);
			TestTrue(TEXT("small"), Difference.IsSmall());
		});

	It("scales with the world",
		[this]
		{
			World->Get().GetWorldSettings()->WorldToMeters = 50.0f;
			PlayAt(Known.Get(), 0.75f);
			mria::Frame Frame;
			FMRInputAccess::GetData(*Known)->GetSampler().SampleAt(0.75f, Frame);
			FTransform Tip;
			float Radius = 0.0f;
			const IHandTracker& Tracker = *MRInputTestDevices::FindHandTracker();
			TestTrue(
				TEXT("found"), Tracker.GetKeypointState(EControllerHand::Left, EHandKeypoint::IndexTip, Tip, Radius));
			const mria::Pose& Pose = Frame[mria::Hand::Left][mria::Joint::IndexTip];
			const FTransform Expected = MRInputTestMath::ToUnreal(Pose, 50.0) * TrackingOrigin;
			TestEqual(TEXT("the tip"), Tip.GetLocation(), Expected.GetLocation(), 1e-3f);
			const double Metres = MRInputConvert::GetJointRadiusMetres(EHandKeypoint::IndexTip);
			TestEqual(TEXT("its radius"), static_cast<double>(Radius), Metres * 50.0, 1e-5);
		});

	It("goes by the name that the settings give",
		[this]
		{
			TGuardValue<FName> Name(GetMutableDefault<UMRInputSettings>()->HandTrackerName, TEXT("SomeTracker"));
			PlayAt(Known.Get(), 0.75f);
			const IHandTracker& Tracker = *MRInputTestDevices::FindHandTracker();
			TestTrue(TEXT("the name"), Tracker.GetHandTrackerDeviceTypeName() == TEXT("SomeTracker"));
			TestTrue(TEXT("valid"), Tracker.IsHandTrackingStateValid());
		});
}

void FMRInputHandTrackerSpec::DefineAbsence()
{
	It("says of a lost hand that it is not tracked",
		[this]
		{
			PlayAt(Known.Get(), 0.1f);
			const IHandTracker& Tracker = *MRInputTestDevices::FindHandTracker();
			bool bIsTracked = true;
			const bool bIsFound = MRInputTestDevices::GetKeypoints(
				Tracker, EControllerHand::Right, Positions, Rotations, Radii, bIsTracked);
			TestFalse(TEXT("tracked"), bIsTracked);
			TestTrue(TEXT("there is data, where that is a separate result"),
				bIsFound == (MRINPUT_KEYPOINTS_CARRY_TRACKED != 0));
			FTransform Tip;
			float Radius = 0.0f;
			TestFalse(TEXT("a joint"),
				Tracker.GetKeypointState(EControllerHand::Right, EHandKeypoint::IndexTip, Tip, Radius));
		});

	It("does not answer for what is no hand",
		[this]
		{
			PlayAt(Known.Get(), 0.75f);
			const IHandTracker& Tracker = *MRInputTestDevices::FindHandTracker();
			bool bIsTracked = true;
			TestFalse(TEXT("a gun"),
				MRInputTestDevices::GetKeypoints(
					Tracker, EControllerHand::Gun, Positions, Rotations, Radii, bIsTracked));
			FTransform Tip;
			float Radius = 0.0f;
			TestFalse(TEXT("its joint"),
				Tracker.GetKeypointState(EControllerHand::Gun, EHandKeypoint::IndexTip, Tip, Radius));
			TestFalse(TEXT("no joint"),
				Tracker.GetKeypointState(
					EControllerHand::Left, static_cast<EHandKeypoint>(EHandKeypointCount), Tip, Radius));
		});

	It("does not answer for a hand that is left out",
		[this]
		{
			FMRInputChannels Channels;
			Channels.bLeftHand = false;
			PlayAt(Known.Get(), 0.75f, Channels);
			const IHandTracker& Tracker = *MRInputTestDevices::FindHandTracker();
			bool bIsTracked = true;
			TestFalse(TEXT("left"),
				MRInputTestDevices::GetKeypoints(
					Tracker, EControllerHand::Left, Positions, Rotations, Radii, bIsTracked));
			TestTrue(TEXT("right"),
				MRInputTestDevices::GetKeypoints(
					Tracker, EControllerHand::Right, Positions, Rotations, Radii, bIsTracked));
		});

	It("puts a joint that was never seen at the palm, and does not answer for it alone",
		[this]
		{
			mria::Recording Recording = MRInputTestRecordings::MakeKnown();
			const mria::PoseId Missing = mria::JointPose(mria::Hand::Left, mria::Joint::PinkyTip);
			for (mria::CurveId Component = 0; Component < mria::kPoseComponentCount; ++Component)
			{
				Recording.curves[mria::FirstCurveOf(Missing) + Component].keys.clear();
			}
			const FMRInputAnimationPtr Asset = MRInputTestRecordings::Make(Recording);
			PlayAt(Asset.Get(), 0.75f);
			const IHandTracker& Tracker = *MRInputTestDevices::FindHandTracker();
			bool bIsTracked = false;
			TestTrue(TEXT("found"),
				MRInputTestDevices::GetKeypoints(
					Tracker, EControllerHand::Left, Positions, Rotations, Radii, bIsTracked));
			TestEqual(TEXT("where"), Positions[static_cast<int32>(EHandKeypoint::LittleTip)],
				Positions[static_cast<int32>(EHandKeypoint::Palm)], 0.0f);
			FTransform Tip;
			float Radius = 0.0f;
			TestFalse(
				TEXT("alone"), Tracker.GetKeypointState(EControllerHand::Left, EHandKeypoint::LittleTip, Tip, Radius));
		});
}

#endif
