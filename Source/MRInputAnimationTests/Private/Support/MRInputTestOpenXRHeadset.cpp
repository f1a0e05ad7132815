// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Support/MRInputTestOpenXRHeadset.h"

#include "Engine/World.h"
#include "Features/IModularFeatures.h"
#include "HeadMountedDisplayFunctionLibrary.h"
#include "IHandTracker.h"
#include "IMotionController.h"
#include "Support/MRInputTestDevices.h"

namespace MRInputTestOpenXRHeadsetDetail
{

template <typename FeatureType>
const FeatureType* FindNamed(FName (FeatureType::*GetName)() const, const TCHAR* Name)
{
	for (const FeatureType* Feature :
		IModularFeatures::Get().GetModularFeatureImplementations<FeatureType>(FeatureType::GetModularFeatureName()))
	{
		if ((Feature->*GetName)() == Name)
		{
			return Feature;
		}
	}
	return nullptr;
}

const IMotionController* FindController()
{
	return FindNamed(&IMotionController::GetMotionControllerDeviceTypeName, TEXT("OpenXR"));
}

FName GetSource(EControllerHand Hand, const TCHAR* Kind)
{
	return FName(*FString::Printf(TEXT("%s%s"), Hand == EControllerHand::Left ? TEXT("Left") : TEXT("Right"), Kind));
}

bool FindJoints(EControllerHand Hand, TArray<FVector>& OutPositions, TArray<FQuat>& OutRotations,
	TArray<float>& OutRadii, bool& bOutIsTracked)
{
	const IHandTracker* Tracker = FindNamed(&IHandTracker::GetHandTrackerDeviceTypeName, TEXT("OpenXRHandTracking"));
	bOutIsTracked = false;
	return Tracker &&
		MRInputTestDevices::GetKeypoints(*Tracker, Hand, OutPositions, OutRotations, OutRadii, bOutIsTracked);
}

} // namespace MRInputTestOpenXRHeadsetDetail

bool FMRInputTestOpenXRHeadset::FindPose(
	EControllerHand Hand, const TCHAR* Kind, FVector& OutPosition, FQuat& OutRotation) const
{
	using namespace MRInputTestOpenXRHeadsetDetail;
	const IMotionController* Controller = FindController();
	FRotator Rotation = FRotator::ZeroRotator;
	FVector Location = FVector::ZeroVector;
	if (!Controller ||
		!Controller->GetControllerOrientationAndPosition(
			0, GetSource(Hand, Kind), Rotation, Location, GetWorldToMetersScale()))
	{
		return false;
	}
	const FTransform Pose = FTransform(Rotation, Location) * GetTrackingToWorldTransform();
	OutPosition = Pose.GetLocation();
	OutRotation = Pose.GetRotation();
	return true;
}

ETrackingStatus FMRInputTestOpenXRHeadset::GetStatus(EControllerHand Hand)
{
	using namespace MRInputTestOpenXRHeadsetDetail;
	const IMotionController* Controller = FindController();
	return Controller ? Controller->GetControllerTrackingStatus(0, GetSource(Hand, TEXT("Grip")))
					  : ETrackingStatus::NotTracked;
}

#if MRINPUT_HAS_CONTROLLER_DATA

PRAGMA_DISABLE_DEPRECATION_WARNINGS

void FMRInputTestOpenXRHeadset::GetMotionControllerData(
	UObject*, const EControllerHand Hand, FXRMotionControllerData& MotionControllerData)
{
	FXRMotionControllerData& Data = MotionControllerData;
	Data = FXRMotionControllerData();
	Data.HandIndex = Hand;
	Data.TrackingStatus = GetStatus(Hand);
	FindPose(Hand, TEXT("Grip"), Data.GripPosition, Data.GripRotation);
	FindPose(Hand, TEXT("Aim"), Data.AimPosition, Data.AimRotation);
	bool bIsTracked = false;
	Data.bValid = MRInputTestOpenXRHeadsetDetail::FindJoints(
					  Hand, Data.HandKeyPositions, Data.HandKeyRotations, Data.HandKeyRadii, bIsTracked) &&
		bIsTracked;
	Data.DeviceVisualType = Data.bValid ? EXRVisualType::Hand : EXRVisualType::Controller;
}

PRAGMA_ENABLE_DEPRECATION_WARNINGS

#endif

#if MRINPUT_HAS_XR_STATES

void FMRInputTestOpenXRHeadset::GetMotionControllerState(UObject*, const EXRSpaceType, const EControllerHand Hand,
	const EXRControllerPoseType XRControllerPoseType, FXRMotionControllerState& MotionControllerState)
{
	const bool bIsGrip = XRControllerPoseType == EXRControllerPoseType::Grip;
	MotionControllerState = FXRMotionControllerState();
	MotionControllerState.bValid = FindPose(Hand, bIsGrip ? TEXT("Grip") : TEXT("Aim"),
		MotionControllerState.ControllerLocation, MotionControllerState.ControllerRotation);
	MotionControllerState.TrackingStatus = GetStatus(Hand);
}

void FMRInputTestOpenXRHeadset::GetHandTrackingState(
	UObject*, const EXRSpaceType, const EControllerHand Hand, FXRHandTrackingState& HandTrackingState)
{
	bool bIsTracked = false;
	HandTrackingState = FXRHandTrackingState();
	HandTrackingState.bValid = MRInputTestOpenXRHeadsetDetail::FindJoints(Hand, HandTrackingState.HandKeyLocations,
		HandTrackingState.HandKeyRotations, HandTrackingState.HandKeyRadii, bIsTracked);
	HandTrackingState.TrackingStatus = bIsTracked ? ETrackingStatus::Tracked : ETrackingStatus::NotTracked;
}

#endif

FMRInputSeenHand FMRInputSeenHand::Get(UWorld& World, EControllerHand Hand)
{
	FMRInputSeenHand Seen;
#if MRINPUT_HAS_CONTROLLER_DATA
	PRAGMA_DISABLE_DEPRECATION_WARNINGS
	FXRMotionControllerData Data;
	UHeadMountedDisplayFunctionLibrary::GetMotionControllerData(&World, Hand, Data);
	Seen.bIsHand = Data.bValid && Data.DeviceVisualType == EXRVisualType::Hand;
	Seen.Status = Data.TrackingStatus;
	Seen.Joints = Data.HandKeyPositions;
	Seen.Grip = FTransform(Data.GripRotation, Data.GripPosition);
	Seen.Aim = FTransform(Data.AimRotation, Data.AimPosition);
	PRAGMA_ENABLE_DEPRECATION_WARNINGS
#else
	const auto FindPose = [&World, Hand](EXRControllerPoseType Type, FTransform& OutPose)
	{
		FXRMotionControllerState State;
		UHeadMountedDisplayFunctionLibrary::GetMotionControllerState(
			&World, EXRSpaceType::UnrealWorldSpace, Hand, Type, State);
		OutPose = FTransform(State.ControllerRotation, State.ControllerLocation);
		return State.TrackingStatus;
	};
	FXRHandTrackingState State;
	UHeadMountedDisplayFunctionLibrary::GetHandTrackingState(&World, EXRSpaceType::UnrealWorldSpace, Hand, State);
	Seen.bIsHand = State.bValid && State.TrackingStatus == ETrackingStatus::Tracked;
	Seen.Joints = State.HandKeyLocations;
	FindPose(EXRControllerPoseType::Aim, Seen.Aim);
	Seen.Status = FindPose(EXRControllerPoseType::Grip, Seen.Grip);
#endif
	return Seen;
}
