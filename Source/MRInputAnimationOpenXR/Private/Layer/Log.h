// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <string>

namespace mria::openxr
{

/** Writes a line to the log of the layer: the file of the settings, or standard error. */
void Log(const std::string& text);

/** The same, once per process and `flag`: for messages that would otherwise be repeated every frame. */
void LogOnce(std::atomic<bool>& flag, const std::string& text);

} // namespace mria::openxr
