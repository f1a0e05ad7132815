// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
// EXPECT: GetTrackingOriginTransform
// VERSION: 5.1
// TARGET: Game
// Tracking systems have these functions from 5.3 on, as far as anything public shows.
#include "CoreMinimal.h"
#include "IXRTrackingSystem.h"
#include "MRInputEngineCompat.h"

bool Case(IXRTrackingSystem& System, FTransform& OutTransform)
{
#if !defined(CURED) || MRINPUT_XR_HAS_ORIGIN_TRANSFORMS
	return System.GetTrackingOriginTransform(System.GetTrackingOrigin(), OutTransform);
#else
	return System.GetFloorToEyeTrackingTransform(OutTransform);
#endif
}
