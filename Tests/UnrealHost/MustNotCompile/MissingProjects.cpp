// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
// EXPECT: Interfaces/IPluginManager.h: No such file
// DEPENDS: Core, CoreUObject, Engine
// CURE: Projects
// The engine does not hand plugins out by itself.

#include "Interfaces/IPluginManager.h"
