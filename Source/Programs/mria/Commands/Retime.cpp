// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Retime.h"

#include "Command.h"
#include "Io/Edit.h"
#include "Io/RecordingOutput.h"
#include "Results/TimeEditText.h"
#include "Text/Strings.h"

#include <cmath>
#include <optional>

namespace mria
{

namespace RetimeDetail
{
/** One of `speed` and `duration`, or neither. */
struct Options
{
	CommonOptions common;
	EditFiles files;
	std::optional<double> speed;
	std::optional<double> duration; ///< Seconds from start to end afterwards.
	bool reverse = false;
	bool startAtZero = false;
};

std::string Misuse(const Options& options)
{
	const auto isWrong = [](const std::optional<double>& number)
	{ return number && !(std::isfinite(*number) && *number > 0.0); };
	if (options.speed && options.duration)
	{
		return "--speed and --duration exclude each other";
	}
	if (isWrong(options.speed) || isWrong(options.duration))
	{
		return std::string(options.speed ? "--speed" : "--duration") +
			" must be above 0\n  hint: --reverse turns a recording round";
	}
	if (!options.speed && !options.duration && !options.reverse && !options.startAtZero)
	{
		return "nothing to do: use --speed, --duration, --reverse or --start-at-zero";
	}
	return "";
}

EditResult Apply(PackedRecording& recording, const Options& options)
{
	const TimeRange range = RangeOf(recording);
	const double length = static_cast<double>(range.end) - static_cast<double>(range.start);
	if (options.duration && !(length > 0.0))
	{
		return std::string("the recording has no duration to scale");
	}
	RetimeOptions retime;
	retime.speed = options.duration ? length / *options.duration : options.speed.value_or(1.0);
	retime.reverse = options.reverse;
	retime.startAtZero = options.startAtZero;
	const Result<TimeEditReport, TimeEditError> report = Retime(recording, retime);
	if (!report)
	{
		return RefusalText("retime", report.GetError(), recording);
	}
	EditSummary summary = SummaryOf(report.Value());
	const std::string way = options.reverse ? ", backwards" : "";
	summary.lines.push_back("  speed    " + SecondsText(retime.speed) + way);
	const double moved = options.startAtZero ? 0.0 - static_cast<double>(report.Value().source.start) : 0.0;
	if (moved != 0.0)
	{
		summary.lines.push_back("  moved    " + SecondsText(std::fabs(moved)) + " s " +
			(moved < 0.0 ? "earlier" : "later") + ", to start at 0");
	}
	summary.json = [report = report.Value(), retime, moved](JsonText& json)
	{
		json.FloatMember("moved", static_cast<float>(moved));
		WriteTimeEdit(json, report);
		json.FloatMember("speed", static_cast<float>(retime.speed));
		json.BoolMember("reverse", retime.reverse);
	};
	return summary;
}

/** `mria retime`: a recording faster, slower, backwards or from 0 on. */
ExitCode Run(const Options& options)
{
	const Report report = MakeReport(options.common, options.files.output);
	if (const std::string misuse = Misuse(options); !misuse.empty())
	{
		return report.Misuse(misuse);
	}
	return RunEdit(
		options.common, options.files, [&options](PackedRecording& recording) { return Apply(recording, options); });
}
} // namespace RetimeDetail

void AddRetime(CLI::App& app, Action& action)
{
	using namespace RetimeDetail;
	const auto [command, options] = AddCommand(app, action, "retime", "Changes speed or direction of a recording", Run);
	AddEditFiles(command, options->files);
	command->add_option("--speed", options->speed, "playback speed: 2 halves the duration")->option_text("R");
	command->add_option("--duration", options->duration, "speed that gives this duration")->option_text("SECONDS");
	command->add_flag("--reverse", options->reverse, "backwards");
	command->add_flag("--start-at-zero", options->startAtZero, "move the start to 0; default: keep it");
	command->footer("Example: mria retime walk.bin -o slow.bin --speed 0.5");
}

} // namespace mria
