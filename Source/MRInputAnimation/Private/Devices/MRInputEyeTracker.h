// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "IEyeTracker.h"

class FMRInputFrameSource;

/**
 * The recorded gaze as an eye tracker, in the world and its units. One ray for both eyes; the point that is looked at
 * was not recorded, so it is given as 1 metre away, with full confidence. Any thread.
 */
class FMRInputEyeTracker final : public IEyeTracker
{
public:
	/** `InFrameSource` must outlive it. */
	explicit FMRInputEyeTracker(const FMRInputFrameSource& InFrameSource)
		: FrameSource(InFrameSource)
	{
	}

	//~ Begin IEyeTracker interface
	/** Does nothing: the gaze is the same for every player. */
	virtual void SetEyeTrackedPlayer(APlayerController* PlayerController) override;
	/** False, leaving OutGazeData alone, while the gaze is not driven. */
	virtual bool GetEyeTrackerGazeData(FEyeTrackerGazeData& OutGazeData) const override;
	/** Always false: the eyes were not recorded separately. */
	virtual bool GetEyeTrackerStereoGazeData(FEyeTrackerStereoGazeData& OutGazeData) const override;
	virtual EEyeTrackerStatus GetEyeTrackerStatus() const override;
	virtual bool IsStereoGazeDataAvailable() const override { return false; }
	//~ End IEyeTracker interface

private:
	const FMRInputFrameSource& FrameSource;
};
