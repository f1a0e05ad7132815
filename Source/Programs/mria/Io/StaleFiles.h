// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

namespace mria
{

/**
 * Deletes temporary files in the folder whose process has ended, that is, whose lock is free. Only those of the same
 * user, and only on local file systems of Linux, where processes of all pid namespaces see the same locks. Failures
 * are ignored: a leftover file does no harm.
 */
void DeleteStaleFiles(const std::filesystem::path& folder);

} // namespace mria
