// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
// EXPECT: FXRHandTrackingState
// VERSION: 5.1
// TARGET: Game
// The struct came with 5.5.

#include "HeadMountedDisplayTypes.h"

#ifdef CURED
FXRMotionControllerData State;
#else
FXRHandTrackingState State;
#endif
