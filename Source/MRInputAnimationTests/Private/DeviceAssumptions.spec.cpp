// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Camera/CameraComponent.h"
#include "Camera/CameraTypes.h"
#include "Engine/Engine.h"
#include "EyeTrackerFunctionLibrary.h"
#include "Features/IModularFeatures.h"
#include "GameFramework/PlayerController.h"
#include "HeadMountedDisplayFunctionLibrary.h"
#include "HeadMountedDisplayTypes.h"
#include "InputCoreTypes.h"
#include "MRInputPlaybackSubsystem.h"
#include "Misc/AutomationTest.h"
#include "MotionControllerComponent.h"
#include "Support/MRInputTestHeadset.h"
#include "Support/MRInputTestStage.h"

#if WITH_DEV_AUTOMATION_TESTS

/** Probes, as in Assumptions.spec.cpp, of headsets, controllers and keys. */
BEGIN_DEFINE_SPEC(FMRInputDeviceAssumptionsSpec, "MRInputAnimation.Assumptions",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ClientContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputBareEngine> Engine;
TUniquePtr<FMRInputTestWorld> World;
FMRInputAnimationPtr Known;
TSharedPtr<FMRInputTestHeadset, ESPMode::ThreadSafe> Headset;

const FTransform TrackingOrigin = FTransform(FRotator(0.0, 60.0, 0.0), FVector(1000.0, -300.0, 20.0));
const FVector Head = FVector(30.0, 20.0, 10.0);

void Probe(const TCHAR* Row, const TCHAR* Sentence, TFunction<bool()> Holds);
void DefineFeatures();
void DefineTracking();
void DefineHead();
void DefineKeys();
END_DEFINE_SPEC(FMRInputDeviceAssumptionsSpec)

namespace DeviceAssumptionsSpecDetail
{
/** A modular feature that does nothing. */
class FFeature final : public IModularFeature
{
};

const FName FeatureName(TEXT("MRInputAssumptions"));

TArray<IModularFeature*> ListFeatures()
{
	return IModularFeatures::Get().GetModularFeatureImplementations<IModularFeature>(FeatureName);
}

/** Whether the engine itself has the key of both hands, a gamepad's: one-dimensional or a button. */
bool HasKeys(const TCHAR* Format, bool bIsAxis)
{
	for (const TCHAR* Hand : {TEXT("Left"), TEXT("Right")})
	{
		const FKey Key(FName(*FString(Format).Replace(TEXT("%s"), Hand)));
		if (!Key.IsValid() || !Key.IsGamepadKey() || Key.IsAxis1D() != bIsAxis ||
			Key.GetMenuCategory() == TEXT("MRInput"))
		{
			return false;
		}
	}
	return true;
}
} // namespace DeviceAssumptionsSpecDetail

void FMRInputDeviceAssumptionsSpec::Probe(const TCHAR* Row, const TCHAR* Sentence, TFunction<bool()> Holds)
{
	It(Row, [this, Sentence, Holds = MoveTemp(Holds)] { TestTrue(Sentence, Holds()); });
}

void FMRInputDeviceAssumptionsSpec::Define()
{
	BeforeEach(
		[this]
		{
			MRInputTestStage::Begin(Engine, World, Known);
			Headset = MakeShared<FMRInputTestHeadset, ESPMode::ThreadSafe>(Head);
		});
	AfterEach(
		[this]
		{
			GEngine->XRSystem.Reset();
			MRInputTestStage::End(Engine, World, Known);
			Headset.Reset();
		});
	DefineFeatures();
	DefineTracking();
	DefineHead();
	DefineKeys();
}

void FMRInputDeviceAssumptionsSpec::DefineFeatures()
{
	using namespace DeviceAssumptionsSpecDetail;
	Probe(TEXT("features-newest-first"), TEXT("a feature that was registered last is listed first"),
		[]
		{
			FFeature Older, Newer;
			IModularFeatures::Get().RegisterModularFeature(FeatureName, &Older);
			IModularFeatures::Get().RegisterModularFeature(FeatureName, &Newer);
			const TArray<IModularFeature*> Listed = ListFeatures();
			IModularFeatures::Get().UnregisterModularFeature(FeatureName, &Newer);
			IModularFeatures::Get().UnregisterModularFeature(FeatureName, &Older);
			return Listed.Num() == 2 && Listed[0] == &Newer;
		});
	Probe(TEXT("eye-tracker-exchange"), TEXT("GEngine->EyeTrackingDevice may be exchanged while the engine runs"),
		[]
		{
			const TSharedPtr<IEyeTracker, ESPMode::ThreadSafe> Own = GEngine->EyeTrackingDevice;
			GEngine->EyeTrackingDevice = MakeShared<FMRInputTestEyeTracker, ESPMode::ThreadSafe>(FVector::ZeroVector);
			const bool bIsConnected = UEyeTrackerFunctionLibrary::IsEyeTrackerConnected();
			GEngine->EyeTrackingDevice = Own;
			return bIsConnected;
		});
	Probe(TEXT("controllers-move-while-paused"), TEXT("A motion controller component follows in a paused game"),
		[this]
		{
			const UMotionControllerComponent* Controller = World->AddMotionController(TEXT("LeftPalm"));
			FMRInputPlayOptions Options;
			Options.Clock = EMRInputClock::External;
			World->Play(Known.Get(), Options);
			World->GetPlayer().SetPause(true);
			World->GetPlayback().AdvanceTo(0.5);
			World->Tick(0.01f);
			return !Controller->GetComponentLocation().IsNearlyZero();
		});
}

void FMRInputDeviceAssumptionsSpec::DefineTracking()
{
	Probe(TEXT("xr-system-exchange"), TEXT("GEngine->XRSystem may be exchanged while the game runs"),
		[this]
		{
			GEngine->XRSystem = Headset;
			World->Tick(0.01f);
			const bool bIsAsked = UHeadMountedDisplayFunctionLibrary::GetHMDDeviceName() == TEXT("MRInputTest");
			GEngine->XRSystem.Reset();
			World->Tick(0.01f);
			return bIsAsked && Headset->FramesStarted == 1 &&
				UHeadMountedDisplayFunctionLibrary::GetHMDDeviceName() != TEXT("MRInputTest");
		});
	Probe(TEXT("compute-tracking-to-world"),
		TEXT("ComputeTrackingToWorldTransform works for a system that is not the engine's"),
		[this]
		{
			World->AddHeadCamera(TrackingOrigin);
			FWorldContext* Context = GEngine->GetWorldContextFromWorld(&World->Get());
			return Headset->ComputeTrackingToWorldTransform(*Context).Equals(TrackingOrigin, 1e-3);
		});
	Probe(TEXT("tracking-to-world-stays"),
		TEXT("Without a locked camera RefreshTrackingToWorldTransform keeps the transform"),
		[this]
		{
			GEngine->XRSystem = Headset;
			UCameraComponent* Camera = World->AddHeadCamera(TrackingOrigin);
			World->Tick(0.01f);
			const bool bIsTaken = Headset->GetTrackingToWorldTransform().Equals(TrackingOrigin, 1e-3);
			Camera->bLockToHmd = false;
			World->Tick(0.01f);
			return bIsTaken && Headset->GetTrackingToWorldTransform().Equals(TrackingOrigin, 1e-3);
		});
}

void FMRInputDeviceAssumptionsSpec::DefineHead()
{
	Probe(TEXT("default-hmd-data"), TEXT("GetHMDData of the base gives the pose of the head in the world"),
		[this]
		{
			GEngine->XRSystem = Headset;
			World->AddHeadCamera(TrackingOrigin);
			World->Tick(0.01f);
			FXRHMDData Data;
			Headset->GetHMDData(&World->Get(), Data);
			return Data.bValid && Data.Position.Equals(TrackingOrigin.TransformPosition(Head), 1e-3);
		});
	Probe(TEXT("camera-without-pose"), TEXT("A locked camera whose head has no pose goes back to its parent"),
		[this]
		{
			GEngine->XRSystem = Headset;
			UCameraComponent* Camera = World->AddHeadCamera(TrackingOrigin);
			World->Tick(0.01f);
			FMinimalViewInfo View;
			Camera->GetCameraView(0.01f, View);
			const bool bFollows = Camera->GetRelativeLocation().Equals(Head, 1e-3);
			Headset->bHasPose = false;
			Camera->GetCameraView(0.01f, View);
			return bFollows && Camera->GetRelativeLocation().IsNearlyZero();
		});
}

void FMRInputDeviceAssumptionsSpec::DefineKeys()
{
	using namespace DeviceAssumptionsSpecDetail;
	Probe(TEXT("controller-key-flags"),
		TEXT("Keys of hand controllers whose names end in Axis or Force are one-dimensional axes, those that end in ")
			TEXT("Click are buttons"),
		[]
		{
			return HasKeys(TEXT("OculusTouch_%s_Trigger_Axis"), true) &&
				HasKeys(TEXT("OculusTouch_%s_Trigger_Click"), false) &&
				HasKeys(TEXT("OculusTouch_%s_Grip_Axis"), true) && HasKeys(TEXT("OculusTouch_%s_Grip_Click"), false) &&
				HasKeys(TEXT("ValveIndex_%s_Trigger_Axis"), true) &&
				HasKeys(TEXT("ValveIndex_%s_Trigger_Click"), false) && HasKeys(TEXT("ValveIndex_%s_Grip_Axis"), true) &&
				HasKeys(TEXT("ValveIndex_%s_Grip_Force"), true) && HasKeys(TEXT("Vive_%s_Trigger_Axis"), true) &&
				HasKeys(TEXT("Vive_%s_Trigger_Click"), false) && HasKeys(TEXT("Vive_%s_Grip_Click"), false) &&
				HasKeys(TEXT("MixedReality_%s_Trigger_Axis"), true) &&
				HasKeys(TEXT("MixedReality_%s_Trigger_Click"), false) &&
				HasKeys(TEXT("MixedReality_%s_Grip_Click"), false);
		});
}

#endif // WITH_DEV_AUTOMATION_TESTS
