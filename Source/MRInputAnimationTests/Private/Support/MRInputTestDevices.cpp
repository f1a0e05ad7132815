// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Support/MRInputTestDevices.h"

#include "Engine/Engine.h"
#include "EyeTrackerTypes.h"
#include "Features/IModularFeatures.h"
#include "HeadMountedDisplayTypes.h"
#include "IInputDeviceModule.h"
#include "IXRTrackingSystem.h"

namespace MRInputTestDevicesDetail
{

bool IsHand(FName Source)
{
	return Source == TEXT("Left") || Source == TEXT("Right");
}

/** Unregistering is for the registered only: the engine may complain otherwise. */
template <typename FeatureType>
void SetRegistered(FeatureType& Feature, bool& bIsRegistered, bool bWanted)
{
	if (bIsRegistered == bWanted)
	{
		return;
	}
	bIsRegistered = bWanted;
	if (bWanted)
	{
		IModularFeatures::Get().RegisterModularFeature(FeatureType::GetModularFeatureName(), &Feature);
	}
	else
	{
		IModularFeatures::Get().UnregisterModularFeature(FeatureType::GetModularFeatureName(), &Feature);
	}
}

template <typename FeatureType>
FeatureType* FindFirst()
{
	const TArray<FeatureType*> All =
		IModularFeatures::Get().GetModularFeatureImplementations<FeatureType>(FeatureType::GetModularFeatureName());
	return All.Num() > 0 ? All[0] : nullptr;
}

/** The newest is the first, unless its registration makes the engine's table grow. */
template <typename FeatureType>
void MoveToFront(FeatureType& Feature)
{
	IModularFeatures& Features = IModularFeatures::Get();
	const FName Name = FeatureType::GetModularFeatureName();
	for (int32 Try = 0; Try < 2 && FindFirst<FeatureType>() != &Feature; ++Try)
	{
		Features.UnregisterModularFeature(Name, &Feature);
		Features.RegisterModularFeature(Name, &Feature);
	}
}

} // namespace MRInputTestDevicesDetail

void FMRInputTestController::Register()
{
	MRInputTestDevicesDetail::SetRegistered<IMotionController>(*this, bIsRegistered, true);
}

void FMRInputTestController::Unregister()
{
	MRInputTestDevicesDetail::SetRegistered<IMotionController>(*this, bIsRegistered, false);
}

bool FMRInputTestController::GetControllerOrientationAndPosition(const int32, const FName MotionSource,
	FRotator& OutOrientation, FVector& OutPosition, float WorldToMetersScale) const
{
	Calls.Increment();
	if (!MRInputTestDevicesDetail::IsHand(MotionSource))
	{
		return false;
	}
	OutOrientation = FRotator::ZeroRotator;
	OutPosition = Position * WorldToMetersScale;
	return true;
}

ETrackingStatus FMRInputTestController::GetControllerTrackingStatus(const int32, const FName MotionSource) const
{
	Calls.Increment();
	return MRInputTestDevicesDetail::IsHand(MotionSource) ? ETrackingStatus::Tracked : ETrackingStatus::NotTracked;
}

#if !MRINPUT_CONTROLLERS_HAVE_VELOCITY
bool FMRInputTestController::GetControllerOrientationAndPosition(const int32 ControllerIndex,
	const EControllerHand DeviceHand, FRotator& OutOrientation, FVector& OutPosition, float WorldToMetersScale) const
{
	const FName Source = DeviceHand == EControllerHand::Left ? TEXT("Left") : TEXT("Right");
	return GetControllerOrientationAndPosition(
		ControllerIndex, Source, OutOrientation, OutPosition, WorldToMetersScale);
}

ETrackingStatus FMRInputTestController::GetControllerTrackingStatus(const int32, const EControllerHand) const
{
	Calls.Increment();
	return ETrackingStatus::Tracked;
}
#endif

void FMRInputTestHandTracker::Register()
{
	MRInputTestDevicesDetail::SetRegistered<IHandTracker>(*this, bIsRegistered, true);
}

void FMRInputTestHandTracker::Unregister()
{
	MRInputTestDevicesDetail::SetRegistered<IHandTracker>(*this, bIsRegistered, false);
}

bool FMRInputTestHandTracker::GetKeypointState(
	EControllerHand, EHandKeypoint, FTransform& OutTransform, float& OutRadius) const
{
	Calls.Increment();
	OutTransform = FTransform(Position);
	OutRadius = 1.0f;
	return true;
}

#if MRINPUT_KEYPOINTS_CARRY_TRACKED
bool FMRInputTestHandTracker::GetAllKeypointStates(EControllerHand, TArray<FVector>& OutPositions,
	TArray<FQuat>& OutRotations, TArray<float>& OutRadii, bool& OutIsTracked) const
{
	OutIsTracked = true;
#else
bool FMRInputTestHandTracker::GetAllKeypointStates(
	EControllerHand, TArray<FVector>& OutPositions, TArray<FQuat>& OutRotations, TArray<float>& OutRadii) const
{
#endif
	Calls.Increment();
	OutPositions.Init(Position, EHandKeypointCount);
	OutRotations.Init(FQuat::Identity, EHandKeypointCount);
	OutRadii.Init(1.0f, EHandKeypointCount);
	return true;
}

bool FMRInputTestEyeTracker::GetEyeTrackerGazeData(FEyeTrackerGazeData& OutGazeData) const
{
	OutGazeData.GazeOrigin = Position;
	OutGazeData.GazeDirection = FVector::UpVector;
	return true;
}

IMotionController* MRInputTestDevices::FindController()
{
	return MRInputTestDevicesDetail::FindFirst<IMotionController>();
}

IHandTracker* MRInputTestDevices::FindHandTracker()
{
	return MRInputTestDevicesDetail::FindFirst<IHandTracker>();
}

void MRInputTestDevices::MoveToFront(IMotionController& Controller)
{
	MRInputTestDevicesDetail::MoveToFront(Controller);
}

void MRInputTestDevices::MoveToFront(IHandTracker& Tracker)
{
	MRInputTestDevicesDetail::MoveToFront(Tracker);
}

bool MRInputTestDevices::GetKeypoints(const IHandTracker& Tracker, EControllerHand Hand, TArray<FVector>& OutPositions,
	TArray<FQuat>& OutRotations, TArray<float>& OutRadii, bool& bOutIsTracked)
{
#if MRINPUT_KEYPOINTS_CARRY_TRACKED
	return Tracker.GetAllKeypointStates(Hand, OutPositions, OutRotations, OutRadii, bOutIsTracked);
#else
	bOutIsTracked = Tracker.GetAllKeypointStates(Hand, OutPositions, OutRotations, OutRadii);
	return bOutIsTracked;
#endif
}

bool MRInputTestDevices::FindPose(FName Source, FTransform& OutPose)
{
	FRotator Orientation = FRotator::ZeroRotator;
	FVector Position = FVector::ZeroVector;
	for (const IMotionController* Controller :
		IModularFeatures::Get().GetModularFeatureImplementations<IMotionController>(
			IMotionController::GetModularFeatureName()))
	{
		if (Controller->GetControllerOrientationAndPosition(0, Source, Orientation, Position, 100.0f))
		{
			OutPose = FTransform(Orientation, Position);
			return true;
		}
	}
	return false;
}

bool MRInputTestDevices::FindMotion(const IMotionController& Controller, FName Source, FMotion& Out)
{
	FRotator Orientation = FRotator::ZeroRotator;
	FVector Position = FVector::ZeroVector;
	FVector Acceleration = FVector::ZeroVector;
	bool bTimeWasUsed = false;
	bool bHasAcceleration = false;
	const bool bIsFound =
		Controller.GetControllerOrientationAndPositionForTime(0, Source, FTimespan(), bTimeWasUsed, Orientation,
			Position, Out.bHasLinear, Out.Linear, Out.bHasAngular, Out.Angular, bHasAcceleration, Acceleration, 100.0f);
	Out.Pose = FTransform(Orientation, Position);
	return bIsFound;
}

FMRInputEngineDevices FMRInputEngineDevices::Get()
{
	IModularFeatures& Features = IModularFeatures::Get();
	FMRInputEngineDevices Devices;
	Devices.Controllers = Features.GetModularFeatureImplementationCount(IMotionController::GetModularFeatureName());
	Devices.HandTrackers = Features.GetModularFeatureImplementationCount(IHandTracker::GetModularFeatureName());
	Devices.InputDevices = Features.GetModularFeatureImplementationCount(IInputDeviceModule::GetModularFeatureName());
	Devices.TrackingSystem = GEngine->XRSystem.Get();
	Devices.EyeTracker = GEngine->EyeTrackingDevice.Get();
	return Devices;
}

FString FMRInputEngineDevices::ToString() const
{
	return FString::Printf(TEXT("%d controllers, %d hand trackers, %d input devices, system %llx, eye tracker %llx"),
		Controllers, HandTrackers, InputDevices, static_cast<uint64>(reinterpret_cast<UPTRINT>(TrackingSystem)),
		static_cast<uint64>(reinterpret_cast<UPTRINT>(EyeTracker)));
}

FMRInputBareEngine::FMRInputBareEngine()
	: TrackingSystem(GEngine->XRSystem)
	, EyeTracker(GEngine->EyeTrackingDevice)
{
	GEngine->XRSystem.Reset();
	GEngine->EyeTrackingDevice.Reset();
}

FMRInputBareEngine::~FMRInputBareEngine()
{
	GEngine->XRSystem = TrackingSystem;
	GEngine->EyeTrackingDevice = EyeTracker;
}
