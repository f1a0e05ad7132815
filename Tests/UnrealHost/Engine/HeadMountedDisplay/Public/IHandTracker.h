// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Features/IModularFeatures.h"
#include "HeadMountedDisplayTypes.h"

/**
 * The joints of both hands, in world space and Unreal units. Registered by hand as a modular feature, which does not
 * own it. The arrays of GetAllKeypointStates have EHandKeypointCount entries whenever it returns true.
 */
class HEADMOUNTEDDISPLAY_API IHandTracker : public IModularFeature
{
public:
	virtual ~IHandTracker() = default;

	static FName GetModularFeatureName()
	{
		static const FName FeatureName(TEXT("HandTracker"));
		return FeatureName;
	}

	virtual FName GetHandTrackerDeviceTypeName() const = 0;
	virtual bool IsHandTrackingStateValid() const = 0;
	virtual bool GetKeypointState(
		EControllerHand Hand, EHandKeypoint Keypoint, FTransform& OutTransform, float& OutRadius) const = 0;

#if !HOST_HAS_TRACKED_KEYPOINTS
	/** True only while tracked. */
	virtual bool GetAllKeypointStates(EControllerHand Hand, TArray<FVector>& OutPositions, TArray<FQuat>& OutRotations,
		TArray<float>& OutRadii) const = 0;
#elif HOST_HAS_UNTRACKED_KEYPOINTS
	UE_DEPRECATED(5.5, "Use the form with OutIsTracked.")
	virtual bool GetAllKeypointStates(EControllerHand Hand, TArray<FVector>& OutPositions, TArray<FQuat>& OutRotations,
		TArray<float>& OutRadii) const;
	/** True once data ever came; OutIsTracked is the current state. */
	virtual bool GetAllKeypointStates(EControllerHand Hand, TArray<FVector>& OutPositions, TArray<FQuat>& OutRotations,
		TArray<float>& OutRadii, bool& OutIsTracked) const;
#else
	/** True once data ever came; OutIsTracked is the current state. */
	virtual bool GetAllKeypointStates(EControllerHand Hand, TArray<FVector>& OutPositions, TArray<FQuat>& OutRotations,
		TArray<float>& OutRadii, bool& OutIsTracked) const = 0;
#endif
};
