// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
// EXPECT: marked .override., but does not override
// VERSION: 5.8
// The newest engine has the form with five parameters only.

#include "IHandTracker.h"

class FCase : public IHandTracker
{
public:
	virtual bool GetAllKeypointStates(EControllerHand Hand, TArray<FVector>& OutPositions, TArray<FQuat>& OutRotations,
#ifdef CURED
		TArray<float>& OutRadii, bool& OutIsTracked) const override;
#else
		TArray<float>& OutRadii) const override;
#endif
};
