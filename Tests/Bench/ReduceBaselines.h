// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Reducer.h"

namespace mria::bench
{

/**
 * MRTK's key reducer as one would write it down in C++: 28-byte keys out of vectors, partitions of 32, recursion, each
 * kept key inserted where its time belongs. Fills the pose and ray curves of `out` again, which gives up its memory.
 */
void ReducePlainly(const Recording& in, const ReduceTolerances& tolerances, Recording& out);

} // namespace mria::bench
