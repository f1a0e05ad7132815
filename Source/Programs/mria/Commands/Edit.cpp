// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Io/Edit.h"

#include "Command.h"
#include "CommandLine.h"
#include "Io/Report.h"
#include "Mria/Text.h"
#include "Text/Strings.h"

#include <algorithm>
#include <string>
#include <vector>

namespace mria
{

namespace EditCommandDetail
{
using Arguments = std::vector<std::string>;

struct Options
{
	CommonOptions common;
	EditFiles files;
	const CLI::App* command = nullptr; ///< Outlives the action; what it did not read are the edits.
};

constexpr const char* kSeparator = ":";

/** The edits with their options, cut at the separators. */
std::vector<Arguments> StepsOf(const Arguments& words)
{
	std::vector<Arguments> steps(1);
	for (const std::string& word : words)
	{
		if (word == kSeparator)
		{
			steps.emplace_back();
		}
		else
		{
			steps.back().push_back(word);
		}
	}
	return steps;
}

bool IsEdit(const Arguments& step)
{
	const Arguments& names = EditNames();
	return !step.empty() && std::find(names.begin(), names.end(), step.front()) != names.end();
}

std::string UnknownEditText(const Arguments& step)
{
	const std::string edits = "edits are " + OnOneLine(Alternatives(EditNames()));
	if (step.empty())
	{
		return "an edit is missing\n  hint: " + edits;
	}
	const std::string nearest = NearestName(EditNames(), step.front());
	return "there is no edit '" + Printable(step.front()) +
		"'\n  hint: " + (nearest.empty() ? edits : "did you mean '" + nearest + "'?");
}

/** Runs one command on the recording of the chain, as if the files were its own. */
ExitCode RunStep(const Options& options, const Arguments& step, EditChain& chain)
{
	Arguments arguments = {step.front(), options.files.input, "-o", options.files.output};
	arguments.insert(arguments.end(), step.begin() + 1, step.end());
	if (options.common.json)
	{
		arguments.push_back("--json");
	}
	chain.step = step.front();
	SetEditChain(&chain);
	const ExitCode code = RunArguments(arguments);
	SetEditChain(nullptr);
	return code;
}

/** `mria edit`: several edits, one after the other, without files between them. */
ExitCode Run(const Options& options)
{
	const std::vector<Arguments> steps = StepsOf(options.command->remaining());
	for (const Arguments& step : steps)
	{
		if (!IsEdit(step))
		{
			return Report(options.common).Misuse(UnknownEditText(step));
		}
	}
	EditChain chain;
	ExitCode code = ExitCode::Fine;
	const auto edit = [&](PackedRecording& recording) -> EditResult
	{
		chain.recording = std::move(recording);
		for (std::size_t i = 0; i < steps.size() && code == ExitCode::Fine; ++i)
		{
			code = RunStep(options, steps[i], chain);
		}
		recording = std::move(chain.recording);
		EditSummary summary;
		summary.lines = chain.lines;
		summary.json = [&chain](JsonText& json)
		{ json.ArrayMember("edits", chain.objects, [&json](const std::string& object) { json.Object(object); }); };
		return code == ExitCode::Fine ? EditResult(summary) : EditResult(std::string());
	};
	const ExitCode saved = RunEdit(options.common, options.files, edit);
	return code == ExitCode::Fine ? saved : code;
}
} // namespace EditCommandDetail

const std::vector<std::string>& EditNames()
{
	static const std::vector<std::string> names = {"trim", "join", "retime", "resample", "mirror", "transform",
		"smooth", "channels", "merge", "markers", "reduce"};
	return names;
}

void AddEdit(CLI::App& app, Action& action)
{
	using namespace EditCommandDetail;
	const auto [command, options] =
		AddCommand(app, action, kEditCommand, "Several edits, one after the other, without files between them", Run);
	options->command = command;
	AddEditFiles(command, options->files);
	command->prefix_command();
	command->footer("Edits follow with their own options, with a colon between two of them:\n" +
		Alternatives(EditNames()) +
		".\nExample: mria edit walk.bin -o out.bin trim --from 2 --until 5 : mirror : reduce --position 0.5");
}

} // namespace mria
