// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Components/SphereComponent.h"
#include "HeadMountedDisplayTypes.h"
#include "MRInputAccess.h"
#include "MRInputPlaybackLibrary.h"
#include "MRInputPlaybackSubsystem.h"
#include "MRInputRecordingData.h"
#include "Misc/AutomationTest.h"
#include "Support/MRInputTestDevices.h"
#include "Support/MRInputTestMath.h"
#include "Support/MRInputTestRecordings.h"
#include "Support/MRInputTestWorld.h"

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputPlaybackLibrarySpec, "MRInputAnimation.Unit.PlaybackLibrary",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ClientContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputBareEngine> Engine;
TUniquePtr<FMRInputTestWorld> World;
FMRInputAnimationPtr Sample;
FTransform TrackingOrigin;

/** Plays the sample up to a time; its right hand pinches from 1.53 to 2.72 s. */
void PlayTo(float Time)
{
	World->AddHeadCamera(TrackingOrigin);
	World->Play(Sample.Get());
	World->Tick(Time);
}
END_DEFINE_SPEC(FMRInputPlaybackLibrarySpec)

void FMRInputPlaybackLibrarySpec::Define()
{
	BeforeEach(
		[this]
		{
			Engine = MakeUnique<FMRInputBareEngine>();
			World = MakeUnique<FMRInputTestWorld>();
			Sample = MRInputTestRecordings::LoadSample(TEXT("PinchDrag"));
			TrackingOrigin = FTransform(FRotator(0.0, 60.0, 0.0), FVector(1000.0, -300.0, 20.0));
		});
	AfterEach(
		[this]
		{
			World.Reset();
			Engine.Reset();
			Sample.Reset();
		});

	It("returns the world transform of a joint",
		[this]
		{
			PlayTo(2.0f);
			mria::Frame Frame;
			FMRInputAccess::GetData(*Sample)->GetSampler().SampleAt(2.0f, Frame);
			const mria::Pose& Tip = Frame[mria::Hand::Right][mria::Joint::IndexTip];

			FTransform Joint;
			TestTrue(TEXT("tracked"),
				UMRInputPlaybackLibrary::GetRecordedJoint(
					&World->Get(), EMRInputHand::Right, EHandKeypoint::IndexTip, Joint));
			TestEqual(TEXT("its place"), Joint.GetLocation(),
				TrackingOrigin.TransformPosition(MRInputTestMath::ToUnrealPosition(Tip.position)), 1e-3f);
		});
	It("returns false and the identity for an untracked hand",
		[this]
		{
			PlayTo(2.0f);
			FTransform Joint(FVector(1.0, 2.0, 3.0));
			TestFalse(TEXT("tracked"),
				UMRInputPlaybackLibrary::GetRecordedJoint(
					&World->Get(), EMRInputHand::Left, EHandKeypoint::IndexTip, Joint));
			TestTrue(TEXT("the identity"), Joint.Equals(FTransform::Identity));
			TestFalse(TEXT("seen"), UMRInputPlaybackLibrary::IsRecordedHandTracked(&World->Get(), EMRInputHand::Left));
			TestTrue(
				TEXT("the other"), UMRInputPlaybackLibrary::IsRecordedHandTracked(&World->Get(), EMRInputHand::Right));
		});
	It("returns which hand pinches",
		[this]
		{
			PlayTo(2.0f);
			TestTrue(
				TEXT("right"), UMRInputPlaybackLibrary::IsRecordedHandPinching(&World->Get(), EMRInputHand::Right));
			TestFalse(TEXT("left"), UMRInputPlaybackLibrary::IsRecordedHandPinching(&World->Get(), EMRInputHand::Left));
			World->Tick(1.0f);
			TestFalse(TEXT("right, after it let go"),
				UMRInputPlaybackLibrary::IsRecordedHandPinching(&World->Get(), EMRInputHand::Right));
		});
	It("returns head and gaze",
		[this]
		{
			PlayTo(2.0f);
			const FMRInputFrame Frame = World->GetPlayback().GetFrame();
			FTransform Head;
			FVector Origin;
			FVector Direction;
			TestTrue(TEXT("head"), UMRInputPlaybackLibrary::GetRecordedHead(&World->Get(), Head));
			TestTrue(TEXT("gaze"), UMRInputPlaybackLibrary::GetRecordedGaze(&World->Get(), Origin, Direction));
			TestTrue(TEXT("the head's place"), Head.Equals(Frame.Head, 1e-3));
			TestEqual(TEXT("the gaze's origin"), Origin, Frame.GazeOrigin, 1e-3f);
			TestEqual(TEXT("the gaze's direction"), Direction, Frame.GazeDirection, 1e-5f);
		});
	It("traces the gaze up to a distance",
		[this]
		{
			PlayTo(2.0f);
			const FMRInputFrame Frame = World->GetPlayback().GetFrame();
			AActor* Target = World->AddActor(FTransform(Frame.GazeOrigin + Frame.GazeDirection * 300.0));
			USphereComponent* Sphere = NewObject<USphereComponent>(Target);
			Sphere->InitSphereRadius(20.0f);
			Sphere->SetCollisionProfileName(TEXT("BlockAll"));
			Sphere->SetupAttachment(Target->GetRootComponent());
			Sphere->RegisterComponent();

			FHitResult Hit;
			TestTrue(TEXT("hit"), UMRInputPlaybackLibrary::TraceRecordedGaze(&World->Get(), Hit));
			TestTrue(TEXT("the target"), Hit.GetActor() == Target);
			TestEqual(TEXT("where"), Hit.ImpactPoint, Frame.GazeOrigin + Frame.GazeDirection * 280.0, 0.1f);
			TestFalse(TEXT("beyond reach"), UMRInputPlaybackLibrary::TraceRecordedGaze(&World->Get(), Hit, 200.0f));
		});
	It("jumps to a marker",
		[this]
		{
			PlayTo(0.1f);
			TestTrue(TEXT("found"),
				UMRInputPlaybackLibrary::SeekToMarker(&World->Get(), TEXT("drop")) == EMRInputResult::Success);
			TestEqual(TEXT("the time"), World->GetPlayback().GetTime(), 2.717f, 0.001f);
			TestTrue(TEXT("none of that name"),
				UMRInputPlaybackLibrary::SeekToMarker(&World->Get(), TEXT("none")) == EMRInputResult::Failure);
			TestEqual(TEXT("the time, left alone"), World->GetPlayback().GetTime(), 2.717f, 0.001f);
		});
	It("returns false while nothing plays",
		[this]
		{
			FTransform Transform;
			FVector Origin;
			FVector Direction;
			FHitResult Hit;
			UWorld* Context = &World->Get();
			TestFalse(TEXT("head"), UMRInputPlaybackLibrary::GetRecordedHead(Context, Transform));
			TestFalse(TEXT("gaze"), UMRInputPlaybackLibrary::GetRecordedGaze(Context, Origin, Direction));
			TestFalse(TEXT("trace"), UMRInputPlaybackLibrary::TraceRecordedGaze(Context, Hit));
			TestFalse(TEXT("pinch"), UMRInputPlaybackLibrary::IsRecordedHandPinching(Context, EMRInputHand::Right));
			TestTrue(TEXT("marker"),
				UMRInputPlaybackLibrary::SeekToMarker(Context, TEXT("drop")) == EMRInputResult::Failure);
		});
}

#endif
