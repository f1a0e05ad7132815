// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Devices/MRInputEyeTracker.h"

#include "EyeTrackerTypes.h"
#include "MRInputConvert.h"
#include "MRInputFrameSource.h"

void FMRInputEyeTracker::SetEyeTrackedPlayer(APlayerController*) {}

bool FMRInputEyeTracker::GetEyeTrackerGazeData(FEyeTrackerGazeData& OutGazeData) const
{
	bool bIsDriven = false;
	const auto ReadGaze = [&OutGazeData, &bIsDriven](const FMRInputSnapshot& Snapshot)
	{
		bIsDriven = Snapshot.IsGazeDriven();
		if (bIsDriven)
		{
			const mria::Ray& Gaze = Snapshot.Mixed.frame.gaze;
			const FVector Origin = MRInputConvert::ToUnrealPosition(Gaze.origin, Snapshot.WorldToMeters);
			const FVector Direction = MRInputConvert::ToUnrealDirection(Gaze.direction);
			OutGazeData = FEyeTrackerGazeData();
			OutGazeData.GazeOrigin = Snapshot.TrackingToWorld.TransformPosition(Origin);
			OutGazeData.GazeDirection = Snapshot.TrackingToWorld.TransformVectorNoScale(Direction);
			OutGazeData.FixationPoint = OutGazeData.GazeOrigin + OutGazeData.GazeDirection * Snapshot.WorldToMeters;
			OutGazeData.ConfidenceValue = 1.0f;
		}
	};
	return FrameSource.Read(ReadGaze) && bIsDriven;
}

bool FMRInputEyeTracker::GetEyeTrackerStereoGazeData(FEyeTrackerStereoGazeData&) const
{
	return false;
}

EEyeTrackerStatus FMRInputEyeTracker::GetEyeTrackerStatus() const
{
	bool bIsDriven = false;
	FrameSource.Read([&bIsDriven](const FMRInputSnapshot& Snapshot) { bIsDriven = Snapshot.IsGazeDriven(); });
	return bIsDriven ? EEyeTrackerStatus::Tracking : EEyeTrackerStatus::NotTracking;
}
