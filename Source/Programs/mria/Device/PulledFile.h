// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Io/Failure.h"

#include <filesystem>
#include <optional>
#include <string>

namespace mria
{

/** Whether a name from a device can be a file's name here: no folders, no tricks. */
bool IsPlainFileName(const std::string& name);

/**
 * A file appears under its name when it is whole; its folders are created. For several threads, and without a hand on
 * the signals, which OutputFile has: Ctrl-C must reach the app on the device.
 */
std::optional<Failure> WritePulledFile(const std::filesystem::path& path, const std::string& bytes);

} // namespace mria
