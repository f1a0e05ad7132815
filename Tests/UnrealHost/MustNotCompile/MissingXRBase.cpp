// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
// EXPECT: XRTrackingSystemBase.h: No such file
// DEPENDS: Core, CoreUObject, Engine, HeadMountedDisplay
// CURE: XRBase
// VERSION: 5.3
// The header moved from HeadMountedDisplay to XRBase in 5.3.

#include "XRTrackingSystemBase.h"
