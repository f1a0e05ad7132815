// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

namespace mria
{

/** Sees to it that this file goes when the process is interrupted; an empty path ends that. One file at a time. */
void SetPendingFile(const std::filesystem::path& path);

} // namespace mria
