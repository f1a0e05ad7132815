// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

namespace mria::bench
{

/**
 * Calls of operator new so far. A plain number, for one thread: the atomic counters of the tests would slow down code
 * that allocates much.
 */
std::size_t AllocationCount();

} // namespace mria::bench
