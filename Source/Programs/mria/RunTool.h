// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Io/ExitCode.h"

namespace mria
{

/** Reads the command line, runs the command it names and makes sure that its output arrived. */
ExitCode RunTool(int argc, char** argv);

} // namespace mria
