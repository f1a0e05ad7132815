// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "EyeTrackerTypes.h"
#include "Kismet/BlueprintFunctionLibrary.h"

#include "EyeTrackerFunctionLibrary.generated.h"

class APlayerController;

/** What Blueprints ask of GEngine->EyeTrackingDevice; without one everything is false. */
UCLASS()
class EYETRACKER_API UEyeTrackerFunctionLibrary : public UBlueprintFunctionLibrary
{
	GENERATED_BODY()

public:
	static bool IsEyeTrackerConnected();
	static bool IsStereoGazeDataAvailable();
	static bool GetGazeData(FEyeTrackerGazeData& OutGazeData);
	static void SetEyeTrackedPlayer(APlayerController* PlayerController);
};
