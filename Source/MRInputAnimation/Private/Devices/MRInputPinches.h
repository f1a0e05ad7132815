// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "MRInputTypes.h"

/** Which hands pinch now. Also used for which hands something is bound to. */
struct FMRInputPinches
{
	bool bLeft = false;
	bool bRight = false;

	void Add(EMRInputHand Hand) { Set(Hand, true); }
	void Set(EMRInputHand Hand, bool bIsOn) { (Hand == EMRInputHand::Left ? bLeft : bRight) = bIsOn; }

	/** Whether any hand is in both. */
	bool Meets(const FMRInputPinches& Other) const { return (bLeft && Other.bLeft) || (bRight && Other.bRight); }
};
