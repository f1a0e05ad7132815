// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

namespace mria
{

/**
 * The temporary file that has a name at the moment; an empty path if none has. It is deleted when SIGINT, SIGTERM or
 * SIGHUP ends the process. One file at a time. Does nothing on Windows, where a file that is open cannot be deleted.
 */
void SetPendingFile(const std::filesystem::path& path);

/** Deletes it. May be called when there is no memory left, and from signal handlers. */
void RemovePendingFile();

} // namespace mria
