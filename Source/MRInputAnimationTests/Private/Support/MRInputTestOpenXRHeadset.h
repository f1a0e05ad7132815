// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "HeadMountedDisplayTypes.h"
#include "MRInputEngineCompat.h"
#include "Support/MRInputTestHeadset.h"

class UWorld;

/**
 * A connected headset that answers for hands as the engine's OpenXR system does. Joints come from the first hand
 * tracker named OpenXRHandTracking (handbook of SenseGlove's Unreal plugin, chapter OpenXR), grip and aim from the
 * motion sources LeftGrip, LeftAim and so on (VRExpansionPlugin, issue 22) of the first controller named OpenXR, which
 * is the assumption openxr-controller-name.
 */
class FMRInputTestOpenXRHeadset final : public FMRInputTestHeadset
{
public:
	using FMRInputTestHeadset::FMRInputTestHeadset;

	//~ Begin IXRTrackingSystem interface
#if MRINPUT_HAS_CONTROLLER_DATA
	PRAGMA_DISABLE_DEPRECATION_WARNINGS
	virtual void GetMotionControllerData(
		UObject* WorldContext, const EControllerHand Hand, FXRMotionControllerData& MotionControllerData) override;
	PRAGMA_ENABLE_DEPRECATION_WARNINGS
#endif
#if MRINPUT_HAS_XR_STATES
	virtual void GetMotionControllerState(UObject* WorldContext, const EXRSpaceType XRSpaceType,
		const EControllerHand Hand, const EXRControllerPoseType XRControllerPoseType,
		FXRMotionControllerState& MotionControllerState) override;
	virtual void GetHandTrackingState(UObject* WorldContext, const EXRSpaceType XRSpaceType, const EControllerHand Hand,
		FXRHandTrackingState& HandTrackingState) override;
#endif
	//~ End IXRTrackingSystem interface

private:
	/** In the world; false if no controller has it. */
	bool FindPose(EControllerHand Hand, const TCHAR* Kind, FVector& OutPosition, FQuat& OutRotation) const;
	static ETrackingStatus GetStatus(EControllerHand Hand);
};

/** A hand as UX Tools sees it: what the function library says of it, in the world. */
struct FMRInputSeenHand
{
	bool bIsHand = false; ///< A valid one, with joints.
	ETrackingStatus Status = ETrackingStatus::NotTracked;
	TArray<FVector> Joints;
	FTransform Grip;
	FTransform Aim;

	/** By Get Motion Controller Data; where that may be gone, by the nodes that have replaced it. */
	static FMRInputSeenHand Get(UWorld& World, EControllerHand Hand);
};
