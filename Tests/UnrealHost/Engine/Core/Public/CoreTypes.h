// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "HAL/Platform.h"
#include "Misc/Build.h"
#include "Misc/CoreMiscDefines.h"
#include "Misc/NumericLimits.h"
