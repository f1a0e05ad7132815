// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Async/Async.h"
#include "Engine/Engine.h"
#include "HAL/ThreadSafeCounter.h"
#include "HeadMountedDisplayTypes.h"
#include "IXRTrackingSystem.h"
#include "MRInputAccess.h"
#include "MRInputPlaybackSubsystem.h"
#include "MRInputRecordingData.h"
#include "MRInputSettings.h"
#include "Misc/AutomationTest.h"
#include "Support/MRInputTestMath.h"
#include "Support/MRInputTestStage.h"

#include <atomic>

#if WITH_DEV_AUTOMATION_TESTS

namespace ThreadsSpecDetail
{

/** What another thread asks devices for while the game thread moves on. In the known recording all follows from time.
 */
struct FAsker
{
	/** Of what drives now. */
	explicit FAsker(const UMRInputAnimation& Known)
		: Controller(MRInputTestDevices::FindController())
		, Tracker(MRInputTestDevices::FindHandTracker())
		, System(GEngine->XRSystem)
		, Data(FMRInputAccess::GetData(Known))
	{
	}

	const IMotionController* Controller = nullptr;
	const IHandTracker* Tracker = nullptr;
	TSharedPtr<IXRTrackingSystem, ESPMode::ThreadSafe> System;
	FMRInputRecordingData::FPtr Data;

	std::atomic<bool> bIsStopped{false};
	std::atomic<int32> Answers{0};
	std::atomic<int32> Mixtures{0};

	void Run()
	{
		while (!bIsStopped)
		{
			AskForPalm();
			AskForJoints();
			AskForHead();
			AskForName();
		}
	}

private:
	/** Counts an answer, and whether its rotation belongs to the same time as its position. */
	void Check(const FTransform& Pose, bool bIsHead)
	{
		const FVector Displacement =
			bIsHead ? FVector(40.0, 20.0, 10.0) : MRInputTestRecordings::GetKnownDisplacement();
		const double Time =
			FVector::DotProduct(Pose.GetLocation() - GetPose(0.0, bIsHead).GetLocation(), Displacement) /
			Displacement.SizeSquared() * 2.0;
		MRInputTestMath::FLargestDifference Difference;
		Difference.Add(Pose, GetPose(Time, bIsHead));
		Mixtures += Difference.Length < 1e-2 && Difference.Degrees < 1e-2 ? 0 : 1;
		++Answers;
	}

	FTransform GetPose(double Time, bool bIsHead) const
	{
		mria::Frame Frame;
		Data->GetSampler().SampleAt(static_cast<float>(Time), Frame);
		return MRInputTestMath::ToUnreal(bIsHead ? Frame.camera : Frame[mria::Hand::Left][mria::Joint::Palm]);
	}

	void AskForPalm()
	{
		FRotator Orientation;
		FVector Position;
		if (Controller->GetControllerOrientationAndPosition(0, TEXT("LeftPalm"), Orientation, Position, 100.0f))
		{
			Check(FTransform(Orientation, Position), false);
		}
	}

	void AskForJoints()
	{
		TArray<FVector> Positions;
		TArray<FQuat> Rotations;
		TArray<float> Radii;
		bool bIsTracked = false;
		if (MRInputTestDevices::GetKeypoints(*Tracker, EControllerHand::Left, Positions, Rotations, Radii, bIsTracked))
		{
			for (const EHandKeypoint Keypoint : {EHandKeypoint::Wrist, EHandKeypoint::LittleTip})
			{
				// All joints go the same way, so that two of them never move against each other.
				const FVector Apart = Positions[static_cast<int32>(Keypoint)] - Positions[0];
				const bool bFits = Apart.Equals(GetApart(Keypoint), 1e-2);
				Mixtures += bFits ? 0 : 1;
				++Answers;
			}
		}
	}

	FVector GetApart(EHandKeypoint Keypoint) const
	{
		mria::Frame Frame;
		Data->GetSampler().SampleAt(0.0f, Frame);
		const mria::HandFrame& Hand = Frame[mria::Hand::Left];
		const mria::Joint Joint = Keypoint == EHandKeypoint::Wrist ? mria::Joint::Wrist : mria::Joint::PinkyTip;
		return MRInputTestMath::ToUnrealPosition(Hand[Joint].position) -
			MRInputTestMath::ToUnrealPosition(Hand[mria::Joint::Palm].position);
	}

	void AskForName()
	{
		const FName Name = Tracker->GetHandTrackerDeviceTypeName();
		Mixtures += Name == TEXT("OneTracker") || Name == TEXT("AnotherTracker") ? 0 : 1;
	}

	void AskForHead()
	{
		FQuat Orientation;
		FVector Position;
		if (System->GetCurrentPose(IXRTrackingSystem::HMDDeviceId, Orientation, Position))
		{
			Check(FTransform(Orientation, Position), true);
		}
	}
};

} // namespace ThreadsSpecDetail

BEGIN_DEFINE_SPEC(FMRInputThreadsSpec, "MRInputAnimation.Unit.Threads",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ClientContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputBareEngine> Engine;
TUniquePtr<FMRInputTestWorld> World;
FMRInputAnimationPtr Known;
FMRInputPlayOptions Options;
FName NameBefore;
END_DEFINE_SPEC(FMRInputThreadsSpec)

void FMRInputThreadsSpec::Define()
{
	BeforeEach(
		[this]
		{
			MRInputTestStage::Begin(Engine, World, Known);
			Options = FMRInputPlayOptions();
			Options.LoopMode = EMRInputLoopMode::Loop;
			NameBefore = GetDefault<UMRInputSettings>()->HandTrackerName;
			GetMutableDefault<UMRInputSettings>()->HandTrackerName = TEXT("OneTracker");
		});
	AfterEach(
		[this]
		{
			MRInputTestStage::End(Engine, World, Known);
			GetMutableDefault<UMRInputSettings>()->HandTrackerName = NameBefore;
		});

	It("may ask devices at any time, and every answer is of one frame",
		[this]
		{
			World->Play(Known.Get(), Options);
			World->Tick(0.01f);
			ThreadsSpecDetail::FAsker Asker(*Known);
			TFuture<void> Thread = Async(EAsyncExecution::Thread, [&Asker] { Asker.Run(); });
			int32 Frames = 0;
			while (Frames < 500 || (Asker.Answers < 2000 && Frames < 200000))
			{
				World->Tick(0.0137f);
				++Frames;
			}
			Asker.bIsStopped = true;
			Thread.Wait();
			AddInfo(FString::Printf(TEXT("%d frames, %d answers"), Frames, Asker.Answers.load()));
			TestTrue(TEXT("answers"), Asker.Answers >= 2000);
			TestEqual(TEXT("answers of two frames"), Asker.Mixtures.load(), 0);
		});

	It("may ask while playback starts and stops",
		[this]
		{
			World->Play(Known.Get(), Options);
			World->Tick(0.01f);
			ThreadsSpecDetail::FAsker Asker(*Known);
			TFuture<void> Thread = Async(EAsyncExecution::Thread, [&Asker] { Asker.Run(); });
			for (int32 Round = 0; Round < 100 || (Asker.Answers < 500 && Round < 20000); ++Round)
			{
				GetMutableDefault<UMRInputSettings>()->HandTrackerName =
					Round % 2 == 0 ? TEXT("AnotherTracker") : TEXT("OneTracker");
				World->Play(Known.Get(), Options);
				World->TickFrames(3, 0.0137f);
				World->GetPlayback().Stop();
			}
			Asker.bIsStopped = true;
			Thread.Wait();
			TestTrue(TEXT("answers"), Asker.Answers >= 500);
			TestEqual(TEXT("answers of two frames"), Asker.Mixtures.load(), 0);
		});

	It("may hold and sample the data of a recording at once",
		[this]
		{
			const FMRInputAnimationPtr Sample = MRInputTestRecordings::LoadSample(TEXT("BezierReach"));
			TArray<TFuture<double>> Sums;
			for (int32 Thread = 0; Thread < 4; ++Thread)
			{
				Sums.Add(Async(EAsyncExecution::Thread,
					[Data = FMRInputAccess::GetData(*Sample)]
					{
						double Sum = 0.0;
						mria::Frame Frame;
						for (int32 Step = 0; Step < 200; ++Step)
						{
							Data->GetSampler(Step % 2 == 0).SampleAt(0.02f * static_cast<float>(Step), Frame);
							Sum += Frame.camera.position.x + Frame[mria::Hand::Left][mria::Joint::IndexTip].rotation.w;
						}
						return Sum;
					}));
			}
			for (const TFuture<double>& Sum : Sums)
			{
				TestEqual(TEXT("the same"), Sum.Get(), Sums[0].Get(), 0.0);
			}
		});
}

#endif
