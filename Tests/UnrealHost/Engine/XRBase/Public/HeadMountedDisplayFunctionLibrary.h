// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "HeadMountedDisplayTypes.h"
#include "Kismet/BlueprintFunctionLibrary.h"

#include "HeadMountedDisplayFunctionLibrary.generated.h"

/** What Blueprints ask of GEngine->XRSystem. Without one: false, zero, identity, and structs that are not valid. */
UCLASS()
class UHeadMountedDisplayFunctionLibrary : public UBlueprintFunctionLibrary
{
	GENERATED_BODY()

public:
	static bool IsHeadMountedDisplayEnabled();
	static bool IsHeadMountedDisplayConnected();
	static bool EnableHMD(bool bEnable);
	static FName GetHMDDeviceName();
	static FString GetVersionString();
	static EHMDWornState::Type GetHMDWornState();

	/** In tracking space, as the system gives it. */
	static void GetOrientationAndPosition(FRotator& DeviceRotation, FVector& DevicePosition);
	static bool HasValidTrackingPosition();
	static void ResetOrientationAndPosition(
		float Yaw = 0.0f, EOrientPositionSelector::Type Options = EOrientPositionSelector::OrientationAndPosition);

	/** Of the object's world; 0 without one. */
	static float GetWorldToMetersScale(UObject* WorldContext);
	static void SetWorldToMetersScale(UObject* WorldContext, float NewScale = 100.0f);

	static FTransform GetTrackingToWorldTransform(UObject* WorldContext);

	/** SystemId: a name that the active system must have, or none for any. */
	static TArray<FXRDeviceId> EnumerateTrackedDevices(
		const FName SystemId = NAME_None, EXRTrackedDeviceType DeviceType = EXRTrackedDeviceType::Any);
	static void GetDevicePose(const FXRDeviceId& XRDeviceId, bool& bIsTracked, FRotator& Orientation,
		bool& bHasPositionalTracking, FVector& Position);
	static bool IsDeviceTracking(const FXRDeviceId& XRDeviceId);

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
