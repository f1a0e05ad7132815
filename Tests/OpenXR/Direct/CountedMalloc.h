// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

namespace direct
{

/** Calls of malloc and its kin by the whole process so far, libraries and operator new included. For glibc. */
std::size_t AllocationCount();

} // namespace direct
