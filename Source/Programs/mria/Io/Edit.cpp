// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Io/Edit.h"

#include "Io/LoadedRecording.h"
#include "Io/Progress.h"
#include "Io/RecordingOutput.h"

namespace mria
{

namespace EditDetail
{
EditChain* editChain = nullptr;

/** One of several edits. */
ExitCode RunStep(
	const Report& report, const std::function<EditResult(PackedRecording& recording)>& edit, EditChain& chain)
{
	const EditResult summary = edit(chain.recording);
	if (!summary)
	{
		return report.Misuse(chain.step + ": " + summary.GetError());
	}
	chain.lines.push_back(chain.step);
	chain.lines.insert(chain.lines.end(), summary.Value().lines.begin(), summary.Value().lines.end());
	JsonText json;
	json.BeginObject();
	json.TextMember("edit", chain.step);
	if (summary.Value().json)
	{
		summary.Value().json(json);
	}
	json.EndObject();
	chain.objects.push_back(json.Get());
	return ExitCode::Fine;
}

/** The form asked for, else the one of the ending, else the one that was read; in the edited dialect. */
OutputForm FormOf(const EditFiles& files, bool wasJson, Dialect dialect)
{
	return ChooseForm(files.form, files.output, dialect).value_or(OutputForm{wasJson, dialect});
}

void PrintJson(const Report& report, const EditFiles& files, const EncodedRecording& encoded,
	const EditSummary& summary, std::size_t keys, std::uint64_t bytes)
{
	JsonText json;
	json.BeginObject();
	json.TextMember("file", files.input);
	json.TextMember("output", files.output);
	json.TextMember("form", FormText(encoded.form));
	json.CountMember("bytes", bytes);
	json.CountMember("keys", keys);
	if (summary.json)
	{
		summary.json(json);
	}
	WriteLosses(json, encoded.losses);
	json.EndObject();
	report.Json(json);
}
} // namespace EditDetail

void SetEditChain(EditChain* chain)
{
	EditDetail::editChain = chain;
}

ExitCode RunEdit(const CommonOptions& common, const EditFiles& files,
	const std::function<EditResult(PackedRecording& recording)>& edit)
{
	using namespace EditDetail;
	const Report report = MakeReport(common, files.output);
	if (editChain)
	{
		return RunStep(report, edit, *editChain);
	}
	if (const std::optional<ExitCode> refused = CheckOutput(report, files.form, files.output))
	{
		return *refused;
	}
	FileResult<LoadedRecording> loaded = LoadRecording(files.input);
	if (!loaded)
	{
		return report.Fail(loaded.GetError());
	}
	const bool wasJson = loaded.Value().IsJson();
	PackedRecording recording = TakeRecording(std::move(loaded.Value()));
	ShowProgress("working on " + InputName(files.input));
	const EditResult summary = edit(recording);
	if (!summary)
	{
		return summary.GetError().empty() ? ExitCode::Usage : report.Misuse(summary.GetError());
	}
	const RecordingView edited = recording;
	const EncodedRecording encoded = EncodeRecording(edited, FormOf(files, wasJson, edited.dialect));
	WarnOfLosses(report, encoded.losses);
	const FileResult<std::uint64_t> bytes = SaveRecording(encoded, files.output);
	if (!bytes)
	{
		return report.Fail(bytes.GetError());
	}
	const std::size_t keys = CountKeys(edited);
	if (report.WantsJson())
	{
		PrintJson(report, files, encoded, summary.Value(), keys, bytes.Value());
	}
	report.Lines(summary.Value().lines);
	report.Line(SavedText(encoded, files.output, keys, bytes.Value()));
	return ExitCode::Fine;
}

} // namespace mria
