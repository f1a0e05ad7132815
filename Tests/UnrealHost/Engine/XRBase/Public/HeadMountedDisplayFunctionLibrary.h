// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "HeadMountedDisplayTypes.h"
#include "Kismet/BlueprintFunctionLibrary.h"

#include "HeadMountedDisplayFunctionLibrary.generated.h"

/** What Blueprints ask of GEngine->XRSystem. Without one: false, zero, identity, and structs that are not valid. */
UCLASS()
class UHeadMountedDisplayFunctionLibrary : public UBlueprintFunctionLibrary
{
	GENERATED_BODY()

public:
	static FName GetHMDDeviceName();

	/** In tracking space, as the system gives it. */
	static void GetOrientationAndPosition(FRotator& DeviceRotation, FVector& DevicePosition);
	static bool HasValidTrackingPosition();

	static void GetHMDData(UObject* WorldContext, FXRHMDData& HMDData);
#if HOST_HAS_XR_STATES
	UE_DEPRECATED(5.5, "Use GetMotionControllerState and GetHandTrackingState.")
#endif
	static void GetMotionControllerData(
		UObject* WorldContext, const EControllerHand Hand, FXRMotionControllerData& MotionControllerData);
#if HOST_HAS_XR_STATES
	static void GetMotionControllerState(UObject* WorldContext, const EXRSpaceType XRSpaceType,
		const EControllerHand Hand, const EXRControllerPoseType ControllerPoseType,
		FXRMotionControllerState& MotionControllerState);
	static void GetHandTrackingState(UObject* WorldContext, const EXRSpaceType XRSpaceType, const EControllerHand Hand,
		FXRHandTrackingState& HandTrackingState);
#endif
	static bool GetCurrentInteractionProfile(const EControllerHand Hand, FString& InteractionProfile);
};
