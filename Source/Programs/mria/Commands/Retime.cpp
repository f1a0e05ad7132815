// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Commands/Retime.h"

#include "Io/RecordingOutput.h"
#include "Mria/Retime.h"
#include "Text/Strings.h"
#include "Text/TimeEditText.h"

#include <cmath>

namespace mria
{

namespace RetimeDetail
{
std::string Misuse(const RetimeCommandOptions& options)
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
		return "say what to do: --speed, --duration, --reverse or --start-at-zero";
	}
	return "";
}

EditResult Apply(Recording& recording, const RetimeCommandOptions& options)
{
	const TimeRange range = RangeOf(recording);
	const double length = static_cast<double>(range.end) - static_cast<double>(range.start);
	if (options.duration && !(length > 0.0))
	{
		return std::string("the recording has no duration that could be stretched");
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
	summary.json = [report = report.Value(), retime](JsonText& json)
	{
		WriteTimeEdit(json, report);
		json.FloatMember("speed", static_cast<float>(retime.speed));
		json.BoolMember("reverse", retime.reverse);
	};
	return summary;
}
} // namespace RetimeDetail

ExitCode RunRetime(const RetimeCommandOptions& options)
{
	const Report report = ReportBeside(options.common, options.files.output);
	if (const std::string misuse = RetimeDetail::Misuse(options); !misuse.empty())
	{
		return report.Misuse(misuse);
	}
	return RunEdit(options.common, options.files,
		[&options](Recording& recording) { return RetimeDetail::Apply(recording, options); });
}

} // namespace mria
