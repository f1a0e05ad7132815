// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

// Before 5.4 it comes with CommonMovieSceneTools.h.
#if HOST_HAS_TIME_TO_PIXEL_HEADER
#include "Host/HostTimeToPixel.h"
#endif
