// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdio>

namespace mria
{

/** Whether the stream is a terminal, and not a file or another program. */
bool IsTerminal(std::FILE* stream);

/** A terminal, and neither NO_COLOR nor TERM=dumb speaks against it. */
bool HasColour(std::FILE* stream);

/** Whether the environment's locale promises UTF-8, so that more than ASCII may be printed. */
bool HasUtf8();

/** Keeps Windows from turning line ends into two bytes on the way in and out. Call first. */
void UseBinaryStreams();

} // namespace mria
