// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Engine/Engine.h"
#include "EyeTrackerFunctionLibrary.h"
#include "GameFramework/PlayerController.h"
#include "MRInputAccess.h"
#include "MRInputPlaybackSubsystem.h"
#include "MRInputRecordingData.h"
#include "Misc/AutomationTest.h"
#include "Support/MRInputTestMath.h"
#include "Support/MRInputTestStage.h"

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputEyeTrackerSpec, "MRInputAnimation.Unit.EyeTracker",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ClientContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputBareEngine> Engine;
TUniquePtr<FMRInputTestWorld> World;
FMRInputAnimationPtr Known;
FMRInputPlayOptions Options;
END_DEFINE_SPEC(FMRInputEyeTrackerSpec)

void FMRInputEyeTrackerSpec::Define()
{
	BeforeEach(
		[this]
		{
			MRInputTestStage::Begin(Engine, World, Known);
			Options = FMRInputPlayOptions();
		});
	AfterEach([this] { MRInputTestStage::End(Engine, World, Known); });

	It("gives the recorded gaze, in the world",
		[this]
		{
			const FTransform TrackingOrigin(FRotator(0.0, 60.0, 0.0), FVector(1000.0, -300.0, 20.0));
			World->AddHeadCamera(TrackingOrigin);
			World->Play(Known.Get());
			World->TickFrames(4, 0.25f);
			mria::Frame Frame;
			FMRInputAccess::GetData(*Known)->GetSampler().SampleAt(1.0f, Frame);
			const FVector Direction(Frame.gaze.direction.z, Frame.gaze.direction.x, Frame.gaze.direction.y);

			FEyeTrackerGazeData Gaze;
			TestTrue(TEXT("there is a gaze"), UEyeTrackerFunctionLibrary::GetGazeData(Gaze));
			TestEqual(TEXT("its origin"), Gaze.GazeOrigin,
				TrackingOrigin.TransformPosition(MRInputTestMath::ToUnrealPosition(Frame.gaze.origin)), 1e-3f);
			TestEqual(TEXT("its direction"), Gaze.GazeDirection, TrackingOrigin.TransformVector(Direction), 1e-5f);
			TestEqual(TEXT("its length"), Gaze.GazeDirection.Size(), 1.0, 1e-5);
			TestEqual(
				TEXT("the point looked at"), Gaze.FixationPoint, Gaze.GazeOrigin + Gaze.GazeDirection * 100.0, 1e-3f);
			TestEqual(TEXT("confidence"), Gaze.ConfidenceValue, 1.0f, 0.0f);
		});

	It("is there while it plays, and gone afterwards",
		[this]
		{
			TestFalse(TEXT("before"), UEyeTrackerFunctionLibrary::IsEyeTrackerConnected());
			World->Play(Known.Get());
			World->Tick(0.25f);
			TestTrue(TEXT("while"), UEyeTrackerFunctionLibrary::IsEyeTrackerConnected());
			TestFalse(TEXT("stereo"), UEyeTrackerFunctionLibrary::IsStereoGazeDataAvailable());
			UEyeTrackerFunctionLibrary::SetEyeTrackedPlayer(&World->GetPlayer());
			World->GetPlayback().Stop();
			TestFalse(TEXT("afterwards"), UEyeTrackerFunctionLibrary::IsEyeTrackerConnected());
			TestFalse(TEXT("the device"), GEngine->EyeTrackingDevice.IsValid());
		});

	It("replaces a real eye tracker and restores it",
		[this]
		{
			const FVector RealEye(1.0, 2.0, 3.0);
			const TSharedPtr<IEyeTracker, ESPMode::ThreadSafe> Real =
				MakeShared<FMRInputTestEyeTracker, ESPMode::ThreadSafe>(RealEye);
			GEngine->EyeTrackingDevice = Real;
			World->Play(Known.Get());
			World->Tick(0.25f);
			FEyeTrackerGazeData Gaze;
			TestTrue(TEXT("there is a gaze"), UEyeTrackerFunctionLibrary::GetGazeData(Gaze));
			TestFalse(TEXT("it is not the real one"), Gaze.GazeOrigin.Equals(RealEye));
			World->GetPlayback().Stop();
			UEyeTrackerFunctionLibrary::GetGazeData(Gaze);
			TestEqual(TEXT("the real one is back"), Gaze.GazeOrigin, RealEye, 0.0f);
			TestTrue(TEXT("the device"), GEngine->EyeTrackingDevice == Real);
		});

	It("leaves the real one alone if the recording or the channels have no gaze",
		[this]
		{
			const TSharedPtr<IEyeTracker, ESPMode::ThreadSafe> Real =
				MakeShared<FMRInputTestEyeTracker, ESPMode::ThreadSafe>(FVector::ZeroVector);
			GEngine->EyeTrackingDevice = Real;
			const FMRInputAnimationPtr NoGaze = MRInputTestRecordings::LoadSample(TEXT("PressButton"));
			World->Play(NoGaze.Get());
			World->Tick(0.25f);
			TestTrue(TEXT("recording"), GEngine->EyeTrackingDevice == Real);
			Options.Channels.bGaze = false;
			World->Play(Known.Get(), Options);
			World->Tick(0.25f);
			TestTrue(TEXT("channels"), GEngine->EyeTrackingDevice == Real);
		});

	It("keeps a device that another plugin has installed meanwhile",
		[this]
		{
			World->Play(Known.Get());
			World->Tick(0.25f);
			const TSharedPtr<IEyeTracker, ESPMode::ThreadSafe> Late =
				MakeShared<FMRInputTestEyeTracker, ESPMode::ThreadSafe>(FVector::ZeroVector);
			GEngine->EyeTrackingDevice = Late;
			World->GetPlayback().Stop();
			TestTrue(TEXT("the device"), GEngine->EyeTrackingDevice == Late);
		});
}

#endif
