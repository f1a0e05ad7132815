// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

// Before 5.4 it comes with CommonMovieSceneTools.h.
#if HOST_UE_VERSION >= 504
#include "Host/HostTimeToPixel.h"
#endif
