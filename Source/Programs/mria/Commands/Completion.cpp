// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Command.h"
#include "Declarations.h"
#include "Io/Report.h"

#include <string>

namespace mria
{

namespace CompletionDetail
{
using Completion = std::string (*)(const std::vector<CommandDeclaration>& commands);

struct Options
{
	CommonOptions common;
	const CLI::App* app = nullptr; ///< Outlives the action.
	std::string shell;
};

/** `mria completion`: what a shell needs to complete command lines of this tool. */
ExitCode Run(const Options& options)
{
	const Completion completion = options.shell == "bash" ? BashCompletion
		: options.shell == "zsh"						  ? ZshCompletion
														  : FishCompletion;
	const std::string text = completion(DeclarationsOf(*options.app));
	std::fwrite(text.data(), 1, text.size(), stdout);
	return ExitCode::Fine;
}
} // namespace CompletionDetail

void AddCompletion(CLI::App& app, Action& action)
{
	using namespace CompletionDetail;
	const auto [command, options] =
		AddCommand(app, action, "completion", "A script that lets a shell complete commands and options", Run);
	options->app = &app;
	const std::vector<std::string> shells = {"bash", "zsh", "fish"};
	command->add_option("SHELL", options->shell, Alternatives(shells))
		->required()
		->check(OneOf(shells))
		->option_text(" ");
	command->footer("Example: mria completion bash > ~/.local/share/bash-completion/completions/mria");
}

} // namespace mria
