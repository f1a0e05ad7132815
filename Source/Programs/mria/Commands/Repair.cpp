// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Repair.h"

#include "Command.h"
#include "Io/InputBytes.h"
#include "Io/RecordingOutput.h"
#include "Io/Report.h"
#include "Json/RecordingJson.h"
#include "Text/Groups.h"
#include "Text/Strings.h"
#include "Text/ValueText.h"

#include <algorithm>
#include <map>
#include <string>

namespace mria
{

namespace RepairDetail
{
struct Options
{
	CommonOptions common;
	std::string input;
	std::string output;
	std::string form; ///< One of kFormNames; empty to go by the output's ending, or else to stay as read.
	RepairSet repairs;
};

FileResult<RepairedRecording> RepairInput(const Options& options)
{
	ShowProgress("reading " + InputName(options.input));
	FileResult<InputBytes> bytes = ReadInput(options.input);
	if (!bytes)
	{
		return bytes.GetError();
	}
	ShowProgress("repairing " + InputName(options.input));
	if (LooksLikeJson(bytes.Value().Get()))
	{
		Result<Recording, JsonError> recording = ReadRecordingJson(bytes.Value().Get());
		if (!recording)
		{
			return NotARecording(options.input, recording.GetError());
		}
		RepairedRecording repaired;
		repaired.recording = PackedRecording(std::move(recording.Value()));
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

/** Prints the kind in its own column; an empty kind continues the previous line. */
void PrintLine(const Report& report, const std::string& kind, const std::string& text)
{
	constexpr std::size_t kKindWidth = 17;
	report.Line("  " + report.Paint(Tone::Info, PadRight(kind, kKindWidth)) + text);
}

void PrintStream(const Report& report, const StreamReport& stream)
{
	constexpr std::size_t kMostDamages = 5;
	PrintLine(report, ToString(RepairKind::Stream),
		Counted(stream.frames, "frame") + " and " + Counted(stream.markers, "marker") + " recovered from " +
			Counted(stream.packets, "packet"));
	PrintLine(report, "",
		stream.isComplete ? "the end packet is there" : "there is no end packet: the recording was cut short");
	if (stream.packetsMissing > 0)
	{
		PrintLine(report, "",
			Counted(stream.packetsMissing, "packet") + " missing, with " + Counted(stream.framesMissing, "frame"));
	}
	if (stream.packetsOfOthers > 0)
	{
		PrintLine(report, "", Counted(stream.packetsOfOthers, "packet") + " of another stream left alone");
	}
	for (std::size_t i = 0; i < std::min(stream.damages.size(), kMostDamages); ++i)
	{
		PrintLine(report, "", Describe(stream.damages[i]));
	}
	if (stream.damages.size() > kMostDamages)
	{
		PrintLine(report, "",
			"and so on in " + Counted(stream.damages.size() - kMostDamages, "more place", "more places") + ": " +
				Counted(stream.bytesLost, "byte") + " lost in all");
	}
}

void PrintReports(const Report& report, const RepairedRecording& repaired)
{
	if (repaired.reports.empty())
	{
		report.Line("nothing to repair");
	}
	for (const Group<RepairReport>& group : GroupByCode(repaired.reports))
	{
		if (group.all.kind == RepairKind::Stream)
		{
			PrintStream(report, *repaired.stream);
			continue;
		}
		const std::string locations = group.locations.size() == 1 ? "" : " (" + LocationsText(group.locations) + ")";
		PrintLine(report, ToString(group.all.kind), Describe(group.all) + locations);
	}
}

void WriteStream(JsonText& json, const StreamReport& stream)
{
	json.Name("stream");
	json.BeginObject();
	json.BoolMember("complete", stream.isComplete);
	json.CountMember("packets", stream.packets);
	json.CountMember("frames", stream.frames);
	json.CountMember("markers", stream.markers);
	json.CountMember("packetsMissing", stream.packetsMissing);
	json.CountMember("framesMissing", stream.framesMissing);
	json.CountMember("packetsOfOthers", stream.packetsOfOthers);
	json.CountMember("bytesUsed", stream.bytesUsed);
	json.CountMember("bytesLost", stream.bytesLost);
	json.ObjectsMember("damages", stream.damages,
		[&](const StreamDamage& damage)
		{
			json.TextMember("fault", ToString(damage.fault));
			json.CountMember("offset", damage.offset);
			json.CountMember("size", damage.size);
			json.TextMember("message", Describe(damage));
		});
	json.EndObject();
}

void PrintJson(const Report& report, const Options& options, const RepairedRecording& repaired, std::uint64_t bytes)
{
	std::map<std::string, std::size_t> totals;
	JsonText json;
	json.BeginObject();
	json.TextMember("file", options.input);
	json.TextMember("output", options.output);
	json.CountMember("bytes", bytes);
	if (repaired.stream)
	{
		WriteStream(json, *repaired.stream);
	}
	json.ObjectsMember("repairs", repaired.reports,
		[&](const RepairReport& item)
		{
			json.TextMember("repair", ToString(item.kind));
			json.TextMember("path", item.path);
			json.CountMember("count", item.count);
			json.CountMember("added", item.added);
			json.FloatMember("seconds", item.seconds);
			json.TextMember("message", Describe(item));
			totals[ToString(item.kind)] += item.count;
		});
	json.CountsMember("totals", totals);
	json.EndObject();
	report.Json(json);
}

/** `mria repair`: a copy with everything repaired that can be, or what is left of a stream, and what was changed. */
ExitCode Run(const Options& options)
{
	const Report report = MakeReport(options.common, options.output);
	if (const std::optional<ExitCode> refused = CheckOutput(report, options.form, options.output))
	{
		return *refused;
	}
	const FileResult<RepairedRecording> repaired = RepairInput(options);
	if (!repaired)
	{
		return report.Fail(repaired.GetError());
	}
	const RecordingView recording = repaired.Value().recording;
	const OutputForm asRead = {false, recording.dialect};
	const OutputForm form = ChooseForm(options.form, options.output, recording.dialect).value_or(asRead);
	const EncodedRecording encoded = EncodeRecording(recording, form);
	const FileResult<std::uint64_t> bytes = SaveRecording(encoded, options.output);
	if (!bytes)
	{
		return report.Fail(bytes.GetError());
	}
	if (report.WantsJson())
	{
		PrintJson(report, options, repaired.Value(), bytes.Value());
	}
	PrintReports(report, repaired.Value());
	report.Line(SavedText(encoded, options.output, CountKeys(recording), bytes.Value()));
	return ExitCode::Fine;
}
} // namespace RepairDetail

void AddRepair(CLI::App& app, Action& action)
{
	using namespace RepairDetail;
	const auto only = std::make_shared<std::vector<std::string>>();
	const auto [command, options] =
		AddCommand(app, action, "repair", "Writes a repaired copy of a recording and lists the changes", Run);
	AddFile(command, "IN", options->input, "a recording, binary or JSON, a stream, or - for standard input");
	AddFile(command, "-o,--output", options->output, "output file, or - for standard output");
	AddFormOption(command, options->form);
	std::vector<std::string> names;
	for (std::size_t i = 0; i < kRepairCount; ++i)
	{
		names.push_back(ToString(static_cast<RepairKind>(i)));
	}
	command->add_option("--only", *only, "only these of:\n" + Alternatives(names))
		->delimiter(',')
		->check(OneOf(names))
		->option_text("NAME...");
	command->parse_complete_callback(
		[options = options, only]
		{
			options->repairs = only->empty() ? RepairSet{} : RepairSet::None();
			for (const std::string& name : *only)
			{
				options->repairs.Add(*FindRepair(name));
			}
		});
	command->footer("Example: mria repair walk.bin -o repaired.bin --only sort-keys continuous-signs");
}

} // namespace mria
