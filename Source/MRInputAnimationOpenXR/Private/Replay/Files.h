// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Span.h"

#include <cstdint>
#include <string>
#include <vector>

namespace mria::openxr
{

/** The whole file. False if it cannot be read. */
bool ReadFile(const std::string& path, std::vector<std::uint8_t>& bytes);

/** Writes a file next to it, then puts that in its place: whatever happens, the old file or the new one is there. */
bool ReplaceFile(const std::string& path, Span<const std::uint8_t> bytes);

/** The name without its folders. */
std::string FileName(const std::string& path);

} // namespace mria::openxr
