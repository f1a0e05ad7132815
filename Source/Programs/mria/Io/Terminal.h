// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdio>
#include <string>

namespace mria
{

/** Whether the stream is a terminal, and not a file or another program. */
bool IsTerminal(std::FILE* stream);

/** Columns of the terminal that the stream goes to; 80 if unknown. */
std::size_t TerminalColumns(std::FILE* stream);

/** How wide lines on standard output may be: as the terminal, from 40 to 200 columns; 0 where it is none. */
std::size_t ScreenWidth();

/** "always" or "never" for HasColour to say in any case; "auto" to undo that. */
void SetColour(const std::string& when);

/** A terminal, and neither NO_COLOR nor TERM=dumb speaks against it; or what SetColour said. */
bool HasColour(std::FILE* stream);

/** Whether the environment's locale promises UTF-8, so that more than ASCII may be printed. */
bool HasUtf8();

/** Keeps Windows from turning line ends into two bytes on the way in and out. Call first. */
void UseBinaryStreams();

} // namespace mria
