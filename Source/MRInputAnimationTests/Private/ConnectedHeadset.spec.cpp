// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Engine/Engine.h"
#include "EyeTrackerFunctionLibrary.h"
#include "Features/IModularFeatures.h"
#include "HeadMountedDisplayFunctionLibrary.h"
#include "MRInputAccess.h"
#include "MRInputPlaybackSubsystem.h"
#include "MRInputSettings.h"
#include "Misc/AutomationTest.h"
#include "MotionControllerComponent.h"
#include "Support/MRInputTestHeadset.h"
#include "Support/MRInputTestMath.h"
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

void FMRInputConnectedHeadsetSpec::Define()
{
	BeforeEach(
		[this]
		{
			MRInputTestStage::Begin(Engine, World, Known);
			RealController = MakeUnique<FMRInputTestController>(RealPlace);
			RealTracker = MakeUnique<FMRInputTestHandTracker>(RealPlace);
			RealController->Register();
			RealTracker->Register();
			GEngine->XRSystem = MakeShared<FMRInputTestHeadset, ESPMode::ThreadSafe>(RealPlace);
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

	It("finds the recorded hands under the name by which OpenXR looks for its hand tracker",
		[this]
		{
			const mria::Frame Frame = PlayAt(0.75f);
			// The engine's OpenXR answers GetMotionControllerData from the tracker of this name.
			const IHandTracker* Found = nullptr;
			for (const IHandTracker* Tracker : IModularFeatures::Get().GetModularFeatureImplementations<IHandTracker>(
					 IHandTracker::GetModularFeatureName()))
			{
				Found =
					!Found && Tracker->GetHandTrackerDeviceTypeName() == TEXT("OpenXRHandTracking") ? Tracker : Found;
			}
			FTransform Tip;
			float Radius = 0.0f;
			if (TestNotNull(TEXT("a tracker"), Found))
			{
				TestTrue(TEXT("a joint"),
					Found->GetKeypointState(EControllerHand::Left, EHandKeypoint::IndexTip, Tip, Radius));
			}
			TestEqual(TEXT("the recorded one"), Tip.GetLocation(),
				MRInputTestMath::ToUnrealPosition(Frame[mria::Hand::Left][mria::Joint::IndexTip].position), 1e-2f);
			World->GetPlayback().Stop();
			TestTrue(TEXT("the real one afterwards"), MRInputTestDevices::FindHandTracker() == RealTracker.Get());
		});
}

#endif
