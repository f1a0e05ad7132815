// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "HAL/ThreadSafeCounter.h"
#include "IEyeTracker.h"
#include "IHandTracker.h"
#include "MRInputEngineCompat.h"
#include "XRMotionControllerBase.h"

/** "Real" devices: what a game has besides recordings. Each answers with its one place, so that it is known by it. */

/** Both hands at one place, given in tracking space and metres. */
class FMRInputTestController final : public FXRMotionControllerBase
{
public:
	explicit FMRInputTestController(const FVector& InPosition)
		: Position(InPosition)
	{
	}
	virtual ~FMRInputTestController() override { Unregister(); }
	UE_NONCOPYABLE(FMRInputTestController);

	/** Set before it is registered. */
	FName DeviceTypeName = TEXT("MRInputTest");

	void Register();
	void Unregister();

	/** How often it was asked for a pose or a status. */
	int32 GetCallCount() const { return Calls.GetValue(); }

	//~ Begin IMotionController interface
	using FXRMotionControllerBase::GetControllerOrientationAndPosition;
	using FXRMotionControllerBase::GetControllerTrackingStatus;

	virtual FName GetMotionControllerDeviceTypeName() const override { return DeviceTypeName; }
	virtual bool GetControllerOrientationAndPosition(const int32 ControllerIndex, const FName MotionSource,
		FRotator& OutOrientation, FVector& OutPosition, float WorldToMetersScale) const override;
	virtual ETrackingStatus GetControllerTrackingStatus(
		const int32 ControllerIndex, const FName MotionSource) const override;
#if !MRINPUT_CONTROLLERS_HAVE_VELOCITY
	virtual bool GetControllerOrientationAndPosition(const int32 ControllerIndex, const EControllerHand DeviceHand,
		FRotator& OutOrientation, FVector& OutPosition, float WorldToMetersScale) const override;
	virtual ETrackingStatus GetControllerTrackingStatus(
		const int32 ControllerIndex, const EControllerHand DeviceHand) const override;
#endif
	//~ End IMotionController interface

private:
	FVector Position;
	mutable FThreadSafeCounter Calls;
	bool bIsRegistered = false;
};

/** All joints of both hands at one place, given in the world. */
class FMRInputTestHandTracker final : public IHandTracker
{
public:
	explicit FMRInputTestHandTracker(const FVector& InPosition)
		: Position(InPosition)
	{
	}
	virtual ~FMRInputTestHandTracker() override { Unregister(); }
	UE_NONCOPYABLE(FMRInputTestHandTracker);

	/** Set before it is registered. */
	FName DeviceTypeName = TEXT("MRInputTest");

	void Register();
	void Unregister();
	int32 GetCallCount() const { return Calls.GetValue(); }

	//~ Begin IHandTracker interface
	virtual FName GetHandTrackerDeviceTypeName() const override { return DeviceTypeName; }
	virtual bool IsHandTrackingStateValid() const override { return true; }
	virtual bool GetKeypointState(
		EControllerHand Hand, EHandKeypoint Keypoint, FTransform& OutTransform, float& OutRadius) const override;
#if MRINPUT_KEYPOINTS_CARRY_TRACKED
	virtual bool GetAllKeypointStates(EControllerHand Hand, TArray<FVector>& OutPositions, TArray<FQuat>& OutRotations,
		TArray<float>& OutRadii, bool& OutIsTracked) const override;
#else
	virtual bool GetAllKeypointStates(EControllerHand Hand, TArray<FVector>& OutPositions, TArray<FQuat>& OutRotations,
		TArray<float>& OutRadii) const override;
#endif
	//~ End IHandTracker interface

private:
	FVector Position;
	mutable FThreadSafeCounter Calls;
	bool bIsRegistered = false;
};

/** Looks upwards from one place in the world. */
class FMRInputTestEyeTracker final : public IEyeTracker
{
public:
	explicit FMRInputTestEyeTracker(const FVector& InPosition)
		: Position(InPosition)
	{
	}

	//~ Begin IEyeTracker interface
	virtual void SetEyeTrackedPlayer(APlayerController*) override {}
	virtual bool GetEyeTrackerGazeData(FEyeTrackerGazeData& OutGazeData) const override;
	virtual bool GetEyeTrackerStereoGazeData(FEyeTrackerStereoGazeData&) const override { return false; }
	virtual EEyeTrackerStatus GetEyeTrackerStatus() const override { return EEyeTrackerStatus::Tracking; }
	virtual bool IsStereoGazeDataAvailable() const override { return false; }
	//~ End IEyeTracker interface

private:
	FVector Position;
};

/** What games do to find devices, and what the engine holds. */
namespace MRInputTestDevices
{

/** The first registered one, or null. */
IMotionController* FindController();
IHandTracker* FindHandTracker();

/** Makes a registered device the first of its kind, as one that insists on it would. */
void MoveToFront(IMotionController& Controller);
void MoveToFront(IHandTracker& Tracker);

/** All joints, by whichever form the engine has. bOutIsTracked is the result itself where there is no other word. */
bool GetKeypoints(const IHandTracker& Tracker, EControllerHand Hand, TArray<FVector>& OutPositions,
	TArray<FQuat>& OutRotations, TArray<float>& OutRadii, bool& bOutIsTracked);

/** Where a motion source is, in tracking space and centimetres; false if no device knows. */
bool FindPose(FName Source, FTransform& OutPose);

/** What a controller says of a motion source: tracking space, centimetres and radians. */
struct FMotion
{
	FTransform Pose;
	FVector Linear = FVector::ZeroVector;
	FVector Angular = FVector::ZeroVector;
	bool bHasLinear = false;
	bool bHasAngular = false;
};
bool FindMotion(const IMotionController& Controller, FName Source, FMotion& Out);

} // namespace MRInputTestDevices

/** The engine's devices at one moment, to tell afterwards that nothing was left over. */
struct FMRInputEngineDevices
{
	int32 Controllers = 0;
	int32 HandTrackers = 0;
	int32 InputDevices = 0;
	const void* TrackingSystem = nullptr;
	const void* EyeTracker = nullptr;

	static FMRInputEngineDevices Get();
	FString ToString() const;
};

/** Removes tracking system and eye tracker from the engine and restores them, so that tests can run with a headset. */
class FMRInputBareEngine
{
public:
	FMRInputBareEngine();
	~FMRInputBareEngine();
	UE_NONCOPYABLE(FMRInputBareEngine);

private:
	TSharedPtr<class IXRTrackingSystem, ESPMode::ThreadSafe> TrackingSystem;
	TSharedPtr<IEyeTracker, ESPMode::ThreadSafe> EyeTracker;
};
