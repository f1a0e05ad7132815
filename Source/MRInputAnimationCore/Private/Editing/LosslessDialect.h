// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Recording.h"

namespace mria
{

/**
 * The dialect that holds all of the recording: its own if it can, else the first of Mrtk11, Mrtk10 and Documented11,
 * of which the last holds anything. Tangents of flags, which no dialect holds, do not count. Reads each key at most
 * once.
 */
Dialect FindLosslessDialect(const RecordingView& recording);

} // namespace mria
