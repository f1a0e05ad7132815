// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "DeviceQueries.h"

#include "Engine/Engine.h"
#include "Engine/World.h"
#include "EyeTrackerTypes.h"
#include "Features/IModularFeatures.h"
#include "HeadMountedDisplayTypes.h"
#include "IEyeTracker.h"
#include "IHandTracker.h"
#include "IMotionController.h"
#include "IXRTrackingSystem.h"
#include "MRInputPlaybackLibrary.h"
#include "Misc/Timespan.h"

namespace DeviceQueriesDetail
{

constexpr float WorldToMeters = 100.0f;

const FName& GetSource()
{
	static const FName Source(TEXT("LeftIndexTip"));
	return Source;
}

template <typename FeatureType>
FeatureType& GetFirst()
{
	const FName Name = FeatureType::GetModularFeatureName();
	return *IModularFeatures::Get().GetModularFeatureImplementations<FeatureType>(Name)[0];
}

} // namespace DeviceQueriesDetail

UE::Host::Bench::FDeviceQueries::FDeviceQueries(UWorld& InWorld)
	: World(InWorld)
	, Controller(DeviceQueriesDetail::GetFirst<IMotionController>())
	, HandTracker(DeviceQueriesDetail::GetFirst<IHandTracker>())
{
}

void UE::Host::Bench::FDeviceQueries::AskController()
{
	FRotator Rotation;
	FVector Position;
	verify(Controller.GetControllerOrientationAndPosition(
		0, DeviceQueriesDetail::GetSource(), Rotation, Position, DeviceQueriesDetail::WorldToMeters));
}

void UE::Host::Bench::FDeviceQueries::AskControllerVelocity()
{
	FRotator Rotation;
	FVector Vectors[4];
	bool bFlags[4] = {};
	verify(Controller.GetControllerOrientationAndPositionForTime(0, DeviceQueriesDetail::GetSource(), FTimespan(),
		bFlags[0], Rotation, Vectors[0], bFlags[1], Vectors[1], bFlags[2], Vectors[2], bFlags[3], Vectors[3],
		DeviceQueriesDetail::WorldToMeters));
}

void UE::Host::Bench::FDeviceQueries::AskKeypoint()
{
	FTransform Pose;
	float Radius = 0.0f;
	verify(HandTracker.GetKeypointState(EControllerHand::Left, EHandKeypoint::IndexTip, Pose, Radius));
}

void UE::Host::Bench::FDeviceQueries::AskAllKeypoints()
{
#if HOST_HAS_TRACKED_KEYPOINTS
	bool bIsTracked = false;
	verify(
		HandTracker.GetAllKeypointStates(EControllerHand::Left, Positions, Rotations, Radii, bIsTracked) && bIsTracked);
#else
	verify(HandTracker.GetAllKeypointStates(EControllerHand::Left, Positions, Rotations, Radii));
#endif
}

void UE::Host::Bench::FDeviceQueries::AskHead()
{
	FQuat Rotation;
	FVector Position;
	verify(GEngine->XRSystem->GetCurrentPose(IXRTrackingSystem::HMDDeviceId, Rotation, Position));
}

void UE::Host::Bench::FDeviceQueries::AskGaze()
{
	FEyeTrackerGazeData Gaze;
	verify(GEngine->EyeTrackingDevice->GetEyeTrackerGazeData(Gaze));
}

void UE::Host::Bench::FDeviceQueries::AskRecordedJoint()
{
	FTransform Pose;
	verify(UMRInputPlaybackLibrary::GetRecordedJoint(&World, EMRInputHand::Left, EHandKeypoint::IndexTip, Pose));
}
