// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "EyeTrackerFunctionLibrary.h"

#include "Engine/Engine.h"
#include "IEyeTracker.h"

namespace EyeTrackerFunctionLibraryDetail
{
IEyeTracker* GetTracker()
{
	return GEngine != nullptr ? GEngine->EyeTrackingDevice.Get() : nullptr;
}
} // namespace EyeTrackerFunctionLibraryDetail

bool UEyeTrackerFunctionLibrary::IsEyeTrackerConnected()
{
	const IEyeTracker* Tracker = EyeTrackerFunctionLibraryDetail::GetTracker();
	return Tracker != nullptr && Tracker->GetEyeTrackerStatus() != EEyeTrackerStatus::NotConnected;
}

bool UEyeTrackerFunctionLibrary::IsStereoGazeDataAvailable()
{
	const IEyeTracker* Tracker = EyeTrackerFunctionLibraryDetail::GetTracker();
	return Tracker != nullptr && Tracker->IsStereoGazeDataAvailable();
}

bool UEyeTrackerFunctionLibrary::GetGazeData(FEyeTrackerGazeData& OutGazeData)
{
	const IEyeTracker* Tracker = EyeTrackerFunctionLibraryDetail::GetTracker();
	return Tracker != nullptr && Tracker->GetEyeTrackerGazeData(OutGazeData);
}

void UEyeTrackerFunctionLibrary::SetEyeTrackedPlayer(APlayerController* PlayerController)
{
	IEyeTracker* Tracker = EyeTrackerFunctionLibraryDetail::GetTracker();
	if (Tracker != nullptr)
	{
		Tracker->SetEyeTrackedPlayer(PlayerController);
	}
}
