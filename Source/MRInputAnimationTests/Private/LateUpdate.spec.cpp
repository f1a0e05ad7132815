// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "CoreGlobals.h"
#include "Engine/Engine.h"
#include "HeadMountedDisplayTypes.h"
#include "IXRTrackingSystem.h"
#include "MRInputPlaybackSubsystem.h"
#include "Misc/AutomationTest.h"
#include "RenderingThread.h"
#include "Support/MRInputTestStage.h"

#if WITH_DEV_AUTOMATION_TESTS

/** What the engine asks right before it renders, while the game thread is already in the next frame. */
BEGIN_DEFINE_SPEC(FMRInputLateUpdateSpec, "MRInputAnimation.Unit.LateUpdate",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ClientContext | EAutomationTestFlags::ProductFilter)

/** Where devices say that the left palm and the head are; unset where none answers. */
struct FAnswer
{
	TOptional<FVector> Palm;
	TOptional<FVector> Joint;
	TOptional<FVector> Head;

	static FAnswer Ask();
};

TUniquePtr<FMRInputBareEngine> Engine;
TUniquePtr<FMRInputTestWorld> World;
FMRInputAnimationPtr Known;
uint64 RenderFrameBefore = 0;
FAnswer Rendered;

void Render();
void CheckSame(const TCHAR* What, const TOptional<FVector>& Actual, const TOptional<FVector>& Expected);
void CheckRendered(const FAnswer& Expected);
END_DEFINE_SPEC(FMRInputLateUpdateSpec)

FMRInputLateUpdateSpec::FAnswer FMRInputLateUpdateSpec::FAnswer::Ask()
{
	FAnswer Answer;
	FTransform Pose;
	if (MRInputTestDevices::FindPose(TEXT("LeftPalm"), Pose))
	{
		Answer.Palm = Pose.GetLocation();
	}
	float Radius = 0.0f;
	const IHandTracker* Tracker = MRInputTestDevices::FindHandTracker();
	if (Tracker && Tracker->GetKeypointState(EControllerHand::Left, EHandKeypoint::IndexTip, Pose, Radius))
	{
		Answer.Joint = Pose.GetLocation();
	}
	FQuat Orientation;
	FVector Position;
	if (GEngine->XRSystem && GEngine->XRSystem->GetCurrentPose(IXRTrackingSystem::HMDDeviceId, Orientation, Position))
	{
		Answer.Head = Position;
	}
	return Answer;
}

/** Queues the drawing of the game thread's frame, as the engine does at its end. */
void FMRInputLateUpdateSpec::Render()
{
	ENQUEUE_RENDER_COMMAND(MRInputTestFrame)
	(
		[this, Frame = GFrameCounter](FRHICommandListImmediate&)
		{
			GFrameCounterRenderThread = Frame;
			Rendered = FAnswer::Ask();
		});
}

void FMRInputLateUpdateSpec::CheckSame(
	const TCHAR* What, const TOptional<FVector>& Actual, const TOptional<FVector>& Expected)
{
	if (TestTrue(FString(What) + TEXT(": answered"), Actual.IsSet() == Expected.IsSet()) && Expected.IsSet())
	{
		TestEqual(What, Actual.GetValue(), Expected.GetValue(), 1e-6f);
	}
}

void FMRInputLateUpdateSpec::CheckRendered(const FAnswer& Expected)
{
	CheckSame(TEXT("the palm"), Rendered.Palm, Expected.Palm);
	CheckSame(TEXT("the joint"), Rendered.Joint, Expected.Joint);
	CheckSame(TEXT("the head"), Rendered.Head, Expected.Head);
}

void FMRInputLateUpdateSpec::Define()
{
	BeforeEach(
		[this]
		{
			FlushRenderingCommands();
			RenderFrameBefore = GFrameCounterRenderThread;
			Rendered = FAnswer();
			MRInputTestStage::Begin(Engine, World, Known);
		});
	AfterEach(
		[this]
		{
			ENQUEUE_RENDER_COMMAND(MRInputTestEnd)
			([Frame = RenderFrameBefore](FRHICommandListImmediate&) { GFrameCounterRenderThread = Frame; });
			FlushRenderingCommands();
			MRInputTestStage::End(Engine, World, Known);
		});

	It("sees the frame that is drawn, though the game is one ahead",
		[this]
		{
			World->Play(Known.Get());
			World->Tick(0.05f);
			for (int32 Frame = 0; Frame < 10; ++Frame)
			{
				const FAnswer Shown = FAnswer::Ask();
				Render();
				World->Tick(0.05f);
				FlushRenderingCommands();
				TestTrue(TEXT("a palm"), Rendered.Palm.IsSet());
				CheckRendered(Shown);
			}
		});

	It("sees the frame that is drawn, though the next one changes again and again",
		[this]
		{
			FMRInputPlayOptions Options;
			Options.Clock = EMRInputClock::External;
			World->Play(Known.Get(), Options);
			for (int32 Frame = 0; Frame < 5; ++Frame)
			{
				const FAnswer Shown = FAnswer::Ask();
				Render();
				World->Tick(0.05f);
				for (int32 Change = 1; Change < 5; ++Change)
				{
					World->GetPlayback().AdvanceTo(
						0.2f * static_cast<float>(Frame) + 0.04f * static_cast<float>(Change));
				}
				FlushRenderingCommands();
				CheckRendered(Shown);
			}
		});

	It("sees the newest frame when the game waits",
		[this]
		{
			World->Play(Known.Get());
			for (int32 Frame = 0; Frame < 5; ++Frame)
			{
				World->Tick(0.05f);
				Render();
				FlushRenderingCommands();
				CheckRendered(FAnswer::Ask());
			}
		});

	It("sees nothing in a frame before the recording",
		[this]
		{
			World->Tick(0.05f);
			Render();
			World->Tick(0.05f);
			World->Play(Known.Get());
			FlushRenderingCommands();
			CheckRendered(FAnswer());
			TestTrue(TEXT("the game does"), FAnswer::Ask().Palm.IsSet());
		});
}

#endif
