// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Features/IModularFeatures.h"
#include "HeadMountedDisplayTypes.h"
#include "MRInputPlaybackSubsystem.h"
#include "Misc/AutomationTest.h"
#include "MotionControllerComponent.h"
#include "Support/MRInputTestDevices.h"
#include "Support/MRInputTestRecordings.h"
#include "Support/MRInputTestWorld.h"

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputDevicesSpec, "MRInputAnimation.Unit.Devices",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ClientContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputBareEngine> Engine;
TUniquePtr<FMRInputTestWorld> World;
TUniquePtr<FMRInputTestController> Controller;
TUniquePtr<FMRInputTestHandTracker> Tracker;
FMRInputAnimationPtr Known;
FMRInputPlayOptions Options;

/** Ten metres to the back, where no recording goes. */
const FVector RealPosition = FVector(-10.0, 0.0, 0.0);

void DefineWho();
void DefineComings();
void DefineChannels();
bool IsRealController(FName Source) const;
bool IsRealTracker(EControllerHand Hand = EControllerHand::Left) const;
void CheckReal(const TCHAR* When, bool bIsReal);
END_DEFINE_SPEC(FMRInputDevicesSpec)

void FMRInputDevicesSpec::Define()
{
	BeforeEach(
		[this]
		{
			Engine = MakeUnique<FMRInputBareEngine>();
			World = MakeUnique<FMRInputTestWorld>();
			Controller = MakeUnique<FMRInputTestController>(RealPosition);
			Tracker = MakeUnique<FMRInputTestHandTracker>(RealPosition * 100.0);
			Known = MRInputTestRecordings::Make(MRInputTestRecordings::MakeKnown());
			Options = FMRInputPlayOptions();
		});
	AfterEach(
		[this]
		{
			World.Reset();
			Controller.Reset();
			Tracker.Reset();
			Engine.Reset();
			Known.Reset();
		});
	DefineWho();
	DefineComings();
	DefineChannels();
}

bool FMRInputDevicesSpec::IsRealController(FName Source) const
{
	FTransform Pose;
	return MRInputTestDevices::FindPose(Source, Pose) && Pose.GetLocation().Equals(RealPosition * 100.0, 1e-3);
}

/** As a game finds it that takes the first tracker there is. */
bool FMRInputDevicesSpec::IsRealTracker(EControllerHand Hand) const
{
	const IHandTracker* First = MRInputTestDevices::FindHandTracker();
	FTransform Palm;
	float Radius = 0.0f;
	return First && First->GetKeypointState(Hand, EHandKeypoint::Palm, Palm, Radius) &&
		Palm.GetLocation().Equals(RealPosition * 100.0, 1e-3);
}

void FMRInputDevicesSpec::CheckReal(const TCHAR* When, bool bIsReal)
{
	TestTrue(FString(When) + TEXT(": the controller"), IsRealController(TEXT("Left")) == bIsReal);
	TestTrue(FString(When) + TEXT(": the tracker"), IsRealTracker() == bIsReal);
}

void FMRInputDevicesSpec::DefineWho()
{
	It("are the recording's while it plays, although others were there before",
		[this]
		{
			Controller->Register();
			Tracker->Register();
			const UMotionControllerComponent* Component = World->AddMotionController(TEXT("Left"));
			World->Tick(0.01f);
			CheckReal(TEXT("before"), true);
			TestEqual(TEXT("the component"), Component->GetRelativeLocation(), RealPosition * 100.0, 1e-3f);
			World->Play(Known.Get());
			World->Tick(0.25f);
			CheckReal(TEXT("while"), false);
			TestTrue(TEXT("the component while"), Component->GetRelativeLocation().X > 0.0);
			World->GetPlayback().Stop();
			World->Tick(0.01f);
			CheckReal(TEXT("afterwards"), true);
			TestEqual(TEXT("the component afterwards"), Component->GetRelativeLocation(), RealPosition * 100.0, 1e-3f);
		});

	It("stay registered all the time, the recording's only while it plays",
		[this]
		{
			Controller->Register();
			Tracker->Register();
			const FString Before = FMRInputEngineDevices::Get().ToString();
			const FMRInputEngineDevices Counts = FMRInputEngineDevices::Get();
			World->Play(Known.Get());
			World->Tick(0.25f);
			TestEqual(TEXT("controllers"), FMRInputEngineDevices::Get().Controllers, Counts.Controllers + 1);
			TestEqual(TEXT("trackers"), FMRInputEngineDevices::Get().HandTrackers, Counts.HandTrackers + 1);
			World->GetPlayback().Stop();
			TestEqual(TEXT("afterwards"), *FMRInputEngineDevices::Get().ToString(), *Before);
		});

	It("are the real ones again when a recording ends by itself",
		[this]
		{
			Controller->Register();
			Tracker->Register();
			World->Play(Known.Get());
			World->TickFrames(9, 0.25f);
			CheckReal(TEXT("afterwards"), true);
		});

	It("are the real ones for a hand that the recording has lost",
		[this]
		{
			Controller->Register();
			World->Play(Known.Get());
			World->Tick(0.1f);
			TestTrue(TEXT("the lost one"), IsRealController(TEXT("Right")));
			TestFalse(TEXT("the other"), IsRealController(TEXT("Left")));
		});
}

void FMRInputDevicesSpec::DefineComings()
{
	It("are the recording's although another comes while it plays",
		[this]
		{
			World->Play(Known.Get());
			World->Tick(0.1f);
			Controller->Register();
			Tracker->Register();
			World->Tick(0.1f);
			CheckReal(TEXT("when it has come"), false);
			FMRInputTestController Second(RealPosition);
			FMRInputTestHandTracker SecondTracker(RealPosition * 100.0);
			Second.Register();
			SecondTracker.Register();
			World->Tick(0.1f);
			CheckReal(TEXT("when a second has come"), false);
			World->GetPlayback().Stop();
			CheckReal(TEXT("afterwards"), true);
		});

	It("are the recording's again by the next frame when another puts itself first",
		[this]
		{
			World->Play(Known.Get());
			World->Tick(0.1f);
			Controller->Register();
			Tracker->Register();
			MRInputTestDevices::MoveToFront(*Controller);
			MRInputTestDevices::MoveToFront(*Tracker);
			CheckReal(TEXT("at first"), true);
			World->Tick(0.1f);
			CheckReal(TEXT("by the next frame"), false);
			World->GetPlayback().Stop();
			CheckReal(TEXT("afterwards"), true);
		});

	It("are the recording's by the next frame whatever else is registered",
		[this]
		{
			Controller->Register();
			Tracker->Register();
			World->Play(Known.Get());
			World->Tick(0.1f);
			const FName Kind(TEXT("MRInputTestFeature"));
			TArray<TUniquePtr<IModularFeature>> Others;
			for (int32 Round = 0; Round < 100; ++Round)
			{
				Others.Add(MakeUnique<IModularFeature>());
				IModularFeatures::Get().RegisterModularFeature(Kind, Others.Last().Get());
				World->Tick(0.01f);
				CheckReal(TEXT("with another kind"), false);
			}
			for (const TUniquePtr<IModularFeature>& Other : Others)
			{
				IModularFeatures::Get().UnregisterModularFeature(Kind, Other.Get());
			}
		});

	It("are not used any more after they were unregistered",
		[this]
		{
			Controller->Register();
			Tracker->Register();
			World->AddMotionController(TEXT("Right"));
			World->Play(Known.Get());
			World->Tick(0.1f);
			Controller->Unregister();
			Tracker->Unregister();
			const int32 ControllerCalls = Controller->GetCallCount();
			const int32 TrackerCalls = Tracker->GetCallCount();
			const FMRInputEngineDevices Counts = FMRInputEngineDevices::Get();
			World->TickFrames(3, 0.1f);
			FMRInputTestController Late(RealPosition);
			Late.Register();
			World->Tick(0.1f);
			World->GetPlayback().Stop();
			World->TickFrames(3, 0.1f);
			TestEqual(TEXT("calls of the controller"), Controller->GetCallCount(), ControllerCalls);
			TestEqual(TEXT("calls of the tracker"), Tracker->GetCallCount(), TrackerCalls);
			TestEqual(TEXT("controllers left"), FMRInputEngineDevices::Get().Controllers, Counts.Controllers);
			TestEqual(TEXT("trackers left"), FMRInputEngineDevices::Get().HandTrackers, Counts.HandTrackers - 1);
		});

	It("may be destroyed while it plays",
		[this]
		{
			Controller->Register();
			Tracker->Register();
			World->AddMotionController(TEXT("Right"));
			World->Play(Known.Get());
			World->Tick(0.1f);
			Controller.Reset();
			Tracker.Reset();
			World->TickFrames(3, 0.1f);
			World->GetPlayback().Stop();
			World->Tick(0.1f);
			FTransform Pose;
			TestFalse(TEXT("nobody answers"), MRInputTestDevices::FindPose(TEXT("Left"), Pose));
		});
}

void FMRInputDevicesSpec::DefineChannels()
{
	It("stay the real ones for a hand that is left out",
		[this]
		{
			Controller->Register();
			Tracker->Register();
			Options.Channels.bRightHand = false;
			World->Play(Known.Get(), Options);
			World->Tick(0.5f);
			TestTrue(TEXT("the right controller"), IsRealController(TEXT("Right")));
			TestFalse(TEXT("the left controller"), IsRealController(TEXT("Left")));
		});

	It("stay the real ones if both hands are left out",
		[this]
		{
			Controller->Register();
			Tracker->Register();
			const FMRInputEngineDevices Counts = FMRInputEngineDevices::Get();
			Options.Channels.bLeftHand = false;
			Options.Channels.bRightHand = false;
			World->Play(Known.Get(), Options);
			World->Tick(0.5f);
			CheckReal(TEXT("while"), true);
			TestEqual(TEXT("controllers"), FMRInputEngineDevices::Get().Controllers, Counts.Controllers);
		});

	It("are the next recording's if that drives more",
		[this]
		{
			Controller->Register();
			Options.Channels.bRightHand = false;
			World->Play(Known.Get(), Options);
			World->Tick(0.5f);
			Options.Channels.bRightHand = true;
			World->Play(Known.Get(), Options);
			World->Tick(0.5f);
			TestFalse(TEXT("the right controller"), IsRealController(TEXT("Right")));
		});
}

#endif
