// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "UObject/ObjectMacros.h"

#include "EyeTrackerTypes.generated.h"

UENUM(BlueprintType)
enum class EEyeTrackerStatus : uint8
{
	NotConnected,
	NotTracking,
	Tracking,
};

/** Where the person looks, in world space and Unreal units. Not reflected in the host. */
struct FEyeTrackerGazeData
{
	FVector GazeOrigin = FVector::ZeroVector;
	FVector GazeDirection = FVector::ForwardVector;
	FVector FixationPoint = FVector::ZeroVector;
	float ConfidenceValue = 0.0f;
};

struct FEyeTrackerStereoGazeData
{
};
