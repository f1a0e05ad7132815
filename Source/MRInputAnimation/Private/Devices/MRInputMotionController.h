// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "MRInputEngineCompat.h"
#include "Mria/Frame.h"
#include "XRMotionControllerBase.h"

#include <atomic>

class FMRInputFrameSource;
struct FMRInputMotionSource;
struct FMRInputSnapshot;

/**
 * Recorded hands as motion controllers of the first player. Queries for a hand that is not driven or not tracked return
 * false, so that a real device can answer. Poses and velocities are in tracking space, times the scale that is passed.
 * Any thread.
 */
class FMRInputMotionController final : public FXRMotionControllerBase
{
public:
	/** `InFrameSource` must outlive it. */
	explicit FMRInputMotionController(const FMRInputFrameSource& InFrameSource)
		: FrameSource(InFrameSource)
	{
	}

	/**
	 * Whether to answer long source names too. Any thread: a late update may still query a device of the previous
	 * frame.
	 */
	void SetLongSources(bool bInLongSources) { bLongSources = bInLongSources; }

	/**
	 * Whether to answer HMD and Head too, which programs query for the velocity of the head. Only while no real
	 * tracking system can answer. Any thread.
	 */
	void SetAnswersHead(bool bInAnswersHead) { bAnswersHead = bInAnswersHead; }

	//~ Begin IMotionController interface
	using FXRMotionControllerBase::GetControllerOrientationAndPosition;
	using FXRMotionControllerBase::GetControllerTrackingStatus;

	virtual FName GetMotionControllerDeviceTypeName() const override;
	virtual bool GetControllerOrientationAndPosition(const int32 ControllerIndex, const FName MotionSource,
		FRotator& OutOrientation, FVector& OutPosition, float WorldToMetersScale) const override;
#if MRINPUT_CONTROLLERS_HAVE_VELOCITY
	virtual bool GetControllerOrientationAndPosition(const int32 ControllerIndex, const FName MotionSource,
		FRotator& OutOrientation, FVector& OutPosition, bool& OutbProvidedLinearVelocity, FVector& OutLinearVelocity,
		bool& OutbProvidedAngularVelocity, FVector& OutAngularVelocityAsAxisAndLength,
		bool& OutbProvidedLinearAcceleration, FVector& OutLinearAcceleration, float WorldToMetersScale) const override;
#else
	virtual bool GetControllerOrientationAndPosition(const int32 ControllerIndex, const EControllerHand DeviceHand,
		FRotator& OutOrientation, FVector& OutPosition, float WorldToMetersScale) const override;
	virtual ETrackingStatus GetControllerTrackingStatus(
		const int32 ControllerIndex, const EControllerHand DeviceHand) const override;
#endif
	/** Returns the current frame; the time is not used. */
	virtual bool GetControllerOrientationAndPositionForTime(const int32 ControllerIndex, const FName MotionSource,
		FTimespan Time, bool& OutTimeWasUsed, FRotator& OutOrientation, FVector& OutPosition,
		bool& OutbProvidedLinearVelocity, FVector& OutLinearVelocity, bool& OutbProvidedAngularVelocity,
		FVector& OutAngularVelocityAsAxisAndLength, bool& OutbProvidedLinearAcceleration,
		FVector& OutLinearAcceleration, float WorldToMetersScale) const override;
	virtual ETrackingStatus GetControllerTrackingStatus(
		const int32 ControllerIndex, const FName MotionSource) const override;
	virtual void EnumerateSources(TArray<FMotionControllerSource>& SourcesOut) const override;
	/** The parameter Pinch of any source of a hand is 1 while it pinches, else 0. */
	virtual float GetCustomParameterValue(
		const FName MotionSource, FName ParameterName, bool& bOutValueFound) const override;
	/** `jointIndex` is an EHandKeypoint. Space and units are those of poses at the world's scale. */
	virtual bool GetHandJointPosition(const FName MotionSource, int jointIndex, FVector& OutPosition) const override;
	//~ End IMotionController interface

private:
	struct FMotion
	{
		FTransform Pose;
		mria::Velocity Velocity;
		bool bHasVelocity = false;
	};

	/** In metres. False if there is no such source, or its hand is neither driven nor tracked. */
	bool FindMotion(int32 ControllerIndex, FName MotionSource, FMotion& OutMotion) const;
	const FMRInputMotionSource* FindSource(int32 ControllerIndex, FName MotionSource) const;
	const FMRInputMotionSource* FindHandSource(FName MotionSource) const;
	static bool ReadHand(const FMRInputSnapshot& Snapshot, const FMRInputMotionSource& Source, FMotion& OutMotion);
	static bool ReadHead(const FMRInputSnapshot& Snapshot, FMotion& OutMotion);

	const FMRInputFrameSource& FrameSource;
	std::atomic<bool> bLongSources{false};
	std::atomic<bool> bAnswersHead{false};
};
