// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
// EXPECT: MRInputFrameSource.h: No such file
// MODULE: MRInputAnimationTests
// Private folders are for the module itself.

#ifdef CURED
#include "MRInputRecordingData.h"
#else
#include "MRInputFrameSource.h"
#endif
