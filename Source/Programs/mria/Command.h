// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Io/Edit.h"
#include "Io/ExitCode.h"
#include "Io/Progress.h"
#include "Results/CiReport.h"

#include <CLI/CLI.hpp>

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace mria
{

/** What the command line asks for: set by the command's callback, run once all of it has been read. */
using Action = std::function<ExitCode()>;

/** Each declares the command of its name with its options: Commands/<Name>.cpp. */
void AddInfo(CLI::App& app, Action& action);
void AddCheck(CLI::App& app, Action& action);
void AddEvents(CLI::App& app, Action& action);
void AddPlay(CLI::App& app, Action& action);
void AddSample(CLI::App& app, Action& action);
void AddStats(CLI::App& app, Action& action);
void AddDiff(CLI::App& app, Action& action);
void AddReduce(CLI::App& app, Action& action);
void AddConvert(CLI::App& app, Action& action);
void AddRepair(CLI::App& app, Action& action);
void AddTrim(CLI::App& app, Action& action);
void AddJoin(CLI::App& app, Action& action);
void AddRetime(CLI::App& app, Action& action);
void AddResample(CLI::App& app, Action& action);
void AddMirror(CLI::App& app, Action& action);
void AddTransform(CLI::App& app, Action& action);
void AddSmooth(CLI::App& app, Action& action);
void AddChannels(CLI::App& app, Action& action);
void AddMerge(CLI::App& app, Action& action);
void AddMarkers(CLI::App& app, Action& action);
void AddSynth(CLI::App& app, Action& action);
void AddEdit(CLI::App& app, Action& action);
void AddHelp(CLI::App& app, Action& action);
void AddCompletion(CLI::App& app, Action& action);
void AddOpenXr(CLI::App& app, Action& action);
void AddOpenXrRun(CLI::App& app, Action& action); ///< Of `openxr`, as the next one.
void AddOpenXrDoctor(CLI::App& app, Action& action);
void AddDevice(CLI::App& app, Action& action);

/** Several edits in one call, and the commands that they may be. */
constexpr const char* kEditCommand = "edit";
const std::vector<std::string>& EditNames();

/** --color, for all that is printed. */
void AddColourOption(CLI::App* command);

/** A command and where its options are read into. */
template <typename Options>
struct DeclaredCommand
{
	CLI::App* command;
	std::shared_ptr<Options> options; ///< Live as long as the action does.
};

/** Declares a command with the options that every command has; `run` is called once the command line has been read. */
template <typename Options>
DeclaredCommand<Options> AddCommand(
	CLI::App& app, Action& action, const char* name, const char* summary, ExitCode (*run)(const Options&))
{
	CLI::App* const command = app.add_subcommand(name, summary);
	const auto options = std::make_shared<Options>();
	command->add_flag("--json", options->common.json, "JSON instead of text");
	command->add_flag("-q,--quiet", options->common.quiet, "errors only");
	AddColourOption(command);
	command->callback(
		[&action, options, run, name]
		{
			action = [options, run, name]
			{
				StartProgress(name, options->common.quiet);
				return run(*options);
			};
		});
	return {command, options};
}

/** A file that must be given: `name` is "FILE" or the output, "-o,--output", which comes with --no-clobber. */
void AddFile(CLI::App* command, const char* name, std::string& file, const char* summary);

/** -n, so that no file is replaced. */
void AddNoClobber(CLI::App* command);

/** --junit and --sarif, with --no-clobber. */
void AddCiFiles(CLI::App* command, CiFiles& files);

/** Recordings and folders of them. */
void AddRecordings(CLI::App* command, std::vector<std::string>& files);

/** Accepts numbers from `least` to `most`; CLI11's own check lets NaN pass. */
CLI::Validator InRange(double least, double most);

/** Accepts one of these words; CLI11's own check shows its own notation to the user. */
CLI::Validator OneOf(const std::vector<std::string>& names);

/** --to, the form to write. */
void AddFormOption(CLI::App* command, std::string& form);

/** The same for every command that changes a recording: IN, -o and --to. */
void AddEditFiles(CLI::App* command, EditFiles& files);

/** The same where the output may be left out, to list what is there. */
void AddOptionalEditFiles(CLI::App* command, EditFiles& files);

/** A tolerance, 0 to a million of `unit`. */
void AddTolerance(CLI::App* command, const char* name, double& value, const char* summary, const char* unit);

/** An option that accepts one value each time it is given, so that it never swallows a file's name. */
template <typename T>
CLI::Option* AddRepeated(
	CLI::App* command, const char* name, std::vector<T>& values, const char* summary, const char* label)
{
	return command->add_option(name, values, summary)->allow_extra_args(false)->option_text(label);
}

/** "a, b or c", broken into lines that fit next to the options. */
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

/** An option that accepts one of a few words. CLI11's own way to an enumeration garbles its error message. */
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
		->check(OneOf(names))
		->option_text(label);
}

} // namespace mria
