// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Io/RecordingOutput.h"

#include "Io/OutputFile.h"
#include "Io/Progress.h"
#include "Json/RecordingJson.h"
#include "Mria/Text.h"
#include "Text/Groups.h"
#include "Text/Strings.h"

#include <algorithm>

namespace mria
{

namespace RecordingOutputDetail
{
constexpr std::size_t kJsonForm = 3;

EncodedRecording EncodeJson(const RecordingView& view, const OutputForm& form, MarkerList markerList)
{
	EncodedRecording encoded;
	encoded.form = form;
	encoded.view = view;
	encoded.view.hasMarkerList =
		markerList == MarkerList::Always || (markerList == MarkerList::AsRead && view.hasMarkerList);
	if (!encoded.view.hasMarkerList && !view.markers.empty())
	{
		encoded.losses.push_back({LossCode::Markers, "markers", view.markers.size()});
	}
	return encoded;
}
} // namespace RecordingOutputDetail

std::optional<OutputForm> FindForm(std::string_view name)
{
	const auto found = std::find(kFormNames.begin(), kFormNames.end(), name);
	if (found == kFormNames.end())
	{
		return std::nullopt;
	}
	const std::size_t index = static_cast<std::size_t>(found - kFormNames.begin());
	if (index == RecordingOutputDetail::kJsonForm)
	{
		return OutputForm{true, Dialect::Mrtk11};
	}
	return OutputForm{false, kDialects[index]};
}

std::string FormText(const OutputForm& form)
{
	return form.isJson ? "json" : ToString(form.dialect);
}

std::optional<OutputForm> FormByEnding(const std::string& path, Dialect dialect)
{
	const std::string ending = EndingOf(path);
	if (ending == ".json" || ending == ".bin")
	{
		return OutputForm{ending == ".json", dialect};
	}
	return std::nullopt;
}

std::optional<OutputForm> ChooseForm(const std::string& name, const std::string& path, Dialect dialect)
{
	return name.empty() ? FormByEnding(path, dialect) : FindForm(name);
}

ExitCode ReportUnknownForm(const Report& report, const std::string& path)
{
	std::error_code error;
	if (std::filesystem::is_directory(path, error))
	{
		return report.Fail(CannotWrite(path, "it is a folder; a file's name is needed"));
	}
	return report.Misuse(
		"the form is not clear from '" + Printable(path) + "'\n  hint: .bin and .json are known; --to names any form");
}

std::optional<ExitCode> CheckOutput(const Report& report, const std::string& form, const std::string& path)
{
	if (form.empty() && !EndingOf(path).empty() && !FormByEnding(path, Dialect::Mrtk11))
	{
		return ReportUnknownForm(report, path);
	}
	const std::optional<Failure> failure = RefuseOutput(path);
	return failure ? std::optional<ExitCode>(report.Fail(*failure)) : std::nullopt;
}

EncodedRecording EncodeRecording(const RecordingView& view, const OutputForm& form, const WriteOptions& options)
{
	if (form.isJson)
	{
		return RecordingOutputDetail::EncodeJson(view, form, options.markerList);
	}
	WrittenRecording written = WriteRecording(view, form.dialect, options);
	EncodedRecording encoded;
	encoded.form = form;
	encoded.bytes = std::move(written.bytes);
	encoded.losses = std::move(written.losses);
	return encoded;
}

FileResult<std::uint64_t> SaveRecording(const EncodedRecording& encoded, const std::string& path)
{
	FileResult<OutputFile> created = OutputFile::Create(path);
	if (!created)
	{
		return created.GetError();
	}
	OutputFile& file = created.Value();
	ShowProgress("writing " + OutputName(path));
	if (encoded.form.isJson)
	{
		WriteRecordingJson(encoded.view, [&file](std::string_view piece) { file.Write(piece); });
	}
	else
	{
		file.Write(encoded.bytes.data(), encoded.bytes.size());
	}
	if (std::optional<Failure> failure = file.Commit())
	{
		return std::move(*failure);
	}
	return file.BytesWritten();
}

Report MakeReport(const CommonOptions& options, const std::string& output)
{
	return Report(options, output == "-" ? stderr : stdout);
}

std::string SavedText(const EncodedRecording& encoded, const std::string& path, std::size_t keys, std::uint64_t bytes)
{
	return "wrote " + OutputName(path) + " (" + FormText(encoded.form) + ", " + Counted(keys, "key") + ", " +
		Counted(bytes, "byte") + ")";
}

void WarnOfLosses(const Report& report, const std::vector<Loss>& losses)
{
	for (const Group<Loss>& group : GroupByCode(losses))
	{
		report.Warn("lost: " + Describe(group.all));
	}
}

void WriteLosses(JsonText& json, const std::vector<Loss>& losses)
{
	json.ObjectsMember("losses", losses,
		[&](const Loss& loss)
		{
			json.TextMember("code", ToString(loss.code));
			json.TextMember("path", loss.path);
			json.CountMember("count", loss.count);
			json.TextMember("message", Describe(loss));
		});
}

} // namespace mria
