// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "IHandTracker.h"

#if HOST_HAS_TRACKED_KEYPOINTS && HOST_HAS_UNTRACKED_KEYPOINTS

// The new form serves trackers that override only the old one.
bool IHandTracker::GetAllKeypointStates(EControllerHand, TArray<FVector>&, TArray<FQuat>&, TArray<float>&) const
{
	return false;
}

bool IHandTracker::GetAllKeypointStates(EControllerHand Hand, TArray<FVector>& OutPositions,
	TArray<FQuat>& OutRotations, TArray<float>& OutRadii, bool& OutIsTracked) const
{
	PRAGMA_DISABLE_DEPRECATION_WARNINGS
	OutIsTracked = GetAllKeypointStates(Hand, OutPositions, OutRotations, OutRadii);
	PRAGMA_ENABLE_DEPRECATION_WARNINGS
	return OutIsTracked;
}

#endif
