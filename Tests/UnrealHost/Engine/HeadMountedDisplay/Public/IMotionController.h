// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Features/IModularFeatures.h"
#include "InputCoreTypes.h"
#include "UObject/ObjectPtr.h"

#include "IMotionController.generated.h"

UENUM(BlueprintType)
enum class ETrackingStatus : uint8
{
	NotTracked,
	InertialOnly,
	Tracked,
};

struct FMotionControllerSource
{
	FName SourceName;

	FMotionControllerSource(FName InSourceName = NAME_None)
		: SourceName(InSourceName)
	{
	}
};

/**
 * Poses of tracked devices by source name, in tracking space scaled by WorldToMetersScale. Registered by hand as a
 * modular feature, which does not own it. Called from the game and the render thread.
 */
class HEADMOUNTEDDISPLAY_API IMotionController : public IModularFeature
{
public:
	virtual ~IMotionController() = default;

	static FName GetModularFeatureName()
	{
		static const FName FeatureName(TEXT("MotionController"));
		return FeatureName;
	}

	virtual FName GetMotionControllerDeviceTypeName() const = 0;

	/** False if the source is unknown or not tracked; the outputs are then untouched. */
	virtual bool GetControllerOrientationAndPosition(const int32 ControllerIndex, const FName MotionSource,
		FRotator& OutOrientation, FVector& OutPosition, float WorldToMetersScale) const = 0;

#if HOST_HAS_CONTROLLER_VELOCITY
	virtual bool GetControllerOrientationAndPosition(const int32 ControllerIndex, const FName MotionSource,
		FRotator& OutOrientation, FVector& OutPosition, bool& OutbProvidedLinearVelocity, FVector& OutLinearVelocity,
		bool& OutbProvidedAngularVelocity, FVector& OutAngularVelocityAsAxisAndLength,
		bool& OutbProvidedLinearAcceleration, FVector& OutLinearAcceleration, float WorldToMetersScale) const = 0;
#endif

	virtual bool GetControllerOrientationAndPositionForTime(const int32 ControllerIndex, const FName MotionSource,
		FTimespan Time, bool& OutTimeWasUsed, FRotator& OutOrientation, FVector& OutPosition,
		bool& OutbProvidedLinearVelocity, FVector& OutLinearVelocity, bool& OutbProvidedAngularVelocity,
		FVector& OutAngularVelocityAsAxisAndLength, bool& OutbProvidedLinearAcceleration,
		FVector& OutLinearAcceleration, float WorldToMetersScale) const = 0;

	virtual ETrackingStatus GetControllerTrackingStatus(
		const int32 ControllerIndex, const FName MotionSource) const = 0;
	virtual void EnumerateSources(TArray<FMotionControllerSource>& SourcesOut) const = 0;
	virtual float GetCustomParameterValue(
		const FName MotionSource, FName ParameterName, bool& bOutValueFound) const = 0;
	virtual bool GetHandJointPosition(const FName MotionSource, int jointIndex, FVector& OutPosition) const = 0;
};
