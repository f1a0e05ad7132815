// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

namespace mria
{

/**
 * Makes running out of something an error with exit code 3 instead of a crash, and leaves no temporary file:
 * - A write beyond the limit for file sizes, or to a pipe that nobody reads, fails like any other write.
 * - When `new` finds no memory, the tool says so and ends. The core is compiled without exceptions and could not go on.
 */
void SetUpProcess();

} // namespace mria
