// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Camera/CameraComponent.h"
#include "Camera/CameraTypes.h"
#include "EyeTrackerFunctionLibrary.h"
#include "HeadMountedDisplayFunctionLibrary.h"
#include "Host/HostMotionController.h"
#include "IHandTracker.h"
#include "MotionControllerComponent.h"
#include "SelfTest.h"
#include "XrInputDoubles.h"

#include <thread>

namespace XrTrackingSelfTestsDetail
{

using namespace XrInputDoubles;

UMotionControllerComponent* AddComponent(const FGame& Game, FName Source, const FTransform& Place)
{
	AActor* Actor = Game.World->SpawnActor<AActor>();
	Actor->SetOwner(Game.GetPlayer());
	USceneComponent* Root = NewObject<USceneComponent>(Actor);
	Actor->SetRootComponent(Root);
	Root->RegisterComponent();
	Root->SetWorldTransform(Place);
	UMotionControllerComponent* Component = NewObject<UMotionControllerComponent>(Actor);
	Component->SetTrackingMotionSource(Source);
	Component->SetupAttachment(Root);
	Component->RegisterComponent();
	return Component;
}

} // namespace XrTrackingSelfTestsDetail

using namespace XrTrackingSelfTestsDetail;

HOST_SELF_TEST(MotionControllerAsksOnlyForALocalPlayersActor)
{
	const FGame Game;
	FController Controller(TEXT("Left"));
	UMotionControllerComponent* Component = AddComponent(Game, TEXT("Left"), FTransform::Identity);
	Component->GetOwner()->SetOwner(nullptr);
	UE::Host::TickEngine(Frame);
	HOST_EXPECT(!Component->IsTracked() && Component->GetRelativeLocation().IsZero());
	HOST_EXPECT(Controller.LastIndex == INDEX_NONE);
	APawn* Pawn = Game.World->SpawnActor<APawn>();
	Component->GetOwner()->SetOwner(Pawn);
	HOST_EXPECT(!Component->GetOwner()->HasLocalNetOwner());
	Game.GetPlayer()->Possess(Pawn);
	HOST_EXPECT(Pawn->HasLocalNetOwner() && Component->GetOwner()->HasLocalNetOwner());
	UE::Host::TickEngine(Frame);
	HOST_EXPECT(Component->IsTracked());
}

HOST_SELF_TEST(MotionControllerTakesTheFirstThatAnswers)
{
	const FGame Game;
	FController First(TEXT("Left"));
	FController Second(TEXT("Left"));
	Second.Metres = FVector(9.0, 0.0, 0.0);
	UMotionControllerComponent* Component = AddComponent(Game, TEXT("Left"), FTransform::Identity);
	Component->PlayerIndex = 2;
	Game.World->GetWorldSettings()->WorldToMeters = 50.0f;
	UE::Host::TickEngine(Frame);
	HOST_EXPECT(Component->IsTracked() && Component->CurrentTrackingStatus == ETrackingStatus::Tracked);
	HOST_EXPECT(Component->GetRelativeLocation().Equals(FVector(50.0, 100.0, 150.0)));
	HOST_EXPECT(Component->GetRelativeRotation().Equals(FRotator(0.0, 90.0, 0.0), 1e-6));
	HOST_EXPECT(First.LastIndex == 2 && Second.LastIndex == INDEX_NONE);
	First.bAnswers = false;
	UE::Host::TickEngine(Frame);
	HOST_EXPECT(Component->GetRelativeLocation().Equals(FVector(450.0, 0.0, 0.0)));
	Second.bAnswers = false;
	UE::Host::TickEngine(Frame);
	HOST_EXPECT(!Component->IsTracked() && Component->CurrentTrackingStatus == ETrackingStatus::NotTracked);
	HOST_EXPECT(Component->GetRelativeLocation().Equals(FVector(450.0, 0.0, 0.0)));
}

HOST_SELF_TEST(HeadSourceIsTheTrackingSystemsFrom54On)
{
	const FGame Game;
	const FScopedTracking Tracking;
	const FController Controller(TEXT("HMD"));
	const UMotionControllerComponent* Component = AddComponent(Game, TEXT("HMD"), FTransform::Identity);
	const UMotionControllerComponent* Other = AddComponent(Game, TEXT("Head"), FTransform::Identity);
	UE::Host::TickEngine(Frame);
#if !HOST_HAS_HEAD_SOURCE
	HOST_EXPECT(Component->GetRelativeLocation().Equals(FVector(100.0, 200.0, 300.0)));
#else
	HOST_EXPECT(Component->GetRelativeLocation().Equals(FVector(0.0, 0.0, 170.0)));
#endif
	HOST_EXPECT(Other->IsTracked() && Other->GetRelativeLocation().Equals(FVector(0.0, 0.0, 170.0)));
	HOST_EXPECT(Other->CurrentTrackingStatus == ETrackingStatus::Tracked);
}

#if HOST_HAS_CONTROLLER_VELOCITY
HOST_SELF_TEST(MotionControllerGivesVelocitiesInTheWorld)
{
	const FGame Game;
	const FTransform Place(FRotator(0.0, 90.0, 0.0), FVector(5.0, 5.0, 5.0));
	const UMotionControllerComponent* Component = AddComponent(Game, TEXT("Right"), Place);
	FVector Linear;
	FRotator Angular;
	{
		const FController Controller(TEXT("Right"));
		UE::Host::TickEngine(Frame);
		HOST_EXPECT(Component->GetLinearVelocity(Linear) && Linear.Equals(FVector(0.0, 10.0, 0.0), 1e-6));
		HOST_EXPECT(Component->GetAngularVelocity(Angular) && Angular.Equals(FRotator(0.0, 720.0, 0.0), 1e-6));
		HOST_EXPECT(FMath::IsNearlyEqual(Angular.Yaw, 720.0, 1e-6));
		HOST_EXPECT(!Component->GetLinearAcceleration(Linear) && Linear.IsZero());
	}
	UE::Host::TickEngine(Frame);
	HOST_EXPECT(!Component->GetLinearVelocity(Linear) && !Component->GetAngularVelocity(Angular));
}

HOST_SELF_TEST(OldMotionControllersAnswerByHand)
{
	class FOld : public FXRMotionControllerBaseLegacy
	{
	public:
		virtual FName GetMotionControllerDeviceTypeName() const override { return FName(TEXT("Old")); }
		virtual bool GetControllerOrientationAndPosition(
			const int32, const EControllerHand DeviceHand, FRotator&, FVector&, float) const override
		{
			return DeviceHand == EControllerHand::Right;
		}
		virtual ETrackingStatus GetControllerTrackingStatus(const int32, const EControllerHand Hand) const override
		{
			return Hand == EControllerHand::Right ? ETrackingStatus::Tracked : ETrackingStatus::NotTracked;
		}
	};
	const FOld Old;
	const IMotionController& Controller = Old;
	FRotator Rotation;
	FVector Position;
	HOST_EXPECT(!Controller.GetControllerOrientationAndPosition(0, TEXT("Left"), Rotation, Position, 100.0f));
	HOST_EXPECT(Controller.GetControllerOrientationAndPosition(0, TEXT("AnyHand"), Rotation, Position, 100.0f));
	HOST_EXPECT(Controller.GetControllerTrackingStatus(0, TEXT("Right")) == ETrackingStatus::Tracked);
}
#endif

HOST_SELF_TEST(RenderThreadAsksTheSameControllerAgain)
{
	const FGame Game;
	UMotionControllerComponent* Component = AddComponent(Game, TEXT("Left"), FTransform::Identity);
	FVector Position = FVector::ZeroVector;
	FRotator Rotation;
	bool bAnswered = false;
	const auto Ask = [&]
	{ bAnswered = UE::Host::FMotionControllerAccess::PollFromRenderThread(*Component, Position, Rotation, 100.0f); };
	{
		FController Controller(TEXT("Left"));
		UE::Host::TickEngine(Frame);
		Controller.Metres = FVector(4.0, 0.0, 0.0);
		std::thread(Ask).join();
		HOST_EXPECT(bAnswered && Position.Equals(FVector(400.0, 0.0, 0.0)));
#if HOST_HAS_POLL_BY_THREAD
		Controller.bAnswers = false;
		UE::Host::TickEngine(Frame);
		Controller.bAnswers = true;
		std::thread(Ask).join();
		HOST_EXPECT(!bAnswered);
#endif
	}
	std::thread(Ask).join();
	HOST_EXPECT(!bAnswered);
}

HOST_SELF_TEST(ParametersAreThereOnlyDuringTheUpdate)
{
	const FGame Game;
	const FController Controller(TEXT("Left"));
	UMotionControllerComponent* Component = AddComponent(Game, TEXT("Left"), FTransform::Identity);
	float Value = 0.0f;
	FVector Joint = FVector::ZeroVector;
	bool bFound = false;
	UE::Host::FMotionControllerAccess::SetUpdatedListener(
		[&](UMotionControllerComponent& Updated)
		{
			Value = Updated.GetParameterValue(TEXT("Grip"), bFound);
			Joint = Updated.GetHandJointPosition(5, bFound);
		});
	UE::Host::TickEngine(Frame);
	UE::Host::FMotionControllerAccess::SetUpdatedListener({});
	HOST_EXPECT(bFound && Value == 7.0f && Joint.X == 5.0);
	Component->GetParameterValue(TEXT("Grip"), bFound);
	HOST_EXPECT(!bFound);
}

HOST_SELF_TEST(TrackingSystemHasTheBasesDefaults)
{
	FTracking System;
	HOST_EXPECT(!System.DoesSupportPositionalTracking() && !System.HasValidTrackingPosition());
	HOST_EXPECT(System.CountTrackedDevices() == 1 && System.IsTracking(0) && !System.IsTracking(1));
	HOST_EXPECT(System.GetXRCamera().IsValid() && System.GetXRCamera() == System.GetXRCamera());
	HOST_EXPECT(System.GetTrackingToWorldTransform().Equals(FTransform::Identity));
	const FTransform Place(FRotator(0.0, 45.0, 0.0), FVector(1.0, 2.0, 3.0));
	System.UpdateTrackingToWorldTransform(Place);
	HOST_EXPECT(System.GetTrackingToWorldTransform().Equals(Place));
#if !HOST_HAS_LOCAL_ORIGIN
	HOST_EXPECT(System.GetTrackingOrigin() == EHMDTrackingOrigin::Eye && EHMDTrackingOrigin::Eye == 1);
#else
	HOST_EXPECT(System.GetTrackingOrigin() == EHMDTrackingOrigin::Local && EHMDTrackingOrigin::Local == 2);
#endif
}

HOST_SELF_TEST(LockedCameraFollowsTheHeadAndPlacesTheTrackingSpace)
{
	const FGame Game;
	const FScopedTracking Tracking;
	APawn* Pawn = Game.World->SpawnActor<APawn>();
	USceneComponent* Root = NewObject<USceneComponent>(Pawn);
	Pawn->SetRootComponent(Root);
	Root->RegisterComponent();
	Root->SetWorldTransform(FTransform(FRotator(0.0, 90.0, 0.0), FVector(1000.0, 0.0, 0.0)));
	UCameraComponent* Camera = NewObject<UCameraComponent>(Pawn);
	Camera->SetupAttachment(Root);
	Camera->RegisterComponent();
	Game.GetPlayer()->SetViewTarget(Pawn);
	UE::Host::TickEngine(Frame);
	HOST_EXPECT(Tracking.System->Frames > 0);
	HOST_EXPECT(Tracking.System->GetTrackingToWorldTransform().Equals(Root->GetComponentTransform()));
	FMinimalViewInfo View;
	Camera->GetCameraView(static_cast<float>(Frame), View);
	HOST_EXPECT(View.Location.Equals(FVector(1000.0, 0.0, 170.0), 1e-6));
	HOST_EXPECT(View.Rotation.Equals(FRotator(0.0, 120.0, 0.0), 1e-6));
	Camera->bLockToHmd = false;
	Camera->SetRelativeTransform(FTransform::Identity);
	Camera->GetCameraView(static_cast<float>(Frame), View);
	HOST_EXPECT(View.Location.Equals(FVector(1000.0, 0.0, 0.0), 1e-6));
}

HOST_SELF_TEST(FunctionLibraryAsksTheTrackingSystem)
{
	FRotator Rotation;
	FVector Position;
	UHeadMountedDisplayFunctionLibrary::GetOrientationAndPosition(Rotation, Position);
	HOST_EXPECT(Position.IsZero() && UHeadMountedDisplayFunctionLibrary::GetHMDDeviceName().IsNone());
	const FScopedTracking Tracking;
	UHeadMountedDisplayFunctionLibrary::GetOrientationAndPosition(Rotation, Position);
	HOST_EXPECT(Position.Equals(FVector(0.0, 0.0, 170.0)) && Rotation.Equals(FRotator(0.0, 30.0, 0.0), 1e-6));
	Tracking.System->UpdateTrackingToWorldTransform(FTransform(FVector(10.0, 0.0, 0.0)));
	FXRHMDData Head;
	UHeadMountedDisplayFunctionLibrary::GetHMDData(nullptr, Head);
	HOST_EXPECT(Head.bValid && Head.Position.Equals(FVector(10.0, 0.0, 170.0)));
	HOST_EXPECT(UHeadMountedDisplayFunctionLibrary::EnumerateTrackedDevices().Num() == 1);
	HOST_EXPECT(UHeadMountedDisplayFunctionLibrary::EnumerateTrackedDevices(TEXT("Another")).Num() == 0);
#if HOST_HAS_XR_STATES
	FXRHandTrackingState Hand;
	Hand.bValid = true;
	UHeadMountedDisplayFunctionLibrary::GetHandTrackingState(
		nullptr, EXRSpaceType::XRTrackingSpace, EControllerHand::Right, Hand);
	HOST_EXPECT(!Hand.bValid && Hand.Hand == EControllerHand::Right);
#endif
}

HOST_SELF_TEST(EyeTrackerLibraryAsksTheDevice)
{
	FEyeTrackerGazeData Gaze;
	HOST_EXPECT(!UEyeTrackerFunctionLibrary::IsEyeTrackerConnected() && !UEyeTrackerFunctionLibrary::GetGazeData(Gaze));
	GEngine->EyeTrackingDevice = MakeShared<FEyes, ESPMode::ThreadSafe>();
	HOST_EXPECT(UEyeTrackerFunctionLibrary::IsEyeTrackerConnected() && UEyeTrackerFunctionLibrary::GetGazeData(Gaze));
	HOST_EXPECT(Gaze.GazeOrigin.Equals(FVector(1.0, 2.0, 3.0)));
	GEngine->EyeTrackingDevice.Reset();
}

#if HOST_HAS_TRACKED_KEYPOINTS && HOST_HAS_UNTRACKED_KEYPOINTS
HOST_SELF_TEST(HandTrackersOfTheOldFormStillAnswer)
{
	class FOld : public IHandTracker
	{
	public:
		virtual FName GetHandTrackerDeviceTypeName() const override { return FName(TEXT("Old")); }
		virtual bool IsHandTrackingStateValid() const override { return true; }
		virtual bool GetKeypointState(EControllerHand, EHandKeypoint, FTransform&, float&) const override
		{
			return true;
		}
		virtual bool GetAllKeypointStates(
			EControllerHand, TArray<FVector>& OutPositions, TArray<FQuat>&, TArray<float>&) const override
		{
			OutPositions.SetNum(EHandKeypointCount);
			return true;
		}
	};
	const FOld Old;
	const IHandTracker& Tracker = Old;
	TArray<FVector> Positions;
	TArray<FQuat> Rotations;
	TArray<float> Radii;
	bool bIsTracked = false;
	HOST_EXPECT(Tracker.GetAllKeypointStates(EControllerHand::Left, Positions, Rotations, Radii, bIsTracked));
	HOST_EXPECT(bIsTracked && Positions.Num() == 26);
}
#endif
