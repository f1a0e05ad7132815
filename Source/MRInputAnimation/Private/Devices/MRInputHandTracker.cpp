// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Devices/MRInputHandTracker.h"

#include "HeadMountedDisplayTypes.h"
#include "MRInputConvert.h"
#include "MRInputFrameSource.h"
#include "Mria/HandPoses.h"

void FMRInputHandTracker::SetDeviceTypeName(FName InName)
{
	const FWriteScopeLock Lock(NameGuard);
	DeviceTypeName = InName;
}

// UNCONFIRMED(openxr-tracker-name): the stock OpenXR system takes hands from the first tracker OpenXRHandTracking.
// [by hand: with an OpenXR runtime, play a recording and let a Blueprint draw GetHandTrackingState or
// GetMotionControllerData: the recorded joints]
FName FMRInputHandTracker::GetHandTrackerDeviceTypeName() const
{
	const FReadScopeLock Lock(NameGuard);
	return DeviceTypeName;
}

uint32 FMRInputHandTracker::GetPresentJoints(mria::Hand Hand) const
{
	uint32 Present = 0;
	const auto ReadJoints = [&Present, Hand](const FMRInputSnapshot& Snapshot)
	{
		const mria::HandFrame* Found = Snapshot.FindHand(Hand);
		Present = Found ? Found->presentJoints : 0;
	};
	FrameSource.Read(ReadJoints);
	return Present;
}

bool FMRInputHandTracker::IsHandTrackingStateValid() const
{
	bool bIsValid = false;
	FrameSource.Read([&bIsValid](const FMRInputSnapshot& Snapshot)
		{ bIsValid = Snapshot.IsHandDriven(mria::Hand::Left) || Snapshot.IsHandDriven(mria::Hand::Right); });
	return bIsValid;
}

bool FMRInputHandTracker::GetKeypointState(
	EControllerHand Hand, EHandKeypoint Keypoint, FTransform& OutTransform, float& OutRadius) const
{
	mria::Hand Side = mria::Hand::Left;
	if (!MRInputConvert::ToHand(Hand, Side) || static_cast<int32>(Keypoint) >= EHandKeypointCount)
	{
		return false;
	}
	const mria::Joint Joint = MRInputConvert::ToJoint(Keypoint);
	bool bIsFound = false;
	const auto ReadKeypoint = [&](const FMRInputSnapshot& Snapshot)
	{
		const mria::HandFrame* Found = Snapshot.FindHand(Side);
		bIsFound = Found && Found->HasJoint(Joint);
		if (bIsFound)
		{
			OutTransform = Snapshot.ToWorld((*Found)[Joint]);
			OutRadius = static_cast<float>(MRInputConvert::GetJointRadiusMetres(Keypoint) * Snapshot.WorldToMeters);
		}
	};
	return FrameSource.Read(ReadKeypoint) && bIsFound;
}

#if MRINPUT_KEYPOINTS_CARRY_TRACKED

bool FMRInputHandTracker::GetAllKeypointStates(EControllerHand Hand, TArray<FVector>& OutPositions,
	TArray<FQuat>& OutRotations, TArray<float>& OutRadii, bool& OutIsTracked) const
{
	return FindKeypoints(Hand, OutPositions, OutRotations, OutRadii, OutIsTracked);
}

#else

bool FMRInputHandTracker::GetAllKeypointStates(
	EControllerHand Hand, TArray<FVector>& OutPositions, TArray<FQuat>& OutRotations, TArray<float>& OutRadii) const
{
	bool bIsTracked = false;
	return FindKeypoints(Hand, OutPositions, OutRotations, OutRadii, bIsTracked) && bIsTracked;
}

#endif

bool FMRInputHandTracker::FindKeypoints(EControllerHand Hand, TArray<FVector>& OutPositions,
	TArray<FQuat>& OutRotations, TArray<float>& OutRadii, bool& OutIsTracked) const
{
	OutIsTracked = false;
	mria::Hand Side = mria::Hand::Left;
	if (!MRInputConvert::ToHand(Hand, Side))
	{
		return false;
	}
	bool bIsFound = false;
	const auto ReadKeypoints = [&](const FMRInputSnapshot& Snapshot)
	{
		const mria::HandFrame& Found = Snapshot.Mixed.frame[Side];
		bIsFound = Snapshot.IsHandDriven(Side) && Found.presentJoints != 0;
		if (bIsFound)
		{
			OutIsTracked = Found.isTracked;
			FillKeypoints(
				Found, Snapshot.TrackingToWorld, Snapshot.WorldToMeters, OutPositions, OutRotations, OutRadii);
		}
	};
	return FrameSource.Read(ReadKeypoints) && bIsFound;
}

void FMRInputHandTracker::FillKeypoints(const mria::HandFrame& Hand, const FTransform& TrackingToSpace,
	double WorldToMeters, TArray<FVector>& OutPositions, TArray<FQuat>& OutRotations, TArray<float>& OutRadii)
{
	const FQuat Rotation = TrackingToSpace.GetRotation();
	OutPositions.SetNum(EHandKeypointCount);
	OutRotations.SetNum(EHandKeypointCount);
	OutRadii.SetNum(EHandKeypointCount);
	for (int32 Index = 0; Index < EHandKeypointCount; ++Index)
	{
		const mria::Joint Joint = MRInputConvert::ToJoint(static_cast<EHandKeypoint>(Index));
		const mria::Pose& Pose = Hand[Hand.HasJoint(Joint) ? Joint : mria::Joint::Palm];
		OutPositions[Index] =
			TrackingToSpace.TransformPosition(MRInputConvert::ToUnrealPosition(Pose.position, WorldToMeters));
		OutRotations[Index] = Rotation * MRInputConvert::ToUnrealRotation(Pose.rotation);
		OutRadii[Index] = static_cast<float>(mria::TypicalRadius(Joint) * WorldToMeters);
	}
}
