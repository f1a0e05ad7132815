// SPDX-License-Identifier: MIT

#include "Commands/RepairCommand.h"

#include "FileIo.h"
#include "Groups.h"
#include "RecordingJson.h"
#include "RecordingOutput.h"

#include <algorithm>
#include <map>

namespace mria
{

namespace RepairCommandDetail
{
FileResult<RepairedRecording> RepairInput(const RepairOptions& options)
{
	const FileResult<InputBytes> bytes = ReadInput(options.input);
	if (!bytes)
	{
		return bytes.GetError();
	}
	if (LooksLikeJson(bytes.Value().Get()))
	{
		Result<Recording, JsonError> recording = ReadRecordingJson(bytes.Value().Get());
		if (!recording)
		{
			return NotARecording(options.input, recording.GetError());
		}
		RepairedRecording repaired;
		repaired.recording = std::move(recording.Value());
		repaired.reports = Repair(repaired.recording, options.repairs);
		return FileResult<RepairedRecording>(std::move(repaired));
	}
	Result<RepairedRecording> repaired = RepairBytes(bytes.Value().Get(), options.repairs);
	if (!repaired)
	{
		return NotARecording(options.input, repaired.GetError());
	}
	return FileResult<RepairedRecording>(std::move(repaired.Value()));
}

void PrintReports(const Report& report, const std::vector<RepairReport>& reports)
{
	if (reports.empty())
	{
		report.Line("nothing to repair");
	}
	for (const Group<RepairReport>& group : GroupByCode(reports))
	{
		const std::string places = group.places.size() == 1 ? "" : " (" + PlacesText(group.places) + ")";
		std::string kind = ToString(group.all.kind);
		kind.resize(std::max<std::size_t>(kind.size(), 17), ' ');
		report.Line("  " + report.Paint(Tone::Info, kind) + Describe(group.all) + places);
	}
}

void PrintJson(
	const Report& report, const RepairOptions& options, const std::vector<RepairReport>& reports, std::uint64_t bytes)
{
	std::map<std::string, std::size_t> totals;
	JsonText json;
	json.BeginObject();
	json.TextMember("file", options.input);
	json.TextMember("output", options.output);
	json.CountMember("bytes", bytes);
	json.Name("repairs");
	json.BeginArray();
	for (const RepairReport& item : reports)
	{
		json.BeginObject();
		json.TextMember("repair", ToString(item.kind));
		json.TextMember("path", item.path);
		json.CountMember("count", item.count);
		json.CountMember("added", item.added);
		json.TextMember("message", Describe(item));
		json.EndObject();
		totals[ToString(item.kind)] += item.count;
	}
	json.EndArray();
	json.Name("totals");
	json.BeginObject();
	for (const auto& [kind, count] : totals)
	{
		json.CountMember(kind, count);
	}
	json.EndObject();
	json.EndObject();
	report.Json(json);
}
} // namespace RepairCommandDetail

ExitCode RunRepair(const RepairOptions& options)
{
	using namespace RepairCommandDetail;
	const Report report = ReportBeside(options.common, options.output);
	const FileResult<RepairedRecording> repaired = RepairInput(options);
	if (!repaired)
	{
		return report.Fail(repaired.GetError());
	}
	const Recording& recording = repaired.Value().recording;
	const OutputForm asRead = {false, recording.dialect};
	const OutputForm form = FormByEnding(options.output, recording.dialect).value_or(asRead);
	const EncodedRecording encoded = EncodeRecording(recording, form);
	const FileResult<std::uint64_t> bytes = SaveRecording(encoded, options.output);
	if (!bytes)
	{
		return report.Fail(bytes.GetError());
	}
	if (report.WantsJson())
	{
		PrintJson(report, options, repaired.Value().reports, bytes.Value());
	}
	PrintReports(report, repaired.Value().reports);
	report.Line(SavedText(encoded, options.output, CountKeys(recording), bytes.Value()));
	return ExitCode::Fine;
}

} // namespace mria
