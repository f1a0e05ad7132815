// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Camera/CameraComponent.h"
#include "Camera/CameraTypes.h"
#include "MRInputHostileRecordings.h"
#include "MRInputPlaybackSubsystem.h"
#include "MRInputPlayerComponent.h"
#include "MRInputSettings.h"
#include "Misc/AutomationTest.h"
#include "MotionControllerComponent.h"
#include "Support/MRInputHostileStage.h"
#include "Support/MRInputTestStage.h"
#include "Templates/UnrealTemplate.h"

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputHostilePlaybackSpec, "MRInputAnimation.Unit.HostilePlayback",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ClientContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputBareEngine> Engine;
TUniquePtr<TGuardValue<EMRInputHeadRoute>> Route;
TUniquePtr<FMRInputTestWorld> World;
FMRInputAnimationPtr Known;
UCameraComponent* Camera = nullptr;
UMotionControllerComponent* Hand = nullptr;

/** Calls `Work` for each recording; after each the devices are as they were. */
void ForEach(TFunctionRef<void(UMRInputAnimation& Animation, FMRInputFiniteCheck& Check)> Work);

/** Goes to each time, one frame at each. */
void Visit(UMRInputAnimation& Animation, const FMRInputPlayOptions& Options, FMRInputFiniteCheck& Check);

/** Looks at everything that the game sees now. */
void Look(FMRInputFiniteCheck& Check);
END_DEFINE_SPEC(FMRInputHostilePlaybackSpec)

void FMRInputHostilePlaybackSpec::ForEach(
	TFunctionRef<void(UMRInputAnimation& Animation, FMRInputFiniteCheck& Check)> Work)
{
	const FString Before = FMRInputEngineDevices::Get().ToString();
	MRInputHostileStage::ForEach(*this,
		[this, &Work, &Before](const FMRInputAnimationPtr& Animation, FMRInputFiniteCheck& Check)
		{
			Work(*Animation, Check);
			TestEqual(TEXT("devices that are left over"), *FMRInputEngineDevices::Get().ToString(), *Before);
		});
}

void FMRInputHostilePlaybackSpec::Look(FMRInputFiniteCheck& Check)
{
	Check.AddDevices();
	Check.AddFrame(World->GetPlayback().GetFrame());
	Check.Add(TEXT("the playback's time"), World->GetPlayback().GetTime());
	Check.Add(TEXT("the component"), Hand->GetComponentTransform());
	FMinimalViewInfo View;
	Camera->GetCameraView(0.01f, View);
	Check.Add(TEXT("the view"), FTransform(View.Rotation, View.Location));
}

void FMRInputHostilePlaybackSpec::Visit(
	UMRInputAnimation& Animation, const FMRInputPlayOptions& Options, FMRInputFiniteCheck& Check)
{
	UMRInputPlaybackSubsystem& Playback = World->GetPlayback();
	for (const float Time : MRInputHostileRecordings::GetTimes())
	{
		Check.SetContext(FString::Printf(TEXT("at %g s, rate %g, mode %d, %s"), Time, Options.Rate,
			static_cast<int32>(Options.LoopMode), Options.bAsStored ? TEXT("as stored") : TEXT("corrected")));
		if (Playback.GetStatus() == EMRInputPlayStatus::Stopped)
		{
			TestTrue(TEXT("plays"), World->Play(&Animation, Options));
		}
		if (Options.Clock == EMRInputClock::External)
		{
			Playback.AdvanceTo(Time);
		}
		else
		{
			Playback.Seek(Time);
		}
		Look(Check);
		World->Tick(0.1f);
		Look(Check);
	}
	Playback.Stop();
}

void FMRInputHostilePlaybackSpec::Define()
{
	BeforeEach(
		[this]
		{
			MRInputTestStage::Begin(Engine, World, Known);
			Route = MakeUnique<TGuardValue<EMRInputHeadRoute>>(
				GetMutableDefault<UMRInputSettings>()->HeadRoute, EMRInputHeadRoute::WithoutHeadset);
			Camera = World->AddHeadCamera(FTransform::Identity);
			Hand = World->AddMotionController(TEXT("LeftGrip"));
		});
	AfterEach(
		[this]
		{
			Route.Reset();
			MRInputTestStage::End(Engine, World, Known);
		});

	It("gives every device finite poses of a hostile recording, in every mode and at every time",
		[this]
		{
			ForEach(
				[this](UMRInputAnimation& Animation, FMRInputFiniteCheck& Check)
				{
					FMRInputPlayOptions Options;
					for (const EMRInputLoopMode Mode : {EMRInputLoopMode::Once, EMRInputLoopMode::Hold,
							 EMRInputLoopMode::Loop, EMRInputLoopMode::PingPong})
					{
						for (const float Rate : {1.0f, -1.0f, 30.0f})
						{
							Options.LoopMode = Mode;
							Options.Rate = Rate;
							Options.bAsStored = Rate > 1.0f;
							Visit(Animation, Options, Check);
						}
					}
				});
		});

	It("puts a hostile recording anywhere, by any clock",
		[this]
		{
			AddExpectedError(TEXT("It has no head pose"), EAutomationExpectedErrorFlags::Contains, 0);
			ForEach(
				[this](UMRInputAnimation& Animation, FMRInputFiniteCheck& Check)
				{
					FMRInputPlayOptions Options;
					Options.Clock = EMRInputClock::External;
					Options.StartOffset = 0.5f;
					for (const EMRInputOrigin Origin :
						{EMRInputOrigin::TrackingSpace, EMRInputOrigin::World, EMRInputOrigin::PlayerHead})
					{
						Options.Origin = Origin;
						Options.Floor = EMRInputFloor::EyeHeight;
						Visit(Animation, Options, Check);
					}
				});
		});

	It("plays a hostile recording from a component",
		[this]
		{
			UMRInputPlayerComponent* Component = NewObject<UMRInputPlayerComponent>(World->AddActor());
			Component->bAutoPlay = false;
			Component->Options.LoopMode = EMRInputLoopMode::Loop;
			Component->RegisterComponent();
			ForEach(
				[this, Component](UMRInputAnimation& Animation, FMRInputFiniteCheck& Check)
				{
					FMRInputError Error;
					Component->Animation = &Animation;
					TestTrue(TEXT("plays"), Component->Play(Error) == EMRInputResult::Success);
					for (const float Time : MRInputHostileRecordings::GetTimes())
					{
						Component->Pause();
						Component->Seek(Time);
						Component->Resume();
						World->Tick(0.1f);
						Look(Check);
					}
					Component->Stop();
					Component->Animation = nullptr;
				});
		});
}

#endif
