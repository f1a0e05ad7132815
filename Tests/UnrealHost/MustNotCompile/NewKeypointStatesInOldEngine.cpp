// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
// EXPECT: marked .override., but does not override
// VERSION: 5.1
// TARGET: Game
// The fifth parameter came with 5.5.

#include "IHandTracker.h"

class FCase : public IHandTracker
{
public:
	virtual bool GetAllKeypointStates(EControllerHand Hand, TArray<FVector>& OutPositions, TArray<FQuat>& OutRotations,
#ifdef CURED
		TArray<float>& OutRadii) const override;
#else
		TArray<float>& OutRadii, bool& OutIsTracked) const override;
#endif
};
