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

/** Writes a temporary file and renames it, so that there is always either the old file or the complete new one. */
bool ReplaceFile(const std::string& path, Span<const std::uint8_t> bytes);

/** The name without its folders. */
std::string FileName(const std::string& path);

} // namespace mria::openxr
