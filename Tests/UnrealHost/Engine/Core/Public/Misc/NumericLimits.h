// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "HAL/Platform.h"

#include <limits>

#define MIN_int32 (std::numeric_limits<int32>::min())
#define MAX_int32 (std::numeric_limits<int32>::max())
#define MAX_int64 (std::numeric_limits<int64>::max())
#define MAX_flt (std::numeric_limits<float>::max())
