// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Command.h"
#include "CommandLine.h"
#include "Declarations.h"
#include "Io/Report.h"
#include "Mria/Text.h"

#include <string>
#include <vector>

namespace mria
{

namespace HelpDetail
{
struct Options
{
	CommonOptions common;
	const CLI::App* app = nullptr; ///< Outlives the action.
	std::vector<std::string> command; ///< "openxr", "run"; empty for the one help screen.
	bool isManual = false;
};

ExitCode Print(const std::string& text)
{
	std::fwrite(text.data(), 1, text.size(), stdout);
	return ExitCode::Fine;
}

/** `mria help`: the screen of --help, that of a command, or the manual page. */
ExitCode Run(const Options& options)
{
	if (options.isManual)
	{
		return Print(ManualPage(DeclarationsOf(*options.app)));
	}
	if (options.command.empty())
	{
		return Print(HelpScreen());
	}
	const CLI::App* command = options.app;
	for (const std::string& name : options.command)
	{
		const CLI::App* const below = FindCommand(*command, name);
		if (!below)
		{
			return Report(options.common).Misuse(UnknownCommandText(*command, name));
		}
		command = below;
	}
	return Print(HelpOf(*command));
}
} // namespace HelpDetail

void AddHelp(CLI::App& app, Action& action)
{
	using namespace HelpDetail;
	const auto [command, options] =
		AddCommand(app, action, "help", "What a command does and which options it has", Run);
	options->app = &app;
	command->add_option("COMMAND", options->command, "the command; without one, the list of all")->option_text(" ");
	command->add_flag("--man", options->isManual, "the manual page, in roff");
	command->footer("Example: mria help --man | man -l -");
}

} // namespace mria
