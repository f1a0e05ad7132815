// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Io/ExitCode.h"

#include <string>

namespace mria
{

/** The one help screen: 80 columns, 24 lines. */
std::string HelpScreen();

/** Reads the command line, runs the command it names and makes sure that its output arrived. */
ExitCode RunTool(int argc, char** argv);

} // namespace mria
