// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

namespace UE::Host::Bench
{

/** Blocks of memory that this thread has asked for so far, by whatever function. */
std::size_t GetAllocationCount();

} // namespace UE::Host::Bench
