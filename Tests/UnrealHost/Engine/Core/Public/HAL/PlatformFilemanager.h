// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

// The older spelling of the same header.
#include "HAL/PlatformFileManager.h"
