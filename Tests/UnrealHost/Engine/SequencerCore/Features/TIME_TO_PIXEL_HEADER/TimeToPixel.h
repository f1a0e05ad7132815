// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

// Before 5.4 it comes with CommonMovieSceneTools.h.
#include "Host/HostTimeToPixel.h"
