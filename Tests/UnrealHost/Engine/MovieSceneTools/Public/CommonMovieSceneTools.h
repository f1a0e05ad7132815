// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

// From 5.4 on it comes with TimeToPixel.h.
#if !HOST_HAS_TIME_TO_PIXEL_HEADER
#include "Host/HostTimeToPixel.h"
#endif
