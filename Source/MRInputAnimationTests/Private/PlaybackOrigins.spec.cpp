// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Camera/CameraComponent.h"
#include "Components/SphereComponent.h"
#include "Engine/Engine.h"
#include "GameFramework/Pawn.h"
#include "GameFramework/PlayerController.h"
#include "MRInputAccess.h"
#include "MRInputPlaybackSubsystem.h"
#include "MRInputRecordingData.h"
#include "MRInputSettings.h"
#include "Misc/AutomationTest.h"
#include "MotionControllerComponent.h"
#include "Mria/Transform.h"
#include "Support/MRInputTestHeadset.h"
#include "Support/MRInputTestMath.h"
#include "Support/MRInputTestStage.h"

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputPlaybackOriginsSpec, "MRInputAnimation.Unit.PlaybackOrigins",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ClientContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputBareEngine> Engine;
TUniquePtr<FMRInputTestWorld> World;
FMRInputAnimationPtr Known;
FMRInputPlayOptions Options;

const FTransform TrackingOrigin = FTransform(FRotator(0.0, 60.0, 0.0), FVector(1000.0, -300.0, 20.0));

void DefineFloor();
/** A recording whose head starts 10 cm over its origin, as MRTK's do on a HoloLens. */
void MakeEyeLevel();
/** A ball as large as a hall, whose top is there, as a part of an actor. */
void AddBall(AActor& Owner, const FVector& Top);
void AddFloor(const FVector& Top);
/** The height of the head over the origin of tracking space, in centimetres. */
double PlayForHeight();
FTransform GetRecordedHead(float Time) const;
FTransform GetShownHead() const
{
	return World->GetPlayback().GetFrame().Head;
}
void CheckHead(const FTransform& Expected);
END_DEFINE_SPEC(FMRInputPlaybackOriginsSpec)

FTransform FMRInputPlaybackOriginsSpec::GetRecordedHead(float Time) const
{
	mria::Frame Frame;
	FMRInputAccess::GetData(*Known)->GetSampler().SampleAt(Time, Frame);
	return MRInputTestMath::ToUnreal(Frame.camera);
}

void FMRInputPlaybackOriginsSpec::CheckHead(const FTransform& Expected)
{
	MRInputTestMath::FLargestDifference Difference;
	Difference.Add(GetShownHead(), Expected);
	AddInfo(Difference.ToString());
	// An origin passes through the recording's own floats.
	TestTrue(TEXT("the head is there"), Difference.Length < 1e-2 && Difference.Degrees < 1e-3);
}

void FMRInputPlaybackOriginsSpec::Define()
{
	BeforeEach(
		[this]
		{
			MRInputTestStage::Begin(Engine, World, Known);
			Options = FMRInputPlayOptions();
		});
	AfterEach([this] { MRInputTestStage::End(Engine, World, Known); });

	It("plays in tracking space, which moves with the player",
		[this]
		{
			const UCameraComponent* Camera = World->AddHeadCamera(TrackingOrigin);
			World->Play(Known.Get(), Options);
			World->Tick(0.5f);
			CheckHead(GetRecordedHead(0.5f) * TrackingOrigin);
			const FTransform Elsewhere(FVector(-50.0, 0.0, 0.0));
			Camera->GetOwner()->SetActorTransform(Elsewhere);
			World->Tick(0.5f);
			CheckHead(GetRecordedHead(1.0f) * Elsewhere);
		});

	It("plays at a place in the world, wherever the player goes",
		[this]
		{
			Options.Origin = EMRInputOrigin::World;
			Options.OriginTransform = FTransform(FRotator(0.0, -30.0, 0.0), FVector(200.0, 100.0, 5.0));
			const UCameraComponent* Camera = World->AddHeadCamera(TrackingOrigin);
			World->Play(Known.Get(), Options);
			World->Tick(0.5f);
			CheckHead(GetRecordedHead(0.5f) * Options.OriginTransform);
			Camera->GetOwner()->SetActorTransform(FTransform(FRotator(0.0, 10.0, 0.0), FVector(-50.0, 70.0, 0.0)));
			World->Tick(0.5f);
			CheckHead(GetRecordedHead(1.0f) * Options.OriginTransform);
		});

	It("puts motion controllers at that place too",
		[this]
		{
			Options.Origin = EMRInputOrigin::World;
			Options.OriginTransform = FTransform(FRotator(0.0, -30.0, 0.0), FVector(200.0, 100.0, 5.0));
			World->AddHeadCamera(TrackingOrigin);
			const UMotionControllerComponent* Palm = World->AddMotionController(TEXT("LeftPalm"), TrackingOrigin);
			World->Play(Known.Get(), Options);
			World->Tick(0.5f);
			mria::Frame Frame;
			FMRInputAccess::GetData(*Known)->GetSampler().SampleAt(0.5f, Frame);
			const FTransform Expected =
				MRInputTestMath::ToUnreal(Frame[mria::Hand::Left][mria::Joint::Palm]) * Options.OriginTransform;
			TestTrue(TEXT("tracked"), Palm->IsTracked());
			TestEqual(TEXT("the palm"), Palm->GetComponentLocation(), Expected.GetLocation(), 1e-2f);
		});

	It("begins at the player's head, looking where the player looks",
		[this]
		{
			Options.Origin = EMRInputOrigin::PlayerHead;
			Options.StartOffset = 0.0f;
			World->AddHeadCamera(TrackingOrigin);
			World->Play(Known.Get(), Options);
			FTransform Start = GetShownHead();
			TestEqual(TEXT("the head"), Start.GetLocation(), TrackingOrigin.GetLocation(), 1e-2f);
			TestEqual(TEXT("the heading"), Start.Rotator().Yaw, 60.0, 1e-3);
			World->Tick(1.0f);
			const FTransform Moved = GetRecordedHead(1.0f).GetRelativeTransform(GetRecordedHead(0.0f));
			CheckHead(Moved * Start);
		});

	It("leaves up where it was, however the player's head or place is tilted",
		[this]
		{
			Options.Origin = EMRInputOrigin::PlayerHead;
			const FRotator Tilted(-35.0, 60.0, 20.0);
			for (const bool bIsOriginTilted : {false, true})
			{
				const FRotator OriginRotation = bIsOriginTilted ? Tilted : FRotator::ZeroRotator;
				const FRotator HeadRotation = bIsOriginTilted ? FRotator::ZeroRotator : Tilted;
				UCameraComponent* Camera =
					World->AddHeadCamera(FTransform(OriginRotation, TrackingOrigin.GetLocation()));
				Camera->SetRelativeRotation(HeadRotation);
				World->Play(Known.Get(), Options);
				World->Tick(1.0f);
				const FVector Up = GetShownHead().GetRotation().GetUpVector();
				const FVector RecordedUp = GetRecordedHead(1.0f).GetRotation().GetUpVector();
				TestEqual(TEXT("how far the head is tilted"), Up.Z, RecordedUp.Z, 1e-4);
				World->GetPlayback().Stop();
			}
		});

	It("plays where it was recorded, and says so, where no head was recorded",
		[this]
		{
			mria::Recording Headless = MRInputTestRecordings::MakeKnown();
			for (mria::CurveId Curve = 0; Curve < mria::kPoseComponentCount; ++Curve)
			{
				Headless.curves[Curve].keys.clear();
			}
			Known = MRInputTestRecordings::Make(Headless);
			Options.Origin = EMRInputOrigin::PlayerHead;
			World->AddHeadCamera(FTransform::Identity);
			AddExpectedError(TEXT("It has no head pose"), EAutomationExpectedErrorFlags::Contains, 1);
			World->Play(Known.Get(), Options);
			mria::Frame Frame;
			FMRInputAccess::GetData(*Known)->GetSampler().SampleAt(0.0f, Frame);
			TestEqual(TEXT("the palm"), World->GetPlayback().GetFrame().LeftHand.Keypoints[0].GetLocation(),
				MRInputTestMath::ToUnrealPosition(Frame[mria::Hand::Left][mria::Joint::Palm].position), 1e-3f);
		});

	DefineFloor();
}

void FMRInputPlaybackOriginsSpec::MakeEyeLevel()
{
	mria::Recording Recording = MRInputTestRecordings::MakeKnown();
	mria::Transform(Recording, {mria::Quat(), {0.0f, -1.5f, 0.0f}, 1.0f});
	Known = MRInputTestRecordings::Make(Recording);
}

void FMRInputPlaybackOriginsSpec::AddBall(AActor& Owner, const FVector& Top)
{
	constexpr float Radius = 10000.0f;
	USphereComponent* Sphere = NewObject<USphereComponent>(&Owner);
	Sphere->InitSphereRadius(Radius);
	Sphere->SetCollisionProfileName(TEXT("BlockAll"));
	Sphere->SetRelativeLocation(Top - FVector(0.0, 0.0, Radius));
	Sphere->RegisterComponent();
}

void FMRInputPlaybackOriginsSpec::AddFloor(const FVector& Top)
{
	AddBall(*World->AddActor(), Top);
}

double FMRInputPlaybackOriginsSpec::PlayForHeight()
{
	World->Play(Known.Get(), Options);
	return GetShownHead().GetLocation().Z - TrackingOrigin.GetLocation().Z;
}

void FMRInputPlaybackOriginsSpec::DefineFloor()
{
	It("lifts a head that would lie on the floor to eye height",
		[this]
		{
			World->AddHeadCamera(TrackingOrigin);
			MakeEyeLevel();
			TestEqual(TEXT("without a floor"), PlayForHeight(), 10.0, 1e-2);
			AddFloor(TrackingOrigin.GetLocation() - FVector(0.0, 0.0, 100.0));
			TestEqual(TEXT("over a floor that is far below"), PlayForHeight(), 10.0, 1e-2);
			AddFloor(TrackingOrigin.GetLocation() + FVector(0.0, 0.0, 5.0));
			TestEqual(TEXT("on a floor"), PlayForHeight(), 160.0, 1e-2);
			const TGuardValue<float> EyeHeight(GetMutableDefault<UMRInputSettings>()->EyeHeight, 120.0f);
			TestEqual(TEXT("as the settings say"), PlayForHeight(), 120.0, 1e-2);
			Options.Floor = EMRInputFloor::AsRecorded;
			TestEqual(TEXT("unless it is to be as recorded"), PlayForHeight(), 10.0, 1e-2);
		});

	It("takes no part of the player's own pawn for a floor",
		[this]
		{
			World->AddHeadCamera(TrackingOrigin);
			MakeEyeLevel();
			AddBall(*World->GetPlayer().GetPawn(), TrackingOrigin.GetLocation());
			TestEqual(TEXT("within the pawn"), PlayForHeight(), 10.0, 1e-2);
			AddFloor(TrackingOrigin.GetLocation());
			TestEqual(TEXT("on a floor within it"), PlayForHeight(), 160.0, 1e-2);
		});

	It("does not move a recording that knows its floor, unless requested",
		[this]
		{
			World->AddHeadCamera(TrackingOrigin);
			AddFloor(TrackingOrigin.GetLocation());
			const TGuardValue<float> EyeHeight(GetMutableDefault<UMRInputSettings>()->EyeHeight, 120.0f);
			TestEqual(TEXT("as recorded"), PlayForHeight(), 160.0, 1e-2);
			Options.Floor = EMRInputFloor::EyeHeight;
			TestEqual(TEXT("at eye height"), PlayForHeight(), 120.0, 1e-2);
		});

	It("lifts head, hands and gaze by the same height, and changes nothing else",
		[this]
		{
			World->AddHeadCamera(TrackingOrigin);
			MakeEyeLevel();
			Options.Floor = EMRInputFloor::AsRecorded;
			World->Play(Known.Get(), Options);
			World->Tick(0.5f);
			const FMRInputFrame Low = World->GetPlayback().GetFrame();
			Options.Floor = EMRInputFloor::EyeHeight;
			World->Play(Known.Get(), Options);
			World->Tick(0.5f);
			const FMRInputFrame High = World->GetPlayback().GetFrame();
			const FVector Lift(0.0, 0.0, 150.0);
			TestEqual(TEXT("head"), High.Head.GetLocation(), Low.Head.GetLocation() + Lift, 1e-2f);
			TestTrue(TEXT("its rotation"), High.Head.GetRotation().Equals(Low.Head.GetRotation(), 1e-6));
			TestEqual(TEXT("gaze"), High.GazeOrigin, Low.GazeOrigin + Lift, 1e-2f);
			TestEqual(TEXT("its direction"), High.GazeDirection, Low.GazeDirection, 1e-6f);
			TestEqual(TEXT("hand"), High.LeftHand.Keypoints[5].GetLocation(),
				Low.LeftHand.Keypoints[5].GetLocation() + Lift, 1e-2f);
		});

	It("lifts nothing with a headset, nor at another origin",
		[this]
		{
			World->AddHeadCamera(TrackingOrigin);
			MakeEyeLevel();
			AddFloor(TrackingOrigin.GetLocation());
			Options.Floor = EMRInputFloor::EyeHeight;
			Options.Origin = EMRInputOrigin::World;
			Options.OriginTransform = TrackingOrigin;
			TestEqual(TEXT("in the world"), PlayForHeight(), 10.0, 1e-2);
			Options.Origin = EMRInputOrigin::PlayerHead;
			TestEqual(TEXT("at the player's head"), PlayForHeight(), 0.0, 1e-2);
			World->GetPlayback().Stop();

			Options = FMRInputPlayOptions();
			const auto Headset = MakeShared<FMRInputTestHeadset, ESPMode::ThreadSafe>(FVector::ZeroVector);
			GEngine->XRSystem = Headset;
			World->Tick(0.01f);
			TestEqual(TEXT("with a headset"), PlayForHeight(), 10.0, 1e-2);
			Headset->Display.bIsConnected = false;
			TestEqual(TEXT("with one that is not connected"), PlayForHeight(), 160.0, 1e-2);
			World->GetPlayback().Stop();
			GEngine->XRSystem.Reset();
		});
}

#endif
