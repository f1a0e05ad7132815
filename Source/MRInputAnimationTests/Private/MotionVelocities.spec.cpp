// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Engine/Engine.h"
#include "MRInputAccess.h"
#include "MRInputEngineCompat.h"
#include "MRInputPlaybackSubsystem.h"
#include "MRInputRecordingData.h"
#include "Misc/AutomationTest.h"
#include "MotionControllerComponent.h"
#include "Support/MRInputTestHeadset.h"
#include "Support/MRInputTestMath.h"
#include "Support/MRInputTestStage.h"

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputMotionVelocitiesSpec, "MRInputAnimation.Unit.MotionVelocities",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ClientContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputBareEngine> Engine;
TUniquePtr<FMRInputTestWorld> World;
FMRInputAnimationPtr Known;

void DefineVelocities();
void PlayAt(UMRInputAnimation* Animation, float Time);
mria::Frame GetFrame(const UMRInputAnimation& Animation, float Time) const;
END_DEFINE_SPEC(FMRInputMotionVelocitiesSpec)

void FMRInputMotionVelocitiesSpec::Define()
{
	BeforeEach([this] { MRInputTestStage::Begin(Engine, World, Known); });
	AfterEach([this] { MRInputTestStage::End(Engine, World, Known); });
	DefineVelocities();
}

/** Goes on from there with the game's time, so that it moves. */
void FMRInputMotionVelocitiesSpec::PlayAt(UMRInputAnimation* Animation, float Time)
{
	World->Play(Animation);
	World->GetPlayback().Seek(Time);
}

mria::Frame FMRInputMotionVelocitiesSpec::GetFrame(const UMRInputAnimation& Animation, float Time) const
{
	mria::Frame Frame;
	FMRInputAccess::GetData(Animation)->GetSampler().SampleAt(Time, Frame);
	return Frame;
}

void FMRInputMotionVelocitiesSpec::DefineVelocities()
{
	using namespace MRInputTestDevices;

	It("fit the motion",
		[this]
		{
			const FMRInputAnimationPtr Sample = MRInputTestRecordings::LoadSample(TEXT("BezierReach"));
			constexpr float Gap = 0.002f;
			double Largest = 0.0;
			double Fastest = 0.0;
			for (int32 Step = 1; Step < 40; ++Step)
			{
				const float Time = 0.12f * static_cast<float>(Step);
				PlayAt(Sample.Get(), Time);
				FMotion Motion;
				if (FindMotion(*MRInputTestDevices::FindController(), TEXT("LeftIndexTip"), Motion))
				{
					const auto GetTip = [&](float At) {
						return MRInputTestMath::ToUnrealPosition(
							GetFrame(*Sample, At)[mria::Hand::Left][mria::Joint::IndexTip].position);
					};
					TestTrue(TEXT("provided"), Motion.bHasLinear && Motion.bHasAngular);
					const FVector Expected = (GetTip(Time + Gap) - GetTip(Time - Gap)) / (2.0 * Gap);
					Largest = FMath::Max(Largest, FVector::Dist(Motion.Linear, Expected));
					Fastest = FMath::Max(Fastest, Expected.Size());
				}
			}
			AddInfo(FString::Printf(TEXT("largest difference %g cm/s, fastest %g cm/s"), Largest, Fastest));
			TestTrue(TEXT("it moves"), Fastest > 10.0);
			TestTrue(TEXT("the difference is small"), Largest < 0.02 * Fastest);
		});

	It("turn as fast as the joint does",
		[this]
		{
			PlayAt(Known.Get(), 0.75f);
			FMotion Motion;
			TestTrue(TEXT("found"), FindMotion(*MRInputTestDevices::FindController(), TEXT("LeftWrist"), Motion));
			constexpr float Gap = 0.01f;
			const auto GetWrist = [this](float At) {
				return MRInputTestMath::ToUnrealRotation(
					GetFrame(*Known, At)[mria::Hand::Left][mria::Joint::Wrist].rotation);
			};
			const double Degrees = MRInputTestMath::GetDegreesBetween(GetWrist(0.75f - Gap), GetWrist(0.75f + Gap));
			TestEqual(TEXT("how fast"), FMath::RadiansToDegrees(Motion.Angular.Size()), Degrees / (2.0 * Gap), 0.05);
			TestTrue(TEXT("about the vertical, to the right"), Motion.Angular.GetSafeNormal().Z > 0.999);
		});

	It("follow the rate and direction of playback, and are zero while paused",
		[this]
		{
			const FVector Speed = MRInputTestRecordings::GetKnownDisplacement() / 2.0;
			FMRInputPlayOptions Options;
			Options.StartOffset = 1.0f;
			FMotion Motion;
			const auto GetLinear = [&Motion]
			{
				FindMotion(*MRInputTestDevices::FindController(), TEXT("LeftPalm"), Motion);
				return Motion.Linear;
			};
			for (const float Rate : {1.0f, 2.0f, -0.5f})
			{
				Options.Rate = Rate;
				World->Play(Known.Get(), Options);
				World->Tick(0.1f);
				TestEqual(FString::Printf(TEXT("at rate %g"), Rate), GetLinear(), Speed * Rate, 1e-3f);
			}
			World->GetPlayback().Pause();
			TestEqual(TEXT("paused"), GetLinear(), FVector::ZeroVector, 0.0f);
		});

	It("are there for the head, while no tracking system but the recording's is",
		[this]
		{
			World->Play(Known.Get());
			World->Tick(0.5f);
			for (const TCHAR* Source : {TEXT("HMD"), TEXT("Head")})
			{
				FMotion Motion;
				TestTrue(Source, FindMotion(*MRInputTestDevices::FindController(), Source, Motion));
				TestTrue(TEXT("has both"), Motion.bHasLinear && Motion.bHasAngular);
				TestEqual(TEXT("linear"), Motion.Linear, FVector(20.0, 10.0, 5.0), 1e-2f);
				TestEqual(TEXT("angular"), Motion.Angular.Size(), FMath::DegreesToRadians(15.0), 5e-3);
			}
			World->GetPlayback().Stop();
			const auto Headset = MakeShared<FMRInputTestHeadset, ESPMode::ThreadSafe>(FVector::ZeroVector);
			GEngine->XRSystem = Headset;
			World->Play(Known.Get());
			World->Tick(0.5f);
			FMotion Motion;
			TestFalse(TEXT("a headset"), FindMotion(*MRInputTestDevices::FindController(), TEXT("HMD"), Motion));
			World->GetPlayback().Stop();
			GEngine->XRSystem.Reset();
		});

#if MRINPUT_CONTROLLERS_HAVE_VELOCITY
	It("reach the component, in the world",
		[this]
		{
			const FTransform TrackingOrigin(FRotator(0.0, 90.0, 0.0), FVector::ZeroVector);
			const UMotionControllerComponent* Palm = World->AddMotionController(TEXT("LeftPalm"), TrackingOrigin);
			World->Play(Known.Get());
			World->Tick(0.5f);
			FVector Velocity;
			TestTrue(TEXT("has one"), Palm->GetLinearVelocity(Velocity));
			const FVector Expected =
				TrackingOrigin.TransformVectorNoScale(MRInputTestRecordings::GetKnownDisplacement() / 2.0);
			TestEqual(TEXT("the velocity"), Velocity, Expected, 1e-3f);
		});
#endif
}

#endif
