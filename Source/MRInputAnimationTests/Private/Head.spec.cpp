// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Camera/CameraComponent.h"
#include "Camera/CameraTypes.h"
#include "Engine/Engine.h"
#include "HeadMountedDisplayFunctionLibrary.h"
#include "IXRCamera.h"
#include "MRInputAccess.h"
#include "MRInputEngineCompat.h"
#include "MRInputPlaybackSubsystem.h"
#include "MRInputRecordingData.h"
#include "MRInputSettings.h"
#include "Misc/AutomationTest.h"
#include "MotionControllerComponent.h"
#include "Mria/Space.h"
#include "Support/MRInputTestDevices.h"
#include "Support/MRInputTestHeadset.h"
#include "Support/MRInputTestMath.h"
#include "Support/MRInputTestRecordings.h"
#include "Support/MRInputTestWorld.h"

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputHeadSpec, "MRInputAnimation.Unit.Head",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ClientContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputBareEngine> Engine;
TUniquePtr<TGuardValue<EMRInputHeadRoute>> Route;
TUniquePtr<FMRInputTestWorld> World;
FMRInputAnimationPtr Known;
TSharedPtr<FMRInputTestHeadset, ESPMode::ThreadSafe> Headset;

const FTransform TrackingOrigin = FTransform(FRotator(0.0, 60.0, 0.0), FVector(1000.0, -300.0, 20.0));
const FVector RealHead = FVector(-500.0, 0.0, 0.0);

void DefineWithoutHeadset();
void DefineStates();
void DefineWithHeadset();
void SetRoute(EMRInputHeadRoute Value);
void PlayAt(float Time, const FMRInputChannels& Channels = FMRInputChannels());
mria::Frame GetFrame(float Time) const;
FTransform GetHead(float Time) const
{
	return MRInputTestMath::ToUnreal(GetFrame(Time).camera);
}
FVector GetHeadOfLibrary() const;
void CheckPose(const TCHAR* What, const FTransform& Actual, const FTransform& Expected);
END_DEFINE_SPEC(FMRInputHeadSpec)

void FMRInputHeadSpec::Define()
{
	BeforeEach(
		[this]
		{
			Engine = MakeUnique<FMRInputBareEngine>();
			SetRoute(EMRInputHeadRoute::WithoutHeadset);
			World = MakeUnique<FMRInputTestWorld>();
			Known = MRInputTestRecordings::Make(MRInputTestRecordings::MakeKnown());
			Headset = MakeShared<FMRInputTestHeadset, ESPMode::ThreadSafe>(RealHead);
		});
	AfterEach(
		[this]
		{
			World.Reset();
			Route.Reset();
			Engine.Reset();
			Known.Reset();
			Headset.Reset();
		});
	DefineWithoutHeadset();
	DefineStates();
	DefineWithHeadset();
}

void FMRInputHeadSpec::SetRoute(EMRInputHeadRoute Value)
{
	Route.Reset();
	Route = MakeUnique<TGuardValue<EMRInputHeadRoute>>(GetMutableDefault<UMRInputSettings>()->HeadRoute, Value);
}

void FMRInputHeadSpec::PlayAt(float Time, const FMRInputChannels& Channels)
{
	FMRInputPlayOptions Options;
	Options.Clock = EMRInputClock::External;
	Options.LoopMode = EMRInputLoopMode::Hold;
	Options.Channels = Channels;
	World->Play(Known.Get(), Options);
	World->Tick(0.01f);
	World->GetPlayback().AdvanceTo(Time);
}

mria::Frame FMRInputHeadSpec::GetFrame(float Time) const
{
	mria::Frame Frame;
	FMRInputAccess::GetData(*Known)->GetSampler().SampleAt(Time, Frame);
	return Frame;
}

FVector FMRInputHeadSpec::GetHeadOfLibrary() const
{
	FRotator Rotation = FRotator::ZeroRotator;
	FVector Position = FVector::ZeroVector;
	UHeadMountedDisplayFunctionLibrary::GetOrientationAndPosition(Rotation, Position);
	return Position;
}

void FMRInputHeadSpec::CheckPose(const TCHAR* What, const FTransform& Actual, const FTransform& Expected)
{
	MRInputTestMath::FLargestDifference Difference;
	Difference.Add(Actual, Expected);
	TestTrue(FString(What) + TEXT(": ") + Difference.ToString(), Difference.IsSmall());
}

void FMRInputHeadSpec::DefineWithoutHeadset()
{
	It("is there while it plays, and gone afterwards",
		[this]
		{
			TestFalse(TEXT("before"), GEngine->XRSystem.IsValid());
			PlayAt(1.0f);
			TestTrue(TEXT("while"), GEngine->XRSystem.IsValid());
			TestTrue(TEXT("its name"), UHeadMountedDisplayFunctionLibrary::GetHMDDeviceName() == TEXT("MRInput"));
			TestTrue(TEXT("it tracks"), GEngine->XRSystem->IsTracking(IXRTrackingSystem::HMDDeviceId));
			TestTrue(TEXT("its position counts"), UHeadMountedDisplayFunctionLibrary::HasValidTrackingPosition());
			World->GetPlayback().Stop();
			TestFalse(TEXT("afterwards"), GEngine->XRSystem.IsValid());
		});

	It("moves a camera that follows the head",
		[this]
		{
			UCameraComponent* Camera = World->AddHeadCamera(TrackingOrigin);
			PlayAt(1.0f);
			World->Tick(0.01f);
			FMinimalViewInfo View;
			Camera->GetCameraView(0.01f, View);
			CheckPose(TEXT("the view"), FTransform(View.Rotation, View.Location), GetHead(1.0f) * TrackingOrigin);
		});

	It("moves components that follow the HMD",
		[this]
		{
			for (const TCHAR* Source : {TEXT("HMD"), TEXT("Head")})
			{
				const UMotionControllerComponent* Component = World->AddMotionController(Source);
				PlayAt(1.0f);
				World->Tick(0.01f);
				TestTrue(TEXT("tracked"), Component->IsTracked());
				CheckPose(Source, Component->GetRelativeTransform(), GetHead(1.0f));
			}
		});

	It("is what the function library returns",
		[this]
		{
			World->AddHeadCamera(TrackingOrigin);
			PlayAt(1.0f);
			World->Tick(0.01f);
			FRotator Rotation = FRotator::ZeroRotator;
			FVector Position = FVector::ZeroVector;
			UHeadMountedDisplayFunctionLibrary::GetOrientationAndPosition(Rotation, Position);
			CheckPose(TEXT("the pose"), FTransform(Rotation, Position), GetHead(1.0f));
			FXRHMDData Data;
			UHeadMountedDisplayFunctionLibrary::GetHMDData(&World->Get(), Data);
			TestTrue(TEXT("valid and tracked"), Data.bValid && Data.TrackingStatus == ETrackingStatus::Tracked);
			CheckPose(TEXT("in the world"), FTransform(Data.Rotation, Data.Position), GetHead(1.0f) * TrackingOrigin);
		});

	It("is left alone if the settings, the channels or the recording have none",
		[this]
		{
			FMRInputChannels NoHead;
			NoHead.bHead = false;
			PlayAt(1.0f, NoHead);
			TestFalse(TEXT("channels"), GEngine->XRSystem.IsValid());

			SetRoute(EMRInputHeadRoute::Never);
			PlayAt(1.0f);
			TestFalse(TEXT("settings"), GEngine->XRSystem.IsValid());

			SetRoute(EMRInputHeadRoute::WithoutHeadset);
			mria::Recording Headless = MRInputTestRecordings::MakeKnown();
			for (mria::CurveId Curve = 0; Curve < mria::kPoseComponentCount; ++Curve)
			{
				Headless.curves[Curve].keys.clear();
			}
			Known = MRInputTestRecordings::Make(Headless);
			PlayAt(1.0f);
			TestFalse(TEXT("recording"), GEngine->XRSystem.IsValid());
		});
}

void FMRInputHeadSpec::DefineStates()
{
#if MRINPUT_HAS_XR_STATES
	It("comes with hands in the states of the function library",
		[this]
		{
			World->AddHeadCamera(TrackingOrigin);
			PlayAt(0.75f);
			World->Tick(0.01f);
			const mria::Frame Frame = GetFrame(0.75f);
			FXRHandTrackingState Hand;
			UHeadMountedDisplayFunctionLibrary::GetHandTrackingState(
				&World->Get(), EXRSpaceType::UnrealWorldSpace, EControllerHand::Right, Hand);
			TestTrue(TEXT("valid and tracked"), Hand.bValid && Hand.TrackingStatus == ETrackingStatus::Tracked);
			if (TestEqual(TEXT("joints"), Hand.HandKeyLocations.Num(), EHandKeypointCount))
			{
				for (int32 Keypoint = 0; Keypoint < EHandKeypointCount; ++Keypoint)
				{
					const mria::Pose& Pose = Frame[mria::Hand::Right][*mria::JointOfKeypoint(Keypoint)];
					CheckPose(TEXT("a joint"),
						FTransform(Hand.HandKeyRotations[Keypoint], Hand.HandKeyLocations[Keypoint]),
						MRInputTestMath::ToUnreal(Pose) * TrackingOrigin);
				}
			}
			using EPoseType = EXRControllerPoseType;
			const auto CheckState = [this](EPoseType Type, const TCHAR* Source)
			{
				FXRMotionControllerState State;
				UHeadMountedDisplayFunctionLibrary::GetMotionControllerState(
					&World->Get(), EXRSpaceType::XRTrackingSpace, EControllerHand::Left, Type, State);
				TestTrue(Source, State.bValid && State.TrackingStatus == ETrackingStatus::Tracked);
				FTransform Pose;
				MRInputTestDevices::FindPose(Source, Pose);
				CheckPose(Source, FTransform(State.ControllerRotation, State.ControllerLocation), Pose);
			};
			CheckState(EPoseType::Grip, TEXT("LeftGrip"));
			CheckState(EPoseType::Aim, TEXT("LeftAim"));
			CheckState(EPoseType::Palm, TEXT("LeftPalm"));
		});

	It("says of a lost hand that it is not tracked",
		[this]
		{
			PlayAt(0.1f);
			FXRHandTrackingState Hand;
			UHeadMountedDisplayFunctionLibrary::GetHandTrackingState(
				&World->Get(), EXRSpaceType::UnrealWorldSpace, EControllerHand::Right, Hand);
			TestTrue(TEXT("valid"), Hand.bValid);
			TestTrue(TEXT("not tracked"), Hand.TrackingStatus == ETrackingStatus::NotTracked);
		});
#else
	It("comes with hands in the data of the function library",
		[this]
		{
			World->AddHeadCamera(TrackingOrigin);
			PlayAt(0.75f);
			World->Tick(0.01f);
			const mria::Frame Frame = GetFrame(0.75f);
			FXRMotionControllerData Data;
			UHeadMountedDisplayFunctionLibrary::GetMotionControllerData(&World->Get(), EControllerHand::Right, Data);
			TestTrue(TEXT("a valid hand"), Data.bValid && Data.DeviceVisualType == EXRVisualType::Hand);
			TestTrue(TEXT("it grasps"), Data.bIsGrasped);
			const auto CheckData = [this](const TCHAR* Source, const FQuat& Rotation, const FVector& Position)
			{
				FTransform Pose;
				MRInputTestDevices::FindPose(Source, Pose);
				CheckPose(Source, FTransform(Rotation, Position), Pose * TrackingOrigin);
			};
			CheckData(TEXT("RightGrip"), Data.GripRotation, Data.GripPosition);
			CheckData(TEXT("RightAim"), Data.AimRotation, Data.AimPosition);
#if MRINPUT_CONTROLLER_DATA_HAS_PALM
			CheckData(TEXT("RightPalm"), Data.PalmRotation, Data.PalmPosition);
#endif
			if (TestEqual(TEXT("joints"), Data.HandKeyPositions.Num(), EHandKeypointCount))
			{
				const int32 Tip = static_cast<int32>(EHandKeypoint::IndexTip);
				CheckPose(TEXT("a joint"), FTransform(Data.HandKeyRotations[Tip], Data.HandKeyPositions[Tip]),
					MRInputTestMath::ToUnreal(Frame[mria::Hand::Right][mria::Joint::IndexTip]) * TrackingOrigin);
			}
		});

	It("says of a lost hand that it is not valid",
		[this]
		{
			PlayAt(0.1f);
			FXRMotionControllerData Data;
			UHeadMountedDisplayFunctionLibrary::GetMotionControllerData(&World->Get(), EControllerHand::Right, Data);
			TestFalse(TEXT("valid"), Data.bValid);
		});
#endif
}

void FMRInputHeadSpec::DefineWithHeadset()
{
	It("leaves a headset alone",
		[this]
		{
			GEngine->XRSystem = Headset;
			PlayAt(1.0f);
			TestTrue(TEXT("the system"), GEngine->XRSystem == Headset);
			TestEqual(TEXT("the head"), GetHeadOfLibrary(), RealHead, 1e-6f);
			World->GetPlayback().Stop();
			TestTrue(TEXT("the system afterwards"), GEngine->XRSystem == Headset);
		});

	It("treats a system without a connected headset as none",
		[this]
		{
			Headset->Display.bIsConnected = false;
			GEngine->XRSystem = Headset;
			PlayAt(1.0f);
			TestEqual(TEXT("the head"), GetHeadOfLibrary(), GetHead(1.0f).GetLocation(), 1e-3f);
			World->GetPlayback().Stop();
			TestTrue(TEXT("the system afterwards"), GEngine->XRSystem == Headset);
		});

	It("wraps a headset if configured, and forwards everything else",
		[this]
		{
			SetRoute(EMRInputHeadRoute::Always);
			GEngine->XRSystem = Headset;
			UCameraComponent* Camera = World->AddHeadCamera(TrackingOrigin);
			PlayAt(1.0f);
			World->Tick(0.01f);
			TestFalse(TEXT("the system"), GEngine->XRSystem == Headset);
			TestEqual(TEXT("the head"), GetHeadOfLibrary(), GetHead(1.0f).GetLocation(), 1e-3f);
			FMinimalViewInfo View;
			Camera->GetCameraView(0.01f, View);
			CheckPose(TEXT("the view"), FTransform(View.Rotation, View.Location), GetHead(1.0f) * TrackingOrigin);
			TestTrue(TEXT("a name of our own"), GEngine->XRSystem->GetSystemName() == TEXT("MRInput"));
			TestTrue(TEXT("the camera's too"), GEngine->XRSystem->GetXRCamera()->GetSystemName() == TEXT("MRInput"));
			TestTrue(TEXT("its display"), GEngine->XRSystem->GetHMDDevice() == &Headset->Display);
			const int32 Frames = Headset->FramesStarted;
			World->Tick(0.01f);
			TestEqual(TEXT("its frames"), Headset->FramesStarted, Frames + 1);
			World->GetPlayback().Stop();
			TestTrue(TEXT("the system afterwards"), GEngine->XRSystem == Headset);
			TestEqual(TEXT("the head afterwards"), GetHeadOfLibrary(), RealHead, 1e-6f);
		});

	It("leaves the headset its head if the channels leave that out",
		[this]
		{
			SetRoute(EMRInputHeadRoute::Always);
			GEngine->XRSystem = Headset;
			FMRInputChannels NoHead;
			NoHead.bHead = false;
			PlayAt(1.0f, NoHead);
			TestEqual(TEXT("the head"), GetHeadOfLibrary(), RealHead, 1e-6f);
		});

	It("does not restore over a system that another plugin has installed",
		[this]
		{
			PlayAt(1.0f);
			const TSharedPtr<IXRTrackingSystem, ESPMode::ThreadSafe> Recorded = GEngine->XRSystem;
			GEngine->XRSystem = Headset;
			World->GetPlayback().Stop();
			TestTrue(TEXT("the system afterwards"), GEngine->XRSystem == Headset);
			PlayAt(1.0f);
			World->GetPlayback().Stop();
			TestTrue(TEXT("and after another time"), GEngine->XRSystem == Headset);
		});
}

#endif
