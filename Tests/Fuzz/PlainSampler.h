// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>

/**
 * The sampler of a second core that is compiled without vector instructions and lives in another namespace: what plain
 * C++ makes of a file. `frame` points to a mria::Frame, whose layout is the same in both.
 */
void SamplePlain(const std::uint8_t* file, std::size_t size, bool asStored, float time, void* frame);
