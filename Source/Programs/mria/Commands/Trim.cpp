// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Trim.h"

#include "Command.h"
#include "Io/Edit.h"
#include "Io/RecordingOutput.h"
#include "Mria/Text.h"
#include "Results/TimeEditText.h"
#include "Text/Strings.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <string>

namespace mria
{

namespace TrimDetail
{
/** Each end is a time or the name of a marker; an end that is not given is the recording's own. */
struct Options
{
	CommonOptions common;
	EditFiles files;
	std::optional<float> from;
	std::optional<float> until;
	std::optional<std::string> fromMarker; ///< The first of that name.
	std::optional<std::string> untilMarker; ///< The first of that name after the start.
	bool keepTimes = false;
};

/** The earliest time after `after` of a marker with that name. */
std::optional<float> FindMarker(const RecordingView& recording, const std::string& name, float after)
{
	std::optional<float> found;
	for (const Marker& marker : recording.markers)
	{
		const bool isEarlier = !found || marker.time < *found;
		if (marker.name == name && marker.time > after && isEarlier)
		{
			found = marker.time;
		}
	}
	return found;
}

std::string NoMarkerText(const RecordingView& recording, const std::string& name, const std::string& where)
{
	constexpr std::size_t kMostNames = 8;
	std::string names;
	for (std::size_t i = 0; i < recording.markers.size() && i < kMostNames; ++i)
	{
		const Marker& marker = recording.markers[i];
		names += (i > 0 ? ", " : "") + ("'" + Printable(marker.name) + "' at " + SecondsText(marker.time));
	}
	names += recording.markers.size() > kMostNames ? ", ..." : "";
	return "there is no marker '" + Printable(name) + "'" + where + "\n  hint: " +
		(names.empty() ? "the recording has no markers; give times with --from and --until" : "there is " + names);
}

/** The ends asked for, or why there are none. */
Result<TimeRange, std::string> FindRange(const RecordingView& recording, const Options& options)
{
	const TimeRange whole = RangeOf(recording);
	TimeRange range{options.from.value_or(whole.start), options.until.value_or(whole.end)};
	if (options.fromMarker)
	{
		constexpr float kBeforeAll = -std::numeric_limits<float>::infinity();
		const std::optional<float> found = FindMarker(recording, *options.fromMarker, kBeforeAll);
		if (!found)
		{
			return NoMarkerText(recording, *options.fromMarker, "");
		}
		range.start = *found;
	}
	if (options.untilMarker)
	{
		const std::optional<float> found = FindMarker(recording, *options.untilMarker, range.start);
		if (!found)
		{
			return NoMarkerText(recording, *options.untilMarker, " after " + SecondsText(range.start) + " s");
		}
		range.end = *found;
	}
	return range;
}

/** How many keys it would take; the recording has been cleaned by then. */
std::string TooManyText(const RecordingView& recording, const TimeRange& range)
{
	const TimeRange whole = RangeOf(recording);
	const TimeRange part{std::max(range.start, whole.start), std::min(range.end, whole.end)};
	const RepeatCount count = CountRepeats(recording, part);
	const auto text = [](double keys) { return Thousands(static_cast<std::uint64_t>(std::min(keys, 1e18))); };
	return "looping curves would take " + text(count.keys) + " keys, and at most " + text(count.limit) +
		" are made\n  hint: keep a shorter part, or make frames of the loops first, with 'mria resample'";
}

EditResult Apply(PackedRecording& recording, const Options& options)
{
	const Result<TimeRange, std::string> range = FindRange(recording, options);
	if (!range)
	{
		return range.GetError();
	}
	TrimOptions trim;
	trim.keepTimes = options.keepTimes;
	const Result<TimeEditReport, TimeEditError> report = Trim(recording, range.Value(), trim);
	if (!report)
	{
		// With one end given, it is that one which lies outside.
		const bool hasBoth = (options.from || options.fromMarker) && (options.until || options.untilMarker);
		const bool isOutside = report.GetError() == TimeEditError::EmptyRange && !hasBoth;
		const std::string command = "trim (" + RangeText(range.Value()) + " s)";
		if (report.GetError() == TimeEditError::TooManyRepeats)
		{
			return "cannot " + command + ": " + TooManyText(recording, range.Value());
		}
		return RefusalText(command.c_str(), isOutside ? TimeEditError::OutsideRecording : report.GetError(), recording);
	}
	return SummaryOf(report.Value());
}

/** `mria trim`: a part of a recording. */
ExitCode Run(const Options& options)
{
	const Report report = MakeReport(options.common, options.files.output);
	if ((options.from && options.fromMarker) || (options.until && options.untilMarker))
	{
		return report.Misuse("--from and --until exclude their marker options");
	}
	if (!options.from && !options.until && !options.fromMarker && !options.untilMarker)
	{
		return report.Misuse("nothing to do: use --from, --until, --from-marker or --until-marker");
	}
	return RunEdit(
		options.common, options.files, [&options](PackedRecording& recording) { return Apply(recording, options); });
}
} // namespace TrimDetail

void AddTrim(CLI::App& app, Action& action)
{
	using namespace TrimDetail;
	const auto [command, options] =
		AddCommand(app, action, "trim", "Keeps a part of a recording, exact at both cuts", Run);
	AddEditFiles(command, options->files);
	command->add_option("--from", options->from, "start of the part, default: start of the file")
		->option_text("SECONDS");
	command->add_option("--until", options->until, "end of the part, default: end of the file")->option_text("SECONDS");
	command->add_option("--from-marker", options->fromMarker, "begin at the first marker of this name")
		->option_text("NAME");
	command->add_option("--until-marker", options->untilMarker, "end at the first such marker after the start")
		->option_text("NAME");
	command->add_flag("--keep-times", options->keepTimes, "keep the times; default: start at 0");
	command->footer("Example: mria trim walk.bin -o part.bin --from 2 --until 5");
}

} // namespace mria
