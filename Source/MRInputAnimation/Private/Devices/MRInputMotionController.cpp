// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Devices/MRInputMotionController.h"

#include "Devices/MRInputMotionSources.h"
#include "HeadMountedDisplayTypes.h"
#include "MRInputConvert.h"
#include "MRInputFrameSource.h"

namespace MRInputMotionControllerDetail
{

const FName DeviceTypeName(TEXT("OpenXR"));
const FName PinchParameter(TEXT("Pinch"));

/** Recorded floats are not quite of length 1, which a rotator enlarges where it points up or down. */
FRotator ToRotator(const FTransform& Pose)
{
	return Pose.GetRotation().GetNormalized().Rotator();
}

#if !MRINPUT_CONTROLLERS_HAVE_VELOCITY
FName GetSourceName(EControllerHand DeviceHand)
{
	static const FName Names[] = {FName(TEXT("Left")), FName(TEXT("Right"))};
	mria::Hand Hand;
	return MRInputConvert::ToHand(DeviceHand, Hand) ? Names[static_cast<int32>(Hand)] : FName();
}
#endif

} // namespace MRInputMotionControllerDetail

// UNCONFIRMED(openxr-controller-name): the stock OpenXR system takes grip and aim from the first device named OpenXR,
// as it takes hands from a named tracker. [by hand: as for openxr-tracker-name, with the grip and aim poses of
// GetMotionControllerState or of GetMotionControllerData]
FName FMRInputMotionController::GetMotionControllerDeviceTypeName() const
{
	return MRInputMotionControllerDetail::DeviceTypeName;
}

const FMRInputMotionSource* FMRInputMotionController::FindSource(int32 ControllerIndex, FName MotionSource) const
{
	const FMRInputMotionSource* Source =
		ControllerIndex == 0 ? FMRInputMotionSources::Get().Find(MotionSource) : nullptr;
	if (!Source || (Source->bIsLong && !bLongSources))
	{
		return nullptr;
	}
	return Source->Pose != EMRInputMotionPose::Head || bAnswersHead ? Source : nullptr;
}

const FMRInputMotionSource* FMRInputMotionController::FindHandSource(FName MotionSource) const
{
	const FMRInputMotionSource* Source = FindSource(0, MotionSource);
	return Source && Source->Pose != EMRInputMotionPose::Head ? Source : nullptr;
}

bool FMRInputMotionController::FindMotion(int32 ControllerIndex, FName MotionSource, FMotion& OutMotion) const
{
	const FMRInputMotionSource* Source = FindSource(ControllerIndex, MotionSource);
	bool bIsFound = false;
	const auto ReadMotion = [Source, &OutMotion, &bIsFound](const FMRInputSnapshot& Snapshot)
	{
		bIsFound = Source->Pose == EMRInputMotionPose::Head ? ReadHead(Snapshot, OutMotion)
															: ReadHand(Snapshot, *Source, OutMotion);
	};
	return Source && FrameSource.Read(ReadMotion) && bIsFound;
}

bool FMRInputMotionController::ReadHand(
	const FMRInputSnapshot& Snapshot, const FMRInputMotionSource& Source, FMotion& OutMotion)
{
	const mria::HandFrame* Hand = Snapshot.FindHand(Source.Hand);
	if (!Hand || !FMRInputMotionSources::FindPose(*Hand, Source, OutMotion.Pose))
	{
		return false;
	}
	const mria::PoseId Joint = mria::JointPose(Source.Hand, Source.Joint);
	OutMotion.bHasVelocity = Snapshot.HasVelocity(Joint);
	OutMotion.Velocity = Snapshot.GetVelocity(Joint);
	return true;
}

bool FMRInputMotionController::ReadHead(const FMRInputSnapshot& Snapshot, FMotion& OutMotion)
{
	if (!Snapshot.IsHeadDriven())
	{
		return false;
	}
	OutMotion.Pose = MRInputConvert::ToUnreal(Snapshot.Mixed.frame.camera, 1.0);
	OutMotion.bHasVelocity = Snapshot.HasVelocity(mria::kCameraPose);
	OutMotion.Velocity = Snapshot.GetVelocity(mria::kCameraPose);
	return true;
}

bool FMRInputMotionController::GetControllerOrientationAndPosition(const int32 ControllerIndex,
	const FName MotionSource, FRotator& OutOrientation, FVector& OutPosition, float WorldToMetersScale) const
{
	FMotion Motion;
	if (!FindMotion(ControllerIndex, MotionSource, Motion))
	{
		return false;
	}
	OutOrientation = MRInputMotionControllerDetail::ToRotator(Motion.Pose);
	OutPosition = Motion.Pose.GetLocation() * WorldToMetersScale;
	return true;
}

bool FMRInputMotionController::GetControllerOrientationAndPositionForTime(const int32 ControllerIndex,
	const FName MotionSource, FTimespan, bool& OutTimeWasUsed, FRotator& OutOrientation, FVector& OutPosition,
	bool& OutbProvidedLinearVelocity, FVector& OutLinearVelocity, bool& OutbProvidedAngularVelocity,
	FVector& OutAngularVelocityAsAxisAndLength, bool& OutbProvidedLinearAcceleration, FVector&,
	float WorldToMetersScale) const
{
	OutTimeWasUsed = false;
	OutbProvidedLinearAcceleration = false;
	FMotion Motion;
	const bool bIsFound = FindMotion(ControllerIndex, MotionSource, Motion);
	OutbProvidedLinearVelocity = OutbProvidedAngularVelocity = bIsFound && Motion.bHasVelocity;
	if (bIsFound)
	{
		OutOrientation = MRInputMotionControllerDetail::ToRotator(Motion.Pose);
		OutPosition = Motion.Pose.GetLocation() * WorldToMetersScale;
		OutLinearVelocity = MRInputConvert::ToUnrealPosition(Motion.Velocity.linear, WorldToMetersScale);
		OutAngularVelocityAsAxisAndLength = MRInputConvert::ToUnrealAngularVelocity(Motion.Velocity.angular);
	}
	return bIsFound;
}

#if MRINPUT_CONTROLLERS_HAVE_VELOCITY

bool FMRInputMotionController::GetControllerOrientationAndPosition(const int32 ControllerIndex,
	const FName MotionSource, FRotator& OutOrientation, FVector& OutPosition, bool& OutbProvidedLinearVelocity,
	FVector& OutLinearVelocity, bool& OutbProvidedAngularVelocity, FVector& OutAngularVelocityAsAxisAndLength,
	bool& OutbProvidedLinearAcceleration, FVector& OutLinearAcceleration, float WorldToMetersScale) const
{
	bool bTimeWasUsed = false;
	return GetControllerOrientationAndPositionForTime(ControllerIndex, MotionSource, FTimespan(), bTimeWasUsed,
		OutOrientation, OutPosition, OutbProvidedLinearVelocity, OutLinearVelocity, OutbProvidedAngularVelocity,
		OutAngularVelocityAsAxisAndLength, OutbProvidedLinearAcceleration, OutLinearAcceleration, WorldToMetersScale);
}

#else

bool FMRInputMotionController::GetControllerOrientationAndPosition(const int32 ControllerIndex,
	const EControllerHand DeviceHand, FRotator& OutOrientation, FVector& OutPosition, float WorldToMetersScale) const
{
	return GetControllerOrientationAndPosition(ControllerIndex,
		MRInputMotionControllerDetail::GetSourceName(DeviceHand), OutOrientation, OutPosition, WorldToMetersScale);
}

ETrackingStatus FMRInputMotionController::GetControllerTrackingStatus(
	const int32 ControllerIndex, const EControllerHand DeviceHand) const
{
	return GetControllerTrackingStatus(ControllerIndex, MRInputMotionControllerDetail::GetSourceName(DeviceHand));
}

#endif

ETrackingStatus FMRInputMotionController::GetControllerTrackingStatus(
	const int32 ControllerIndex, const FName MotionSource) const
{
	FMotion Motion;
	return FindMotion(ControllerIndex, MotionSource, Motion) ? ETrackingStatus::Tracked : ETrackingStatus::NotTracked;
}

void FMRInputMotionController::EnumerateSources(TArray<FMotionControllerSource>& SourcesOut) const
{
	const FMRInputMotionSources& Sources = FMRInputMotionSources::Get();
	for (const FName Name : Sources.GetNames(false))
	{
		SourcesOut.Add(FMotionControllerSource(Name));
	}
	if (bLongSources)
	{
		for (const FName Name : Sources.GetNames(true))
		{
			SourcesOut.Add(FMotionControllerSource(Name));
		}
	}
}

float FMRInputMotionController::GetCustomParameterValue(
	const FName MotionSource, FName ParameterName, bool& bOutValueFound) const
{
	const FMRInputMotionSource* Source = FindHandSource(MotionSource);
	const mria::HandFrame* Hand = nullptr;
	bool bIsPinching = false;
	const auto ReadPinch = [Source, &Hand, &bIsPinching](const FMRInputSnapshot& Snapshot)
	{
		Hand = Snapshot.FindHand(Source->Hand);
		bIsPinching = Hand && Hand->isPinching;
	};
	bOutValueFound =
		Source && ParameterName == MRInputMotionControllerDetail::PinchParameter && FrameSource.Read(ReadPinch) && Hand;
	return bIsPinching ? 1.0f : 0.0f;
}

bool FMRInputMotionController::GetHandJointPosition(
	const FName MotionSource, int jointIndex, FVector& OutPosition) const
{
	const FMRInputMotionSource* Source = FindHandSource(MotionSource);
	if (!Source || jointIndex < 0 || jointIndex >= EHandKeypointCount)
	{
		return false;
	}
	const mria::Joint Joint = MRInputConvert::ToJoint(static_cast<EHandKeypoint>(jointIndex));
	bool bIsFound = false;
	const auto ReadJoint = [Source, Joint, &OutPosition, &bIsFound](const FMRInputSnapshot& Snapshot)
	{
		const mria::HandFrame* Hand = Snapshot.FindHand(Source->Hand);
		bIsFound = Hand && Hand->HasJoint(Joint);
		if (bIsFound)
		{
			// UNCONFIRMED(hand-joint-space): the motion controller component passes a joint's position on as it is.
			// [by hand: in a Blueprint of the component, print GetHandJointPosition of joint 10 in the event On Motion
			// Controller Updated, and compare it with the playback's frame]
			OutPosition = MRInputConvert::ToUnrealPosition((*Hand)[Joint].position, Snapshot.WorldToMeters);
		}
	};
	return FrameSource.Read(ReadJoint) && bIsFound;
}
