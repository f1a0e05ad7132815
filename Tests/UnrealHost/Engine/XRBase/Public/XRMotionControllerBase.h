// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "IMotionController.h"

/**
 * Base of motion controllers: what a device may leave out. The host fails where the engine's would answer for a device:
 * from its hands before 5.3, and for another time.
 */
class FXRMotionControllerBase : public IMotionController
{
public:
	virtual bool GetControllerOrientationAndPositionForTime(const int32, const FName, FTimespan, bool&, FRotator&,
		FVector&, bool&, FVector&, bool&, FVector&, bool&, FVector&, float) const override
	{
		checkNoEntry();
		return false;
	}
	virtual void EnumerateSources(TArray<FMotionControllerSource>&) const override { checkNoEntry(); }
	virtual float GetCustomParameterValue(const FName, FName, bool& bOutValueFound) const override
	{
		bOutValueFound = false;
		return 0.0f;
	}
	virtual bool GetHandJointPosition(const FName, int, FVector&) const override { return false; }

#if HOST_HAS_SOURCE_NAMES
	virtual bool GetControllerOrientationAndPosition(const int32 ControllerIndex, const FName MotionSource,
		FRotator& OutOrientation, FVector& OutPosition, float WorldToMetersScale) const override = 0;
	/** Asks the form without velocities and provides none. */
	virtual bool GetControllerOrientationAndPosition(const int32 ControllerIndex, const FName MotionSource,
		FRotator& OutOrientation, FVector& OutPosition, bool& OutbProvidedLinearVelocity, FVector&,
		bool& OutbProvidedAngularVelocity, FVector&, bool& OutbProvidedLinearAcceleration, FVector&,
		float WorldToMetersScale) const override
	{
		OutbProvidedLinearVelocity = OutbProvidedAngularVelocity = OutbProvidedLinearAcceleration = false;
		return GetControllerOrientationAndPosition(
			ControllerIndex, MotionSource, OutOrientation, OutPosition, WorldToMetersScale);
	}
#else
	virtual bool GetControllerOrientationAndPosition(
		const int32, const FName, FRotator&, FVector&, float) const override
	{
		checkNoEntry();
		return false;
	}
	virtual ETrackingStatus GetControllerTrackingStatus(const int32, const FName) const override
	{
		checkNoEntry();
		return ETrackingStatus::NotTracked;
	}
	virtual bool GetControllerOrientationAndPosition(const int32 ControllerIndex, const EControllerHand DeviceHand,
		FRotator& OutOrientation, FVector& OutPosition, float WorldToMetersScale) const = 0;
	virtual ETrackingStatus GetControllerTrackingStatus(
		const int32 ControllerIndex, const EControllerHand DeviceHand) const = 0;
#endif
};
