// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "MRInputTypes.h"

/** A flag for each hand, such as whether it pinches, is tracked, or has a key. */
struct FMRInputHandFlags
{
	bool bLeft = false;
	bool bRight = false;

	void Set(EMRInputHand Hand, bool bIsOn) { (Hand == EMRInputHand::Left ? bLeft : bRight) = bIsOn; }

	friend FMRInputHandFlags operator&(const FMRInputHandFlags& A, const FMRInputHandFlags& B)
	{
		return {A.bLeft && B.bLeft, A.bRight && B.bRight};
	}
	friend FMRInputHandFlags operator|(const FMRInputHandFlags& A, const FMRInputHandFlags& B)
	{
		return {A.bLeft || B.bLeft, A.bRight || B.bRight};
	}
	friend bool operator==(const FMRInputHandFlags& A, const FMRInputHandFlags& B)
	{
		return A.bLeft == B.bLeft && A.bRight == B.bRight;
	}
	bool HasAny() const { return bLeft || bRight; }
};
