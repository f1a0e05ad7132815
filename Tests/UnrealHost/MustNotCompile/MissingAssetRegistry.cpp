// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
// EXPECT: AssetRegistry/AssetRegistryModule.h: No such file
// DEPENDS: Core, CoreUObject, Engine
// CURE: AssetRegistry
// The registry is a module of its own, unlike the data of an asset, which is CoreUObject's.

#include "AssetRegistry/AssetData.h"
#include "AssetRegistry/AssetRegistryModule.h"
