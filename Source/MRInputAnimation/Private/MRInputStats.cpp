// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputStats.h"

DEFINE_STAT(STAT_MRInput_Playback);
DEFINE_STAT(STAT_MRInput_Drivers);
DEFINE_STAT(STAT_MRInput_Recording);
DEFINE_STAT(STAT_MRInput_Ghosts);
