// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreTypes.h"

/** Base of what can be registered with IModularFeatures. Not deleted through this type. */
class IModularFeature
{
};
