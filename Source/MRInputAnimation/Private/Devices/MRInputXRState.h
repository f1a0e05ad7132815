// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "HeadMountedDisplayTypes.h"
#include "MRInputEngineCompat.h"

class FMRInputFrameSource;

/**
 * Fills the structs that a tracking system returns with recorded input. Each function returns false without changes if
 * the part is not driven: then a real device answers. Any thread.
 */
namespace MRInputXRState
{

/** Whether this hand is the recording's. */
bool IsHandDriven(const FMRInputFrameSource& FrameSource, EControllerHand Hand);

/** The head in the world. */
bool FillHead(const FMRInputFrameSource& FrameSource, FName DeviceName, FXRHMDData& OutData);

#if MRINPUT_HAS_CONTROLLER_DATA
PRAGMA_DISABLE_DEPRECATION_WARNINGS
/** A hand in the world; valid only while it is tracked, and grasping while it pinches. */
bool FillControllerData(
	const FMRInputFrameSource& FrameSource, FName DeviceName, EControllerHand Hand, FXRMotionControllerData& OutData);
PRAGMA_ENABLE_DEPRECATION_WARNINGS
#endif

#if MRINPUT_HAS_XR_STATES
/** Tracking space is in centimetres whatever the scale of the world. */
bool FillControllerState(const FMRInputFrameSource& FrameSource, FName DeviceName, EXRSpaceType Space,
	EControllerHand Hand, EXRControllerPoseType PoseType, FXRMotionControllerState& OutState);

/** The same for all joints. */
bool FillHandState(const FMRInputFrameSource& FrameSource, FName DeviceName, EXRSpaceType Space, EControllerHand Hand,
	FXRHandTrackingState& OutState);
#endif

} // namespace MRInputXRState
