// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Edit.h"
#include "Io/ExitCode.h"

#include <CLI/CLI.hpp>

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace mria
{

/** What the command line asks for: set by the command's callback, run once all of it has been read. */
using Action = std::function<ExitCode()>;

/** The commands by subject, each group in a file of its own: declaring options is slow to compile. */
void AddLooking(CLI::App& app, Action& action); ///< events, play, sample
void AddAnalysis(CLI::App& app, Action& action); ///< stats, diff, reduce
void AddTimeEdits(CLI::App& app, Action& action); ///< trim, join, retime, resample
void AddMotionEdits(CLI::App& app, Action& action); ///< mirror, transform, smooth
void AddContentEdits(CLI::App& app, Action& action); ///< channels, merge, markers

/** Adds a command whose options live as long as the action does. */
template <typename Options>
CLI::App* AddCommand(CLI::App& app, Action& action, const char* name, const char* summary,
	const std::shared_ptr<Options>& options, ExitCode (*run)(const Options&))
{
	CLI::App* const command = app.add_subcommand(name, summary);
	command->add_flag("--json", options->common.json, "JSON instead of text");
	command->add_flag("-q,--quiet", options->common.quiet, "errors only");
	command->callback([&action, options, run] { action = [options, run] { return run(*options); }; });
	return command;
}

/** A file that must be given: `name` is "FILE" or an option, "-o,--output". */
void AddFile(CLI::App* command, const char* name, std::string& file, const char* summary);

/** --to, the form to write. */
void AddFormOption(CLI::App* command, std::string& form);

/** The same for every command that changes a recording: IN, -o and --to. */
void AddEditFiles(CLI::App* command, EditFiles& files);

/** "a, b or c", broken into lines that fit beside the options. */
std::string Alternatives(const std::vector<std::string>& names);

template <typename T>
struct Choice
{
	std::string name;
	T value;
};

/** A choice for each of `values`, under the name that ToString gives it. */
template <typename Values>
auto ChoicesOf(const Values& values)
{
	std::vector<Choice<typename Values::value_type>> choices;
	for (const auto value : values)
	{
		choices.push_back({ToString(value), value});
	}
	return choices;
}

/** An option that takes one of a few words. CLI11's own way to an enumeration garbles its error message. */
template <typename T>
void AddChoice(CLI::App* command, const char* option, const char* label, const std::string& summary, T& value,
	const std::vector<Choice<T>>& choices)
{
	std::vector<std::string> names;
	for (const Choice<T>& choice : choices)
	{
		names.push_back(choice.name);
	}
	const auto take = [choices, &value](const std::string& typed)
	{
		for (const Choice<T>& choice : choices)
		{
			value = choice.name == typed ? choice.value : value;
		}
	};
	command->add_option_function<std::string>(option, take, summary + Alternatives(names))
		->check(CLI::IsMember(names))
		->option_text(label);
}

} // namespace mria
