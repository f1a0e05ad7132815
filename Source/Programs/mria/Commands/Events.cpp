// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Command.h"
#include "Io/LoadedRecording.h"
#include "Io/Report.h"
#include "Text/EventText.h"
#include "Text/Strings.h"
#include "Text/ValueText.h"

#include <string>

namespace mria
{

namespace EventsDetail
{
struct Options
{
	CommonOptions common;
	std::string file;
	bool csv = false;
};

/** All that is shown, in any form. */
struct Story
{
	const std::string& file;
	const RecordingView& recording;
	TimeRange range;
	InputState initial;
	std::vector<InputEvent> events;
};

void PrintText(const Report& report, const Story& story)
{
	const std::string name = report.Paint(Tone::Strong, InputName(story.file));
	report.Line(name + ": " + Counted(story.events.size(), "event") + " from " + SecondsText(story.range.start) +
		" to " + SecondsText(story.range.end));
	for (const Hand hand : kHands)
	{
		if (story.recording.channels.Has(Channel::Hands))
		{
			report.Line(StateLine(report, story.range.start, hand, story.initial[hand]));
		}
	}
	for (const InputEvent& event : story.events)
	{
		report.Line(EventLine(report, event, story.recording.markers));
	}
}

std::string JsonOf(const Story& story)
{
	std::string out = "{\n  \"file\": ";
	AppendJsonText(out, story.file);
	out += ",\n  \"startTime\": ";
	AppendJsonFloat(out, story.range.start);
	out += ",\n  \"endTime\": ";
	AppendJsonFloat(out, story.range.end);
	out += ",\n  \"initial\": " + StateJson(story.initial) + ",\n  \"events\": [";
	for (const InputEvent& event : story.events)
	{
		out += (&event == story.events.data() ? "\n    {" : ",\n    {") + EventMembers(event, story.recording.markers) +
			"}";
	}
	return out + (story.events.empty() ? "]\n}\n" : "\n  ]\n}\n");
}

void AppendCsvRow(
	std::string& out, float time, const std::string& event, const std::string& hand, const std::string& marker)
{
	AppendCsvFloat(out, time);
	out += "," + event + "," + hand + ",";
	AppendCsvText(out, marker);
	out += "\n";
}

std::string CsvOf(const Story& story)
{
	std::string out = "Time,Event,Hand,Marker\n";
	for (const Hand hand : kHands)
	{
		const HandInput& input = story.initial[hand];
		if (input.isTracked)
		{
			AppendCsvRow(out, story.range.start, "StartsTracked", ToLower(ToString(hand)), "");
		}
		if (input.isPinching)
		{
			AppendCsvRow(out, story.range.start, "StartsPinching", ToLower(ToString(hand)), "");
		}
	}
	for (const InputEvent& event : story.events)
	{
		const bool isMarker = event.kind == EventKind::Marker;
		AppendCsvRow(out, event.time, ToString(event.kind), isMarker ? "" : ToLower(ToString(event.hand)),
			isMarker ? story.recording.markers[event.marker].name : "");
	}
	return out;
}

/** `mria events`: what happens in a recording and when: tracked, pinch and marker edges after the state at its start.
 */
ExitCode Run(const Options& options)
{
	const Report report(options.common);
	if (options.csv && options.common.json)
	{
		return report.Misuse("--csv and --json exclude each other");
	}
	const FileResult<LoadedRecording> loaded = LoadRecording(options.file);
	if (!loaded)
	{
		return report.Fail(loaded.GetError());
	}
	const RecordingView& view = loaded.Value().view;
	const Story story = {options.file, view, RangeOf(view), InitialState(view), CollectEvents(view)};
	if (options.csv || options.common.json)
	{
		const std::string text = options.csv ? CsvOf(story) : JsonOf(story);
		std::fwrite(text.data(), 1, text.size(), stdout);
		return ExitCode::Fine;
	}
	PrintText(report, story);
	return ExitCode::Fine;
}
} // namespace EventsDetail

void AddEvents(CLI::App& app, Action& action)
{
	using namespace EventsDetail;
	const auto [command, options] =
		AddCommand(app, action, "events", "What happens and when: tracked, pinch and marker edges", Run);
	command->add_option("FILE", options->file, "a recording, or - for standard input")->required()->option_text(" ");
	command->add_flag("--csv", options->csv, "a table: a row an event");
	command->footer("Example: mria events walk.bin");
}

} // namespace mria
