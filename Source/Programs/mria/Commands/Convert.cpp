// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Command.h"
#include "Io/LoadedRecording.h"
#include "Io/RecordingOutput.h"
#include "Io/Report.h"
#include "Mria/Writer.h"
#include "Text/Strings.h"

#include <string>

namespace mria
{

namespace ConvertDetail
{
struct Options
{
	CommonOptions common;
	std::string input;
	std::string output;
	std::string form; ///< One of kFormNames; if empty, the extension of the output decides.
	MarkerList markerList = MarkerList::AsRead;
	bool strict = false; ///< Rather write nothing than lose something.
};

/** `bytes` is nothing when nothing was written. */
void PrintJson(
	const Report& report, const Options& options, const EncodedRecording& encoded, std::optional<std::uint64_t> bytes)
{
	JsonText json;
	json.BeginObject();
	json.TextMember("file", options.input);
	json.TextMember("output", options.output);
	json.TextMember("form", FormText(encoded.form));
	json.BoolMember("written", bytes.has_value());
	json.CountMember("bytes", bytes.value_or(0));
	WriteLosses(json, encoded.losses);
	json.EndObject();
	report.Json(json);
}

ExitCode Refuse(const Report& report, const Options& options, const EncodedRecording& encoded)
{
	if (report.WantsJson())
	{
		PrintJson(report, options, encoded, std::nullopt);
	}
	report.Line("nothing written: --strict allows no loss");
	return ExitCode::Problems;
}

ExitCode Save(const Report& report, const Options& options, const EncodedRecording& encoded, std::size_t keyCount)
{
	const FileResult<std::uint64_t> bytes = SaveRecording(encoded, options.output);
	if (!bytes)
	{
		return report.Fail(bytes.GetError());
	}
	if (report.WantsJson())
	{
		PrintJson(report, options, encoded, bytes.Value());
	}
	report.Line(SavedText(encoded, options.output, keyCount, bytes.Value()));
	return ExitCode::Fine;
}

/** `mria convert`: the recording in another version or form, and what that loses. */
ExitCode Run(const Options& options)
{
	const Report report = MakeReport(options.common, options.output);
	if (const std::optional<ExitCode> refused = CheckOutput(report, options.form, options.output))
	{
		return *refused;
	}
	const FileResult<LoadedRecording> loaded = LoadRecording(options.input);
	if (!loaded)
	{
		return report.Fail(loaded.GetError());
	}
	const RecordingView& view = loaded.Value().view;
	const std::optional<OutputForm> form = ChooseForm(options.form, options.output, view.dialect);
	if (!form)
	{
		return ReportUnknownForm(report, options.output);
	}
	const EncodedRecording encoded = EncodeRecording(view, *form, {options.markerList});
	WarnOfLosses(report, encoded.losses);
	if (options.strict && !encoded.losses.empty())
	{
		return Refuse(report, options, encoded);
	}
	return Save(report, options, encoded, CountKeys(view));
}
} // namespace ConvertDetail

void AddConvert(CLI::App& app, Action& action)
{
	using namespace ConvertDetail;
	const auto [command, options] =
		AddCommand(app, action, "convert", "Writes another version or form and lists losses", Run);
	AddFile(command, "IN", options->input, "a recording, binary or JSON, or - for standard input");
	AddFile(command, "-o,--output", options->output, "output file, or - for standard output");
	AddFormOption(command, options->form);
	AddChoice<MarkerList>(command, "--markers", "WHEN", "the marker list: ", options->markerList,
		{{"as-read", MarkerList::AsRead}, {"always", MarkerList::Always}, {"never", MarkerList::Never}});
	command->add_flag("--strict", options->strict, "on any loss, write nothing: exit code 1");
	command->footer("Example: mria convert walk.bin -o walk.json");
}

} // namespace mria
