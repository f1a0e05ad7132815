// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
// EXPECT: IHandTracker.h: No such file
// DEPENDS: Core, CoreUObject, Engine
// CURE: HeadMountedDisplay
// A header of a module that the rules do not name.

#include "IHandTracker.h"
