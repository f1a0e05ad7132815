// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Command.h"
#include "Io/RecordingSearch.h"
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
	std::vector<std::string> files;
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

void AppendCsvRow(std::string& out, const std::string& rowStart, float time, const std::string& event,
	const std::string& hand, const std::string& marker)
{
	out += rowStart;
	AppendCsvFloat(out, time);
	out += "," + event + "," + hand + ",";
	AppendCsvText(out, marker);
	out += "\n";
}

/** The rows of one file, which begin with its name if there are several. */
std::string CsvOf(const EventList& list, bool isList)
{
	std::string out;
	std::string rowStart;
	if (isList)
	{
		AppendCsvText(rowStart, list.file);
		rowStart += ",";
	}
	for (const Hand hand : kHands)
	{
		const HandInput& input = list.initial[hand];
		if (input.isTracked)
		{
			AppendCsvRow(out, rowStart, list.range.start, "StartsTracked", ToLower(ToString(hand)), "");
		}
		if (input.isPinching)
		{
			AppendCsvRow(out, rowStart, list.range.start, "StartsPinching", ToLower(ToString(hand)), "");
		}
	}
	for (const InputEvent& event : list.events)
	{
		const bool isMarker = event.kind == EventKind::Marker;
		AppendCsvRow(out, rowStart, event.time, ToString(event.kind), isMarker ? "" : ToLower(ToString(event.hand)),
			isMarker ? list.recording.markers[event.marker].name : "");
	}
	return out;
}

/** One file's value in the array of several. */
void AppendElement(std::string& out, const std::string& json)
{
	out += (out.empty() ? "" : ",\n") + json.substr(0, json.size() - 1);
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
	const RecordingSearch search = FindRecordings(options.files);
	const bool isList = options.files.size() > 1 || search.hasFolders;
	std::string out = options.csv ? std::string(isList ? "File," : "") + "Time,Event,Hand,Marker\n" : "";
	const auto show = [&](const std::string& path, const LoadedRecording& loaded)
	{
		const RecordingView& view = loaded.view;
		const EventList list = {path, view, RangeOf(view), InitialState(view), CollectEvents(view)};
		if (options.common.json)
		{
			AppendElement(out, JsonOf(list));
		}
		else if (options.csv)
		{
			out += CsvOf(list, isList);
		}
		else
		{
			PrintText(report, list);
		}
		return ExitCode::Fine;
	};
	const auto fail = [&](const Failure& failure)
	{
		JsonText json;
		report.FailInList(failure, json);
		if (options.common.json)
		{
			AppendElement(out, json.Get());
		}
	};
	const ExitCode worst = VisitRecordings(search, show, fail);
	if (options.common.json)
	{
		out = isList ? "[\n" + out + "\n]\n" : out + "\n";
	}
	HideProgress();
	std::fwrite(out.data(), 1, out.size(), stdout);
	return worst;
}
} // namespace EventsDetail

void AddEvents(CLI::App& app, Action& action)
{
	using namespace EventsDetail;
	const auto [command, options] =
		AddCommand(app, action, "events", "Lists changes of tracked and pinch, and markers", Run);
	AddRecordings(command, options->files);
	command->add_flag("--csv", options->csv, "a table with one row per event");
	command->footer("Example: mria events walk.bin");
}

} // namespace mria
