// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "IMotionController.h"

#include <utility>

#if HOST_HAS_SOURCE_NAMES

FName IMotionController::LeftHandSourceId(TEXT("Left"));
FName IMotionController::RightHandSourceId(TEXT("Right"));
FName IMotionController::HMDSourceId(TEXT("HMD"));
FName IMotionController::HeadSourceId(TEXT("Head"));

bool IMotionController::GetHandEnumForSourceName(const FName Source, EControllerHand& OutHand)
{
	const std::pair<const TCHAR*, EControllerHand> Hands[] = {{TEXT("Left"), EControllerHand::Left},
		{TEXT("Right"), EControllerHand::Right}, {TEXT("AnyHand"), EControllerHand::AnyHand}};
	for (const std::pair<const TCHAR*, EControllerHand>& Hand : Hands)
	{
		if (Source == FName(Hand.first))
		{
			OutHand = Hand.second;
			return true;
		}
	}
	return false;
}

FRotator IMotionController::AngularVelocityAsAxisAndLengthToRotator(FVector AngularVelocity)
{
	const double RadiansPerSecond = AngularVelocity.Size();
	const double Quarters = FMath::FloorToDouble(RadiansPerSecond / UE_DOUBLE_HALF_PI) + 1.0;
	// A rotator made from less than a quarter turn is unambiguous; scaled back it keeps whole turns.
	return FQuat(AngularVelocity.GetSafeNormal(), RadiansPerSecond / Quarters).Rotator() * Quarters;
}

#endif
