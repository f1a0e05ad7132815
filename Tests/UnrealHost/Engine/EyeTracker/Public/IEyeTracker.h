// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "EyeTrackerTypes.h"

class APlayerController;

/** A source of gaze; GEngine->EyeTrackingDevice holds the active one, or null. */
class EYETRACKER_API IEyeTracker
{
public:
	virtual ~IEyeTracker() = default;

	virtual void SetEyeTrackedPlayer(APlayerController* PlayerController) = 0;
	/** False if there is no valid gaze now. */
	virtual bool GetEyeTrackerGazeData(FEyeTrackerGazeData& OutGazeData) const = 0;
	virtual bool GetEyeTrackerStereoGazeData(FEyeTrackerStereoGazeData& OutGazeData) const = 0;
	virtual EEyeTrackerStatus GetEyeTrackerStatus() const = 0;
	virtual bool IsStereoGazeDataAvailable() const = 0;
};
