// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Engine/Engine.h"
#include "EyeTrackerFunctionLibrary.h"
#include "HeadMountedDisplayFunctionLibrary.h"
#include "MRInputAccess.h"
#include "MRInputPlaybackSubsystem.h"
#include "MRInputSettings.h"
#include "Misc/AutomationTest.h"
#include "MotionControllerComponent.h"
#include "Support/MRInputTestMath.h"
#include "Support/MRInputTestOpenXRHeadset.h"
#include "Support/MRInputTestStage.h"

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputConnectedHeadsetSpec, "MRInputAnimation.Unit.ConnectedHeadset",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ClientContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputBareEngine> Engine;
TUniquePtr<FMRInputTestWorld> World;
FMRInputAnimationPtr Known;
TUniquePtr<FMRInputTestController> RealController;
TUniquePtr<FMRInputTestHandTracker> RealTracker;

const FVector RealPlace = FVector(7.0, 8.0, 9.0);

mria::Frame PlayAt(float Time);
void TestPose(const TCHAR* What, const FTransform& Seen, const TCHAR* Source, const FTransform& Origin);
END_DEFINE_SPEC(FMRInputConnectedHeadsetSpec)

mria::Frame FMRInputConnectedHeadsetSpec::PlayAt(float Time)
{
	FMRInputPlayOptions Options;
	Options.Clock = EMRInputClock::External;
	Options.LoopMode = EMRInputLoopMode::Hold;
	World->Play(Known.Get(), Options);
	World->Tick(0.01f);
	World->GetPlayback().AdvanceTo(Time);
	World->Tick(0.01f);
	mria::Frame Frame;
	FMRInputAccess::GetData(*Known)->GetSampler().SampleAt(Time, Frame);
	return Frame;
}

void FMRInputConnectedHeadsetSpec::TestPose(
	const TCHAR* What, const FTransform& Seen, const TCHAR* Source, const FTransform& Origin)
{
	FTransform Pose;
	TestTrue(What, MRInputTestDevices::FindPose(Source, Pose) && Seen.Equals(Pose * Origin, 1e-2));
}

void FMRInputConnectedHeadsetSpec::Define()
{
	BeforeEach(
		[this]
		{
			MRInputTestStage::Begin(Engine, World, Known);
			RealController = MakeUnique<FMRInputTestController>(RealPlace);
			RealTracker = MakeUnique<FMRInputTestHandTracker>(RealPlace);
			RealController->DeviceTypeName = TEXT("OpenXR");
			RealTracker->DeviceTypeName = TEXT("OpenXRHandTracking");
			RealController->Register();
			RealTracker->Register();
			GEngine->XRSystem = MakeShared<FMRInputTestOpenXRHeadset, ESPMode::ThreadSafe>(RealPlace);
			GEngine->EyeTrackingDevice = MakeShared<FMRInputTestEyeTracker, ESPMode::ThreadSafe>(RealPlace);
		});
	AfterEach(
		[this]
		{
			MRInputTestStage::End(Engine, World, Known);
			RealController.Reset();
			RealTracker.Reset();
		});

	It("keeps its head, and shows the recorded hands and gaze",
		[this]
		{
			TestTrue(
				TEXT("the default"), GetDefault<UMRInputSettings>()->HeadRoute == EMRInputHeadRoute::WithoutHeadset);
			UMotionControllerComponent* Hand = World->AddMotionController(TEXT("LeftIndexTip"));
			const mria::Frame Frame = PlayAt(0.75f);
			const FVector Tip =
				MRInputTestMath::ToUnrealPosition(Frame[mria::Hand::Left][mria::Joint::IndexTip].position);

			FRotator Rotation = FRotator::ZeroRotator;
			FVector Head = FVector::ZeroVector;
			UHeadMountedDisplayFunctionLibrary::GetOrientationAndPosition(Rotation, Head);
			TestEqual(TEXT("the head"), Head, RealPlace, 1e-3f);
			TestEqual(TEXT("a motion source"), Hand->GetComponentLocation(), Tip, 1e-2f);

			FEyeTrackerGazeData Gaze;
			TestTrue(TEXT("a gaze"), UEyeTrackerFunctionLibrary::GetGazeData(Gaze));
			TestEqual(TEXT("its origin"), Gaze.GazeOrigin, MRInputTestMath::ToUnrealPosition(Frame.gaze.origin), 1e-2f);
		});

	It("shows the recorded hands to what asks the headset for them, as UX Tools does",
		[this]
		{
			const FTransform Origin(FRotator(0.0, 60.0, 0.0), FVector(1000.0, -300.0, 20.0));
			World->AddHeadCamera(Origin);
			const mria::Frame Frame = PlayAt(0.75f);
			const FMRInputSeenHand Seen = FMRInputSeenHand::Get(World->Get(), EControllerHand::Left);
			TestTrue(TEXT("a hand"), Seen.bIsHand);
			TestTrue(TEXT("tracked"), Seen.Status == ETrackingStatus::Tracked);
			if (TestEqual(TEXT("joints"), Seen.Joints.Num(), EHandKeypointCount))
			{
				const FVector Tip =
					MRInputTestMath::ToUnrealPosition(Frame[mria::Hand::Left][mria::Joint::IndexTip].position);
				TestEqual(TEXT("a joint"), Seen.Joints[static_cast<int32>(EHandKeypoint::IndexTip)],
					Origin.TransformPosition(Tip), 1e-2f);
			}
			TestPose(TEXT("the grip"), Seen.Grip, TEXT("LeftGrip"), Origin);
			TestPose(TEXT("the pointer"), Seen.Aim, TEXT("LeftAim"), Origin);
			World->GetPlayback().Stop();
			const FMRInputSeenHand Real = FMRInputSeenHand::Get(World->Get(), EControllerHand::Left);
			TestEqual(TEXT("the real one afterwards"), Real.Joints.Num() > 0 ? Real.Joints[0] : FVector::ZeroVector,
				RealPlace, 1e-3f);
		});

	It("loses the hand where the recording does",
		[this]
		{
			PlayAt(0.1f);
			TestFalse(TEXT("a hand"), FMRInputSeenHand::Get(World->Get(), EControllerHand::Right).bIsHand);
		});
}

#endif
