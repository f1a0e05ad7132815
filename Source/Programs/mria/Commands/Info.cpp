// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Command.h"
#include "Io/RecordingSearch.h"
#include "Io/Report.h"
#include "Io/Terminal.h"
#include "Mria/Text.h"
#include "Results/EventText.h"
#include "Text/Groups.h"
#include "Text/RecordingSummary.h"
#include "Text/Strings.h"
#include "Text/Timeline.h"
#include "Text/ValueText.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>

namespace mria
{

namespace InfoDetail
{
struct Options
{
	CommonOptions common;
	std::vector<std::string> files;
};

constexpr std::size_t kShownMarkers = 10;
constexpr std::size_t kMaxIntervals = 3; // what fits next to the label
constexpr std::size_t kShownIntervals = 2; // if there are more than that
constexpr std::size_t kLabelWidth = 15;

/** All that is shown, in either form. */
struct Facts
{
	const std::string& file;
	const LoadedRecording& loaded;
	RecordingSummary summary;
	SeverityCounts findings;
};

std::string Label(const std::string& name)
{
	return "  " + PadRight(name, kLabelWidth);
}

/** Whether frames are missing or uneven: the mean and the median rate differ by more than one in a hundred. */
bool HasGaps(const RecordingSummary& summary)
{
	return summary.frameRate && summary.meanFrameRate &&
		std::fabs(*summary.meanFrameRate - *summary.frameRate) > 0.01f * *summary.frameRate;
}

std::string TimeText(const Facts& facts)
{
	const RecordingSummary& summary = facts.summary;
	if (summary.keyCount == 0)
	{
		return "no keys";
	}
	std::string text = SecondsText(static_cast<double>(summary.range.end) - summary.range.start) + " s, from " +
		SecondsText(summary.range.start) + " to " + SecondsText(summary.range.end);
	if (summary.frameRate)
	{
		text += ", about " + OneDecimal(*summary.frameRate) + " frames a second";
	}
	if (HasGaps(summary))
	{
		text += " (" + OneDecimal(*summary.meanFrameRate) + " on average)";
	}
	return text;
}

std::string ChannelsText(const ChannelFlags& channels)
{
	std::string present;
	std::string absent;
	for (std::size_t i = 0; i < kChannelCount; ++i)
	{
		const Channel channel = static_cast<Channel>(i);
		std::string& list = channels.Has(channel) ? present : absent;
		list += (list.empty() ? "" : ", ") + ToLower(ToString(channel));
	}
	return (present.empty() ? "none" : present) + (absent.empty() ? "" : " (no " + absent + ")");
}

std::string CurvesText(const RecordingSummary& summary)
{
	std::string text = Counted(summary.curveCount, "curve") + ", " + Counted(summary.keyCount, "key");
	return summary.emptyCurveCount == 0 ? text : text + "; " + Thousands(summary.emptyCurveCount) + " curves are empty";
}

std::string IntervalsText(const std::vector<Interval>& intervals, const TimeRange& range)
{
	if (intervals.empty())
	{
		return "never";
	}
	if (intervals.size() == 1 && intervals.front().start == range.start && intervals.front().end == range.end)
	{
		return "all the time";
	}
	const std::size_t shown = intervals.size() <= kMaxIntervals ? intervals.size() : kShownIntervals;
	std::string text;
	for (std::size_t i = 0; i < shown; ++i)
	{
		text += (i == 0 ? "" : ", ") + SecondsText(intervals[i].start) + " to " + SecondsText(intervals[i].end);
	}
	if (shown < intervals.size())
	{
		text += " and " + Thousands(intervals.size() - shown) + " more, " + SecondsText(TotalLength(intervals)) +
			" s in all";
	}
	return text;
}

TimelineStyle StripStyle()
{
	return {HasUtf8(), StripCells(ScreenWidth(), 2 + kLabelWidth)};
}

void PrintFlag(
	const Report& report, const std::string& name, const std::vector<Interval>& intervals, const TimeRange& range)
{
	const bool isDrawn = std::isfinite(range.end - range.start) && !intervals.empty();
	const std::string times = IntervalsText(intervals, range);
	if (!isDrawn)
	{
		report.Line(Label(name) + times);
		return;
	}
	report.Line(Label(name) + TimelineStrip(intervals, range, StripStyle()));
	report.Line(Label("") + report.Paint(Tone::Faint, times));
}

void PrintHands(const Report& report, const Facts& facts)
{
	if (!facts.loaded.view.channels.Has(Channel::Hands) || facts.summary.keyCount == 0)
	{
		return;
	}
	report.Line("");
	for (const Hand hand : kHands)
	{
		const std::size_t index = static_cast<std::size_t>(hand);
		const std::string name = ToLower(ToString(hand));
		PrintFlag(report, name + " tracked", facts.summary.tracked[index], facts.summary.range);
		PrintFlag(report, name + " pinch", facts.summary.pinch[index], facts.summary.range);
	}
}

void PrintMarkers(const Report& report, const Facts& facts)
{
	const std::vector<Marker>& markers = facts.loaded.view.markers;
	if (markers.empty())
	{
		report.Line(Label("markers") + (facts.loaded.view.hasMarkerList ? "none" : "none (the file has no list)"));
		return;
	}
	const TimeRange& range = facts.summary.range;
	report.Line(std::isfinite(range.end - range.start) ? Label("markers") + MarkerStrip(markers, range, StripStyle())
													   : Label("markers"));
	for (std::size_t i = 0; i < std::min(markers.size(), kShownMarkers); ++i)
	{
		report.Line(Label("") + PadRight(SecondsText(markers[i].time), 9) + Printable(markers[i].name));
	}
	if (markers.size() > kShownMarkers)
	{
		report.Line(Label("") + "... and " + Thousands(markers.size() - kShownMarkers) + " more (--json lists all)");
	}
}

void PrintFindings(const Report& report, const Facts& facts)
{
	const std::string counts = SeverityText(facts.findings);
	const bool hasErrors = facts.findings[static_cast<std::size_t>(Severity::Error)] > 0;
	const bool hasWarnings = facts.findings[static_cast<std::size_t>(Severity::Warning)] > 0;
	const Tone tone = hasErrors ? Tone::Error : hasWarnings ? Tone::Warning : Tone::Plain;
	report.Line(Label("findings") +
		(counts.empty() ? "none" : report.Paint(tone, counts) + "; 'mria check' says what they are"));
}

void PrintText(const Report& report, const Facts& facts)
{
	const RecordingView& view = facts.loaded.view;
	const std::string form = facts.loaded.IsJson() ? "JSON of " : "";
	report.Line(report.Paint(Tone::Strong, InputName(facts.file)));
	report.Line(Label("file") + Counted(facts.loaded.bytes.size(), "byte") + ", " + form + "version " +
		VersionOf(view.dialect) + " (" + ToString(view.dialect) +
		(HasTangents(view.dialect) ? ", full keys)" : ", short keys)"));
	report.Line(Label("time") + TimeText(facts));
	report.Line(Label("channels") + ChannelsText(view.channels));
	report.Line(Label("curves") + CurvesText(facts.summary));
	PrintHands(report, facts);
	PrintMarkers(report, facts);
	PrintFindings(report, facts);
}

void WriteIntervals(
	JsonText& json, const char* name, const std::array<std::vector<Interval>, kHandCount>& intervalsOfHands)
{
	json.Name(name);
	json.BeginObject();
	for (const Hand hand : kHands)
	{
		json.Name(ToLower(ToString(hand)));
		json.BeginArray();
		for (const Interval& interval : intervalsOfHands[static_cast<std::size_t>(hand)])
		{
			json.FloatPair(interval.start, interval.end);
		}
		json.EndArray();
	}
	json.EndObject();
}

void WriteChannels(JsonText& json, const ChannelFlags& channels)
{
	json.Name("channels");
	json.BeginObject();
	for (std::size_t i = 0; i < kChannelCount; ++i)
	{
		const Channel channel = static_cast<Channel>(i);
		json.BoolMember(ToLower(ToString(channel)), channels.Has(channel));
	}
	json.EndObject();
}

void WriteFindings(JsonText& json, const SeverityCounts& counts)
{
	json.Name("findings");
	json.BeginObject();
	for (std::size_t i = counts.size(); i-- > 0;)
	{
		json.CountMember(ToString(static_cast<Severity>(i)), counts[i]);
	}
	json.EndObject();
}

void WriteFacts(JsonText& json, const Facts& facts)
{
	const RecordingView& view = facts.loaded.view;
	const RecordingSummary& summary = facts.summary;
	json.BeginObject();
	json.TextMember("file", facts.file);
	json.CountMember("bytes", facts.loaded.bytes.size());
	json.TextMember("version", VersionOf(view.dialect));
	json.TextMember("dialect", ToString(view.dialect));
	WriteChannels(json, view.channels);
	json.FloatMember("startTime", summary.range.start);
	json.FloatMember("endTime", summary.range.end);
	json.FloatMember("duration", summary.range.end - summary.range.start);
	json.Name("curves");
	json.BeginObject();
	json.CountMember("total", summary.curveCount);
	json.CountMember("empty", summary.emptyCurveCount);
	json.EndObject();
	json.CountMember("keys", summary.keyCount);
	json.FloatMember("frameRate", summary.frameRate.value_or(std::numeric_limits<float>::quiet_NaN()));
	json.FloatMember("meanFrameRate", summary.meanFrameRate.value_or(std::numeric_limits<float>::quiet_NaN()));
	json.BoolMember("markerList", view.hasMarkerList);
	WriteMarkers(json, view.markers);
	WriteIntervals(json, "tracked", summary.tracked);
	WriteIntervals(json, "pinch", summary.pinch);
	WriteFindings(json, facts.findings);
	json.EndObject();
}

/** `mria info`: what a recording is and holds, at a glance. */
ExitCode Run(const Options& options)
{
	return ShowRecordings(options.common, options.files,
		[](const Report& report, const std::string& path, const LoadedRecording& loaded, JsonText& json)
		{
			const RecordingView& view = loaded.view;
			const Facts facts = {path, loaded, SummarizeRecording(view), CountSeverities(Validate(view))};
			report.WantsJson() ? WriteFacts(json, facts) : PrintText(report, facts);
		});
}
} // namespace InfoDetail

void AddInfo(CLI::App& app, Action& action)
{
	using namespace InfoDetail;
	const auto [command, options] =
		AddCommand(app, action, "info", "Version, duration, channels, hands and markers at a glance", Run);
	AddRecordings(command, options->files);
	command->footer("Example: mria info walk.bin");
}

} // namespace mria
