// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Join.h"

#include "Command.h"
#include "Io/Edit.h"
#include "Io/LoadedRecording.h"
#include "Io/Progress.h"
#include "Io/RecordingOutput.h"
#include "Mria/Reader.h"
#include "Results/TimeEditText.h"
#include "Text/Strings.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

namespace mria
{

namespace JoinDetail
{
struct Options
{
	CommonOptions common;
	std::vector<std::string> inputs; ///< Two or more, in their order in time.
	std::string output;
	std::string form; ///< As in EditFiles; else that of the first input.
	JoinOptions join;
};

/** A recording behind the first: what it is called, and what became of it. */
struct Part
{
	std::string file;
	LoadedRecording loaded;
	JoinReport report;
};

std::string Misuse(const Options& options)
{
	const auto isWithin = [](float number, float most) { return number >= 0.0f && number <= most; };
	if (!isWithin(options.join.gap, std::numeric_limits<float>::max()))
	{
		return "--gap must be a number of seconds, 0 or more";
	}
	if (!isWithin(options.join.blend, kLongestBlend))
	{
		return "--blend must be 0 to " + OneDecimal(kLongestBlend) + " seconds";
	}
	const bool hasTwoStreams = std::count(options.inputs.begin(), options.inputs.end(), "-") > 1;
	return hasTwoStreams ? "standard input can be only one of the recordings" : "";
}

/** One report for all of them: each began with what the last one had made. */
TimeEditReport Total(const std::vector<Part>& parts)
{
	TimeEditReport total = parts.front().report.edit;
	for (std::size_t i = 1; i < parts.size(); ++i)
	{
		const TimeEditReport& report = parts[i].report.edit;
		const TimeEditReport& last = parts[i - 1].report.edit;
		total.keysBefore += report.keysBefore - last.keysAfter;
		total.markersBefore += report.markersBefore - last.markersAfter;
		total.keysLeftOut += report.keysLeftOut;
		total.keysAfter = report.keysAfter;
		total.markersAfter = report.markersAfter;
		total.result = report.result;
	}
	return total;
}

EditSummary SummaryOf(const std::vector<Part>& parts)
{
	EditSummary summary = mria::SummaryOf(Total(parts));
	for (const Part& part : parts)
	{
		const std::string blend = part.report.blend > 0.0f ? ", blended for " + SecondsText(part.report.blend) : "";
		summary.lines.push_back(
			"  seam     " + SecondsText(part.report.seam) + " s" + blend + ": " + InputName(part.file));
	}
	summary.json = [&parts](JsonText& json)
	{
		WriteTimeEdit(json, Total(parts));
		json.ObjectsMember("seams", parts,
			[&](const Part& part)
			{
				json.TextMember("file", part.file);
				json.FloatMember("time", part.report.seam);
				json.FloatMember("blend", part.report.blend);
			});
	};
	return summary;
}

EditResult Apply(PackedRecording& recording, std::vector<Part>& parts, const Options& options)
{
	for (Part& part : parts)
	{
		ShowProgress("joining " + InputName(part.file));
		const Result<JoinReport, TimeEditError> report =
			Join(recording, PackedRecording(part.loaded.view), options.join);
		if (!report)
		{
			return RefusalText(("join " + InputName(part.file)).c_str(), report.GetError(), part.loaded.view);
		}
		part.report = report.Value();
		part.loaded = {};
	}
	return SummaryOf(parts);
}

/** `mria join`: recordings one behind the other. */
ExitCode Run(const Options& options)
{
	const Report report = MakeReport(options.common, options.output);
	if (const std::string misuse = Misuse(options); !misuse.empty())
	{
		return report.Misuse(misuse);
	}
	std::vector<Part> parts;
	for (std::size_t i = 1; i < options.inputs.size(); ++i)
	{
		FileResult<LoadedRecording> loaded = LoadRecording(options.inputs[i]);
		if (!loaded)
		{
			return report.Fail(loaded.GetError());
		}
		parts.push_back({options.inputs[i], std::move(loaded.Value()), {}});
	}
	return RunEdit(options.common, {options.inputs.front(), options.output, options.form},
		[&](PackedRecording& recording) { return Apply(recording, parts, options); });
}
} // namespace JoinDetail

void AddJoin(CLI::App& app, Action& action)
{
	using namespace JoinDetail;
	const auto [command, options] = AddCommand(app, action, "join", "Appends recordings to each other", Run);
	command->add_option("IN", options->inputs, "two or more recordings; one may be - for standard input")
		->required()
		->expected(2, CLI::detail::expected_max_vector_size)
		->option_text("...");
	AddFile(command, "-o,--output", options->output, "output file, or - for standard output");
	AddFormOption(command, options->form);
	command->add_option("--gap", options->join.gap, "between recordings; poses hold, hands are not tracked")
		->option_text("SECONDS");
	command->add_option("--blend", options->join.blend, "blend to the next one without a jump, 0 to 10")
		->option_text("SECONDS");
	command->footer("Example: mria join reach.bin press.bin -o both.bin --blend 0.3");
}

} // namespace mria
