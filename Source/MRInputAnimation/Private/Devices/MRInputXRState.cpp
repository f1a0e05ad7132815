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

/** The space of a queried struct: the transform from tracking space, and units per metre. */
struct FSpace
{
	FTransform TrackingToSpace;
	double WorldToMeters = 100.0;
};

/** Of a driven hand. */
struct FHand
{
	mria::Hand Side;
	const mria::HandFrame& Frame;
};

bool FindPose(
	const FHand& Hand, EMRInputMotionPose PoseKind, const FSpace& Space, FVector& OutPosition, FQuat& OutRotation)
{
	FTransform Pose;
	if (!FMRInputMotionSources::FindPose(Hand.Frame, {Hand.Side, mria::Joint::Palm, PoseKind, false}, Pose))
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
			Fill(Snapshot, FHand{Side, Snapshot.Mixed.frame[Side]});
		}
	};
	return MRInputConvert::ToHand(Hand, Side) && FrameSource.Read(ReadSnapshot) && bIsDriven;
}

#if MRINPUT_HAS_XR_STATES
EMRInputMotionPose ToMotionPose(EXRControllerPoseType Type)
{
	switch (Type)
	{
	case EXRControllerPoseType::Aim:
		return EMRInputMotionPose::Aim;
	case EXRControllerPoseType::Grip:
		return EMRInputMotionPose::Grip;
	default:
		return EMRInputMotionPose::Joint;
	}
}

FSpace MakeSpace(const FMRInputSnapshot& Snapshot, EXRSpaceType Type)
{
	return Type == EXRSpaceType::XRTrackingSpace ? FSpace() : MakeWorldSpace(Snapshot);
}
#endif

} // namespace MRInputXRStateDetail

bool MRInputXRState::IsHandDriven(const FMRInputFrameSource& FrameSource, EControllerHand Hand)
{
	return MRInputXRStateDetail::ReadHand(
		FrameSource, Hand, [](const FMRInputSnapshot&, const MRInputXRStateDetail::FHand&) {});
}

bool MRInputXRState::FillHead(const FMRInputFrameSource& FrameSource, FName DeviceName, FXRHMDData& OutData)
{
	bool bIsDriven = false;
	const auto ReadHead = [&](const FMRInputSnapshot& Snapshot)
	{
		bIsDriven = Snapshot.IsHeadDriven();
		if (bIsDriven)
		{
			const FTransform Head = Snapshot.ToWorld(Snapshot.Mixed.frame.camera);
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
	const auto Fill = [&](const FMRInputSnapshot& Snapshot, const FHand& Found)
	{
		OutData = FXRMotionControllerData();
		OutData.DeviceName = DeviceName;
		OutData.ApplicationInstanceID = FApp::GetInstanceId();
		OutData.DeviceVisualType = EXRVisualType::Hand;
		OutData.HandIndex = Hand;
		const FSpace Space = MakeWorldSpace(Snapshot);
		OutData.bValid = Found.Frame.isTracked &&
			FindPose(Found, EMRInputMotionPose::Grip, Space, OutData.GripPosition, OutData.GripRotation);
		if (!OutData.bValid)
		{
			return;
		}
		OutData.TrackingStatus = ETrackingStatus::Tracked;
		FindPose(Found, EMRInputMotionPose::Aim, Space, OutData.AimPosition, OutData.AimRotation);
#if MRINPUT_CONTROLLER_DATA_HAS_PALM
		FindPose(Found, EMRInputMotionPose::Joint, Space, OutData.PalmPosition, OutData.PalmRotation);
#endif
		FMRInputHandTracker::FillKeypoints(Found.Frame, Space.TrackingToSpace, Space.WorldToMeters,
			OutData.HandKeyPositions, OutData.HandKeyRotations, OutData.HandKeyRadii);
		OutData.bIsGrasped = Found.Frame.isPinching;
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
	const auto Fill = [&](const FMRInputSnapshot& Snapshot, const FHand& Found)
	{
		OutState = FXRMotionControllerState();
		OutState.DeviceName = DeviceName;
		OutState.ApplicationInstanceID = FApp::GetInstanceId();
		OutState.XRSpaceType = Space;
		OutState.Hand = Hand;
		OutState.XRControllerPoseType = PoseType;
		OutState.bValid = FindPose(Found, ToMotionPose(PoseType), MakeSpace(Snapshot, Space),
			OutState.ControllerLocation, OutState.ControllerRotation);
		OutState.TrackingStatus = ToStatus(OutState.bValid && Found.Frame.isTracked);
		FindPose(Found, EMRInputMotionPose::Grip, MakeWorldSpace(Snapshot), OutState.GripUnrealSpaceLocation,
			OutState.GripUnrealSpaceRotation);
	};
	return ReadHand(FrameSource, Hand, Fill);
}

bool MRInputXRState::FillHandState(const FMRInputFrameSource& FrameSource, FName DeviceName, EXRSpaceType Space,
	EControllerHand Hand, FXRHandTrackingState& OutState)
{
	using namespace MRInputXRStateDetail;
	const auto Fill = [&](const FMRInputSnapshot& Snapshot, const FHand& Found)
	{
		OutState = FXRHandTrackingState();
		OutState.DeviceName = DeviceName;
		OutState.ApplicationInstanceID = FApp::GetInstanceId();
		OutState.XRSpaceType = Space;
		OutState.Hand = Hand;
		OutState.bValid = Found.Frame.presentJoints != 0;
		OutState.TrackingStatus = ToStatus(OutState.bValid && Found.Frame.isTracked);
		if (OutState.bValid)
		{
			const FSpace Wanted = MakeSpace(Snapshot, Space);
			FMRInputHandTracker::FillKeypoints(Found.Frame, Wanted.TrackingToSpace, Wanted.WorldToMeters,
				OutState.HandKeyLocations, OutState.HandKeyRotations, OutState.HandKeyRadii);
		}
	};
	return ReadHand(FrameSource, Hand, Fill);
}

#endif
