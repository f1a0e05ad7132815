// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "IMotionController.h"

#if !HOST_HAS_SOURCE_NAMES

/** Base of motion controllers: answers source names through the two functions that take a hand. */
class HEADMOUNTEDDISPLAY_API FXRMotionControllerBase : public IMotionController
{
public:
	/** False, and OutHand untouched, for a name that is no hand's. */
	static bool GetHandEnumForSourceName(const FName Source, EControllerHand& OutHand);

	virtual bool GetControllerOrientationAndPosition(const int32 ControllerIndex, const FName MotionSource,
		FRotator& OutOrientation, FVector& OutPosition, float WorldToMetersScale) const override;
	virtual bool GetControllerOrientationAndPositionForTime(const int32 ControllerIndex, const FName MotionSource,
		FTimespan Time, bool& OutTimeWasUsed, FRotator& OutOrientation, FVector& OutPosition,
		bool& OutbProvidedLinearVelocity, FVector& OutLinearVelocity, bool& OutbProvidedAngularVelocity,
		FVector& OutAngularVelocityRadPerSec, bool& OutbProvidedLinearAcceleration, FVector& OutLinearAcceleration,
		float WorldToMetersScale) const override;
	virtual ETrackingStatus GetControllerTrackingStatus(
		const int32 ControllerIndex, const FName MotionSource) const override;
	virtual void EnumerateSources(TArray<FMotionControllerSource>& SourcesOut) const override;
	virtual float GetCustomParameterValue(const FName, FName, bool& bOutValueFound) const override;
	virtual bool GetHandJointPosition(const FName, int, FVector&) const override { return false; }

	virtual bool GetControllerOrientationAndPosition(const int32 ControllerIndex, const EControllerHand DeviceHand,
		FRotator& OutOrientation, FVector& OutPosition, float WorldToMetersScale) const = 0;
	virtual ETrackingStatus GetControllerTrackingStatus(
		const int32 ControllerIndex, const EControllerHand DeviceHand) const = 0;
};

#else

/** Base of motion controllers: everything but the device's name, its poses and its tracking status. */
class XRBASE_API FXRMotionControllerBase : public IMotionController
{
public:
	virtual bool GetControllerOrientationAndPosition(const int32 ControllerIndex, const FName MotionSource,
		FRotator& OutOrientation, FVector& OutPosition, float WorldToMetersScale) const override = 0;
	/** Asks the form without velocities and provides none. */
	virtual bool GetControllerOrientationAndPosition(const int32 ControllerIndex, const FName MotionSource,
		FRotator& OutOrientation, FVector& OutPosition, bool& OutbProvidedLinearVelocity, FVector& OutLinearVelocity,
		bool& OutbProvidedAngularVelocity, FVector& OutAngularVelocityAsAxisAndLength,
		bool& OutbProvidedLinearAcceleration, FVector& OutLinearAcceleration, float WorldToMetersScale) const override;
	/** The same, for now instead of Time. */
	virtual bool GetControllerOrientationAndPositionForTime(const int32 ControllerIndex, const FName MotionSource,
		FTimespan Time, bool& OutTimeWasUsed, FRotator& OutOrientation, FVector& OutPosition,
		bool& OutbProvidedLinearVelocity, FVector& OutLinearVelocity, bool& OutbProvidedAngularVelocity,
		FVector& OutAngularVelocityAsAxisAndLength, bool& OutbProvidedLinearAcceleration,
		FVector& OutLinearAcceleration, float WorldToMetersScale) const override;
	virtual void EnumerateSources(TArray<FMotionControllerSource>& SourcesOut) const override;
	virtual float GetCustomParameterValue(const FName, FName, bool& bOutValueFound) const override;
	virtual bool GetHandJointPosition(const FName, int, FVector&) const override { return false; }
};

#endif
