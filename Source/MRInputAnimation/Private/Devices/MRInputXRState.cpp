// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Devices/MRInputXRState.h"

#include "Devices/MRInputHandTracker.h"
#include "Devices/MRInputMotionSources.h"
#include "MRInputConvert.h"
#include "MRInputFrameSource.h"
#include "Misc/App.h"

namespace MRInputXRStateDetail
{

ETrackingStatus ToStatus(bool bIsTracked)
{
	return bIsTracked ? ETrackingStatus::Tracked : ETrackingStatus::NotTracked;
}

/** The space that a struct is asked for: where tracking space lies in it, and its units a metre. */
struct FSpace
{
	FTransform TrackingToSpace;
	double WorldToMeters = 100.0;
};

bool FindPose(const mria::HandFrame& Hand, bool bIsAim, const FSpace& Space, FVector& OutPosition, FQuat& OutRotation)
{
	FMRInputMotionSource Source;
	Source.bIsAim = bIsAim;
	FTransform Pose;
	if (!FMRInputMotionSources::FindPose(Hand, Source, Pose))
	{
		return false;
	}
	Pose.ScaleTranslation(Space.WorldToMeters);
	Pose *= Space.TrackingToSpace;
	OutPosition = Pose.GetLocation();
	OutRotation = Pose.GetRotation();
	return true;
}

FSpace MakeWorldSpace(const FMRInputSnapshot& Snapshot)
{
	return {Snapshot.TrackingToWorld, Snapshot.WorldToMeters};
}

/** Calls Fill with the snapshot and the hand if it is driven. */
template <typename FillType>
bool ReadHand(const FMRInputFrameSource& FrameSource, EControllerHand Hand, FillType&& Fill)
{
	mria::Hand Side = mria::Hand::Left;
	bool bIsDriven = false;
	const auto ReadSnapshot = [&](const FMRInputSnapshot& Snapshot)
	{
		bIsDriven = Snapshot.IsHandDriven(Side);
		if (bIsDriven)
		{
			Fill(Snapshot, Snapshot.Frame[Side]);
		}
	};
	return MRInputConvert::ToHand(Hand, Side) && FrameSource.Read(ReadSnapshot) && bIsDriven;
}

#if MRINPUT_HAS_XR_STATES
FSpace MakeSpace(const FMRInputSnapshot& Snapshot, EXRSpaceType Type)
{
	return Type == EXRSpaceType::XRTrackingSpace ? FSpace() : MakeWorldSpace(Snapshot);
}
#endif

} // namespace MRInputXRStateDetail

bool MRInputXRState::FillHead(const FMRInputFrameSource& FrameSource, FName DeviceName, FXRHMDData& OutData)
{
	bool bIsDriven = false;
	const auto ReadHead = [&](const FMRInputSnapshot& Snapshot)
	{
		bIsDriven = Snapshot.IsHeadDriven();
		if (bIsDriven)
		{
			const FTransform Head = Snapshot.ToWorld(Snapshot.Frame.camera);
			OutData.bValid = true;
			OutData.DeviceName = DeviceName;
			OutData.ApplicationInstanceID = FApp::GetInstanceId();
			OutData.TrackingStatus = ETrackingStatus::Tracked;
			OutData.Position = Head.GetLocation();
			OutData.Rotation = Head.GetRotation();
		}
	};
	return FrameSource.Read(ReadHead) && bIsDriven;
}

#if MRINPUT_HAS_CONTROLLER_DATA

PRAGMA_DISABLE_DEPRECATION_WARNINGS

bool MRInputXRState::FillControllerData(
	const FMRInputFrameSource& FrameSource, FName DeviceName, EControllerHand Hand, FXRMotionControllerData& OutData)
{
	using namespace MRInputXRStateDetail;
	const auto Fill = [&](const FMRInputSnapshot& Snapshot, const mria::HandFrame& Found)
	{
		OutData = FXRMotionControllerData();
		OutData.DeviceName = DeviceName;
		OutData.ApplicationInstanceID = FApp::GetInstanceId();
		OutData.DeviceVisualType = EXRVisualType::Hand;
		OutData.HandIndex = Hand;
		const FSpace Space = MakeWorldSpace(Snapshot);
		OutData.bValid = Found.isTracked && FindPose(Found, false, Space, OutData.GripPosition, OutData.GripRotation);
		if (!OutData.bValid)
		{
			return;
		}
		OutData.TrackingStatus = ETrackingStatus::Tracked;
		FindPose(Found, true, Space, OutData.AimPosition, OutData.AimRotation);
#if MRINPUT_CONTROLLER_DATA_HAS_PALM
		OutData.PalmPosition = OutData.GripPosition;
		OutData.PalmRotation = OutData.GripRotation;
#endif
		FMRInputHandTracker::FillKeypoints(Found, Space.TrackingToSpace, Space.WorldToMeters, OutData.HandKeyPositions,
			OutData.HandKeyRotations, OutData.HandKeyRadii);
		OutData.bIsGrasped = Found.isPinching;
	};
	return ReadHand(FrameSource, Hand, Fill);
}

PRAGMA_ENABLE_DEPRECATION_WARNINGS

#endif

#if MRINPUT_HAS_XR_STATES

bool MRInputXRState::FillControllerState(const FMRInputFrameSource& FrameSource, FName DeviceName, EXRSpaceType Space,
	EControllerHand Hand, EXRControllerPoseType PoseType, FXRMotionControllerState& OutState)
{
	using namespace MRInputXRStateDetail;
	const auto Fill = [&](const FMRInputSnapshot& Snapshot, const mria::HandFrame& Found)
	{
		OutState = FXRMotionControllerState();
		OutState.DeviceName = DeviceName;
		OutState.ApplicationInstanceID = FApp::GetInstanceId();
		OutState.XRSpaceType = Space;
		OutState.Hand = Hand;
		OutState.XRControllerPoseType = PoseType;
		OutState.bValid = FindPose(Found, PoseType == EXRControllerPoseType::Aim, MakeSpace(Snapshot, Space),
			OutState.ControllerLocation, OutState.ControllerRotation);
		OutState.TrackingStatus = ToStatus(OutState.bValid && Found.isTracked);
		FindPose(
			Found, false, MakeWorldSpace(Snapshot), OutState.GripUnrealSpaceLocation, OutState.GripUnrealSpaceRotation);
	};
	return ReadHand(FrameSource, Hand, Fill);
}

bool MRInputXRState::FillHandState(const FMRInputFrameSource& FrameSource, FName DeviceName, EXRSpaceType Space,
	EControllerHand Hand, FXRHandTrackingState& OutState)
{
	using namespace MRInputXRStateDetail;
	const auto Fill = [&](const FMRInputSnapshot& Snapshot, const mria::HandFrame& Found)
	{
		OutState = FXRHandTrackingState();
		OutState.DeviceName = DeviceName;
		OutState.ApplicationInstanceID = FApp::GetInstanceId();
		OutState.XRSpaceType = Space;
		OutState.Hand = Hand;
		OutState.bValid = Found.presentJoints != 0;
		OutState.TrackingStatus = ToStatus(OutState.bValid && Found.isTracked);
		if (OutState.bValid)
		{
			const FSpace Wanted = MakeSpace(Snapshot, Space);
			FMRInputHandTracker::FillKeypoints(Found, Wanted.TrackingToSpace, Wanted.WorldToMeters,
				OutState.HandKeyLocations, OutState.HandKeyRotations, OutState.HandKeyRadii);
		}
	};
	return ReadHand(FrameSource, Hand, Fill);
}

#endif
