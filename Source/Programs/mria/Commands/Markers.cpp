// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Markers.h"

#include "Command.h"
#include "Io/Edit.h"
#include "Io/LoadedRecording.h"
#include "Mria/Text.h"
#include "Results/EventText.h"
#include "Text/Strings.h"
#include "Text/TableText.h"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace mria
{

namespace MarkersDetail
{
/** Edits are made in the order of the members here, and of one kind in the order given. */
struct Options
{
	CommonOptions common;
	EditFiles files; ///< Without output the markers are listed.
	bool clear = false;
	std::vector<std::size_t> removeNumbers; ///< As the list of the input counts them, from 1.
	std::vector<std::string> remove; ///< Names.
	std::vector<std::string> rename; ///< OLD=NEW, cut at the first =.
	std::vector<std::string> add; ///< SECONDS=NAME, cut at the first =.
};

struct Pair
{
	std::string before;
	std::string after;
};

std::optional<Pair> SplitAtEquals(const std::string& text)
{
	const std::size_t position = text.find('=');
	return position == std::string::npos ? std::nullopt
										 : std::optional<Pair>({text.substr(0, position), text.substr(position + 1)});
}

void PrintList(const Report& report, const std::string& file, const RecordingView& view)
{
	const std::string none = view.hasMarkerList ? "" : " (the file has no list)";
	report.Line(report.Paint(Tone::Strong, InputName(file)) + ": " + Counted(view.markers.size(), "marker") + none);
	TableText table("rrl");
	for (std::size_t i = 0; i < view.markers.size(); ++i)
	{
		table.Row({Thousands(i + 1), SecondsText(view.markers[i].time), Printable(view.markers[i].name)});
	}
	report.Lines(table.Lines());
}

void PrintListJson(const Report& report, const std::string& file, const RecordingView& view)
{
	JsonText json;
	json.BeginObject();
	json.TextMember("file", file);
	json.BoolMember("markerList", view.hasMarkerList);
	WriteMarkers(json, view.markers);
	json.EndObject();
	report.Json(json);
}

void List(const Report& report, const std::string& file, const RecordingView& view)
{
	if (report.WantsJson())
	{
		PrintListJson(report, file, view);
	}
	PrintList(report, file, view);
}

/** One thing to do, and how to speak of it. */
struct Step
{
	std::string done; ///< "removed", "renamed", "added".
	std::string what; ///< As typed.
	std::function<MarkerResult(EditedRecording)> run;
};

std::vector<Step> RemovalsOf(const Options& options)
{
	std::vector<Step> steps;
	std::vector<std::size_t> numbers = options.removeNumbers;
	std::sort(numbers.begin(), numbers.end(), std::greater<>()); // from behind: the numbers before stay true
	numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
	for (const std::size_t number : numbers)
	{
		steps.push_back({"removed", "number " + std::to_string(number),
			[number](EditedRecording recording) { return RemoveMarkerAt(recording, number - 1); }});
	}
	for (const std::string& name : options.remove)
	{
		steps.push_back({"removed", "'" + name + "'",
			[name](EditedRecording recording) { return RemoveMarkers(recording, name); }});
	}
	return steps;
}

/** The steps in the order in which they are made, or what is wrong with one. */
Result<std::vector<Step>, std::string> StepsOf(const Options& options)
{
	std::vector<Step> steps = RemovalsOf(options);
	for (const std::string& text : options.rename)
	{
		const std::optional<Pair> names = SplitAtEquals(text);
		if (!names)
		{
			return "--rename accepts OLD=NEW, not '" + Printable(text) + "'";
		}
		steps.push_back({"renamed", "'" + names->before + "' to '" + names->after + "'",
			[names](EditedRecording recording) { return RenameMarkers(recording, names->before, names->after); }});
	}
	for (const std::string& text : options.add)
	{
		const std::optional<Pair> parts = SplitAtEquals(text);
		const std::optional<float> time = parts ? ParseFloat(parts->before) : std::nullopt;
		if (!time)
		{
			return "--add accepts SECONDS=NAME, not '" + Printable(text) + "'\n  hint: --add 1.5=grab";
		}
		steps.push_back({"added", "'" + parts->after + "' at " + SecondsText(*time),
			[time, name = parts->after](EditedRecording recording) -> MarkerResult
			{
				const MarkerResult added = AddMarker(recording, *time, name);
				return added ? MarkerResult(std::size_t{1}) : added;
			}});
	}
	return steps;
}

EditResult Edit(PackedRecording& recording, const Options& options, const std::vector<Step>& steps)
{
	EditSummary summary;
	if (options.clear)
	{
		summary.lines.push_back("cleared " + Counted(ClearMarkers(recording), "marker"));
	}
	for (const Step& step : steps)
	{
		const MarkerResult result = step.run(recording);
		const std::string what = Printable(step.what);
		if (!result)
		{
			const bool isMissing = result.GetError().code == MarkerErrorCode::NoSuchMarker;
			return EditResult("marker " + what + ": " + Describe(result.GetError()) +
				(isMissing ? "\n  hint: 'mria markers " + Printable(options.files.input) + "' lists them" : ""));
		}
		summary.lines.push_back(
			step.done + " " + what + (result.Value() == 1 ? "" : ": " + Counted(result.Value(), "marker")));
	}
	const std::size_t count = EditedRecording(recording)->markers.size();
	summary.lines.push_back(Counted(count, "marker") + " now");
	summary.json = [count](JsonText& json) { json.CountMember("markers", count); };
	return summary;
}

/** `mria markers`: the markers of a recording, or a copy with others. */
ExitCode Run(const Options& options)
{
	const Report report(options.common);
	const Result<std::vector<Step>, std::string> steps = StepsOf(options);
	if (!steps)
	{
		return report.Misuse(steps.GetError());
	}
	const bool isEdit = options.clear || !steps.Value().empty();
	const bool hasOutput = !options.files.output.empty();
	if (!isEdit && !hasOutput)
	{
		return ShowRecording(options.common, options.files.input,
			[&](const Report& shown, const LoadedRecording& loaded) { List(shown, options.files.input, loaded.view); });
	}
	if (!isEdit || !hasOutput)
	{
		return report.Misuse(hasOutput ? "nothing to do: use --add, --remove, --remove-number, --rename or --clear"
									   : "an output is needed: -o FILE");
	}
	return RunEdit(options.common, options.files,
		[&](PackedRecording& recording) { return Edit(recording, options, steps.Value()); });
}
} // namespace MarkersDetail

void AddMarkers(CLI::App& app, Action& action)
{
	using namespace MarkersDetail;
	const auto [command, options] =
		AddCommand(app, action, "markers", "Lists the markers of a recording, or writes a changed copy", Run);
	AddOptionalEditFiles(command, options->files);
	command->add_flag("--clear", options->clear, "remove all");
	AddRepeated(
		command, "--remove-number", options->removeNumbers, "remove the marker with this number in the list", "N");
	AddRepeated(command, "--remove", options->remove, "remove all markers with this name", "NAME");
	AddRepeated(command, "--rename", options->rename, "rename all markers with this name", "OLD=NEW");
	AddRepeated(command, "--add", options->add, "add a marker, after others at its time", "SECONDS=NAME");
	command->footer("Each may be repeated. They are applied in the order above.\n"
					"Example: mria markers walk.bin -o marked.bin --clear --add 1.5=grab --add 4=drop");
}

} // namespace mria
