// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Results/TimeEditText.h"

#include "Text/Strings.h"

namespace mria
{

namespace TimeEditTextDetail
{
std::string Change(std::size_t before, std::size_t after)
{
	return before == after ? Thousands(before) : Thousands(before) + " before, " + Thousands(after) + " after";
}
} // namespace TimeEditTextDetail

std::string RangeText(const TimeRange& range)
{
	return SecondsText(range.start) + " to " + SecondsText(range.end);
}

EditSummary SummaryOf(const TimeEditReport& report)
{
	using TimeEditTextDetail::Change;
	const std::string leftOut =
		report.keysLeftOut == 0 ? "" : ", " + Thousands(report.keysLeftOut) + " left out that are not finite";
	EditSummary summary;
	summary.lines = {
		"  time     " + RangeText(report.source) + " s becomes " + RangeText(report.result) + " s",
		"  keys     " + Change(report.keysBefore, report.keysAfter) + leftOut,
	};
	if (report.markersBefore > 0)
	{
		summary.lines.push_back("  markers  " + Change(report.markersBefore, report.markersAfter));
	}
	summary.json = [report](JsonText& json) { WriteTimeEdit(json, report); };
	return summary;
}

void WriteTimeEdit(JsonText& json, const TimeEditReport& report)
{
	json.Name("sourceRange");
	json.FloatPair(report.source.start, report.source.end);
	json.Name("range");
	json.FloatPair(report.result.start, report.result.end);
	json.CountMember("keysBefore", report.keysBefore);
	json.CountMember("keysLeftOut", report.keysLeftOut);
	json.CountMember("markersBefore", report.markersBefore);
	json.CountMember("markers", report.markersAfter);
}

std::string RefusalText(const char* command, TimeEditError error, const RecordingView& recording)
{
	const std::string where = CountKeys(recording) == 0
		? "the recording is empty"
		: "the recording goes from " + RangeText(RangeOf(recording)) + " s";
	return std::string("cannot ") + command + ": " + Describe(error) + "\n  hint: " + where;
}

} // namespace mria
