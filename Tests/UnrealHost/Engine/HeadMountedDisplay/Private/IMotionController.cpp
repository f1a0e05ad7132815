// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "IMotionController.h"

#include <utility>

#if HOST_HAS_SOURCE_NAMES

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

#endif
