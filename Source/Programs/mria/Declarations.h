// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include <CLI/CLI.hpp>

#include <string>
#include <vector>

namespace mria
{

/** An option or a positional argument, as help, manual page and completions need it. */
struct OptionDeclaration
{
	std::string shortName; ///< "o"; empty if there is none.
	std::string longName; ///< "output", or the name of a positional argument.
	std::string label; ///< Of its value: "FILE"; empty for a flag.
	std::string summary; ///< On one line.
	std::vector<std::string> choices; ///< The words that it accepts, if they are few.
	bool isPositional = false;
	bool isRequired = false;
	bool isRepeated = false; ///< It may be given several times.
};

struct CommandDeclaration
{
	std::string name; ///< "openxr run"; empty for the tool itself.
	std::string summary;
	std::string footer; ///< Notes and an example.
	std::vector<OptionDeclaration> options;
	std::vector<std::string> words; ///< What may follow that is no option: the commands below it, edits, choices.
};

/**
 * The tool, then all commands in the order of their declaration, those below a command after it: the one source of
 * everything that lists them.
 */
std::vector<CommandDeclaration> DeclarationsOf(const CLI::App& app);

/** The manual page, in roff. */
std::string ManualPage(const std::vector<CommandDeclaration>& commands);

/** What one shell needs to complete commands, options and their words. */
std::string BashCompletion(const std::vector<CommandDeclaration>& commands);
std::string ZshCompletion(const std::vector<CommandDeclaration>& commands);
std::string FishCompletion(const std::vector<CommandDeclaration>& commands);

} // namespace mria
