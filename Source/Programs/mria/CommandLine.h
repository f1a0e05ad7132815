// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Io/ExitCode.h"

#include <CLI/CLI.hpp>

#include <string>
#include <vector>

namespace mria
{

/** The one help screen: 80 columns, 24 lines. */
std::string HelpScreen();

/** What --help prints for a command, or for the tool. */
std::string HelpOf(const CLI::App& command);

/** The command of that name right below `app`, or null. */
const CLI::App* FindCommand(const CLI::App& app, const std::string& name);

/** "there is no command 'chekc'", with a hint. */
std::string UnknownCommandText(const CLI::App& app, const std::string& typed);

/** Reads the arguments after the tool's name and runs the command that they name. */
ExitCode RunArguments(const std::vector<std::string>& arguments);

} // namespace mria
