// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Command.h"
#include "Io/LoadedRecording.h"
#include "Io/Report.h"
#include "Results/EventText.h"
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
struct EventList
{
	const std::string& file;
	const RecordingView& recording;
	TimeRange range;
	InputState initial;
	std::vector<InputEvent> events;
};

void PrintText(const Report& report, const EventList& list)
{
	const std::string name = report.Paint(Tone::Strong, InputName(list.file));
	report.Line(name + ": " + Counted(list.events.size(), "event") + " from " + SecondsText(list.range.start) + " to " +
		SecondsText(list.range.end));
	for (const Hand hand : kHands)
	{
		if (list.recording.channels.Has(Channel::Hands))
		{
			report.Line(StateLine(report, list.range.start, hand, list.initial[hand]));
		}
	}
	for (const InputEvent& event : list.events)
	{
		report.Line(EventLine(report, event, list.recording.markers));
	}
}

std::string JsonOf(const EventList& list)
{
	std::string out = "{\n  \"file\": ";
	AppendJsonText(out, list.file);
	out += ",\n  \"startTime\": ";
	AppendJsonFloat(out, list.range.start);
	out += ",\n  \"endTime\": ";
	AppendJsonFloat(out, list.range.end);
	out += ",\n  \"initial\": " + StateJson(list.initial) + ",\n  \"events\": [";
	for (const InputEvent& event : list.events)
	{
		out +=
			(&event == list.events.data() ? "\n    {" : ",\n    {") + EventMembers(event, list.recording.markers) + "}";
	}
	return out + (list.events.empty() ? "]\n}\n" : "\n  ]\n}\n");
}

void AppendCsvRow(
	std::string& out, float time, const std::string& event, const std::string& hand, const std::string& marker)
{
	AppendCsvFloat(out, time);
	out += "," + event + "," + hand + ",";
	AppendCsvText(out, marker);
	out += "\n";
}

std::string CsvOf(const EventList& list)
{
	std::string out = "Time,Event,Hand,Marker\n";
	for (const Hand hand : kHands)
	{
		const HandInput& input = list.initial[hand];
		if (input.isTracked)
		{
			AppendCsvRow(out, list.range.start, "StartsTracked", ToLower(ToString(hand)), "");
		}
		if (input.isPinching)
		{
			AppendCsvRow(out, list.range.start, "StartsPinching", ToLower(ToString(hand)), "");
		}
	}
	for (const InputEvent& event : list.events)
	{
		const bool isMarker = event.kind == EventKind::Marker;
		AppendCsvRow(out, event.time, ToString(event.kind), isMarker ? "" : ToLower(ToString(event.hand)),
			isMarker ? list.recording.markers[event.marker].name : "");
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
	const EventList list = {options.file, view, RangeOf(view), InitialState(view), CollectEvents(view)};
	if (options.csv || options.common.json)
	{
		const std::string text = options.csv ? CsvOf(list) : JsonOf(list);
		std::fwrite(text.data(), 1, text.size(), stdout);
		return ExitCode::Fine;
	}
	PrintText(report, list);
	return ExitCode::Fine;
}
} // namespace EventsDetail

void AddEvents(CLI::App& app, Action& action)
{
	using namespace EventsDetail;
	const auto [command, options] =
		AddCommand(app, action, "events", "Lists changes of tracked and pinch, and markers", Run);
	command->add_option("FILE", options->file, "a recording, or - for standard input")->required()->option_text(" ");
	command->add_flag("--csv", options->csv, "a table with one row per event");
	command->footer("Example: mria events walk.bin");
}

} // namespace mria
