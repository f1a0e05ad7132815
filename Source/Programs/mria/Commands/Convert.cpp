// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Commands/Convert.h"

#include "Io/LoadedRecording.h"
#include "Io/RecordingOutput.h"
#include "Text/Strings.h"

namespace mria
{

namespace ConvertDetail
{
/** `bytes` is nothing when nothing was written. */
void PrintJson(const Report& report, const ConvertOptions& options, const EncodedRecording& encoded,
	std::optional<std::uint64_t> bytes)
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

ExitCode Refuse(const Report& report, const ConvertOptions& options, const EncodedRecording& encoded)
{
	if (report.WantsJson())
	{
		PrintJson(report, options, encoded, std::nullopt);
	}
	report.Line("nothing written: --strict allows no loss");
	return ExitCode::Problems;
}

ExitCode Save(
	const Report& report, const ConvertOptions& options, const EncodedRecording& encoded, std::size_t keyCount)
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
} // namespace ConvertDetail

ExitCode RunConvert(const ConvertOptions& options)
{
	using namespace ConvertDetail;
	const Report report = ReportBeside(options.common, options.output);
	const FileResult<LoadedRecording> loaded = LoadRecording(options.input);
	if (!loaded)
	{
		return report.Fail(loaded.GetError());
	}
	const RecordingView& view = loaded.Value().view;
	const std::optional<OutputForm> form =
		options.form.empty() ? FormByEnding(options.output, view.dialect) : FindForm(options.form);
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

} // namespace mria
