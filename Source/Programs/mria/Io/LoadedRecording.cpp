// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Io/LoadedRecording.h"

#include "Io/Progress.h"
#include "Json/RecordingJson.h"
#include "Mria/Reader.h"

#include <functional>
#include <string_view>

namespace mria
{

namespace LoadedRecordingDetail
{
/** Something else, of any size, need not be read to its end. */
std::optional<Failure> CheckHead(const std::string& path, Span<const std::uint8_t> head)
{
	const std::optional<Error> error = LooksLikeJson(head) ? std::nullopt : RejectHead(head);
	return error ? std::optional<Failure>(NotARecording(path, *error)) : std::nullopt;
}

FileResult<LoadedRecording> LoadJson(const std::string& path, InputBytes bytes)
{
	const std::string_view text(reinterpret_cast<const char*>(bytes.Get().data()), bytes.size());
	const std::size_t textHash = std::hash<std::string_view>{}(text);
	Result<Recording, JsonError> recording = ReadRecordingJson(bytes.Get());
	if (!recording)
	{
		return NotARecording(path, recording.GetError());
	}
	LoadedRecording loaded;
	loaded.parsed = std::make_unique<Recording>(std::move(recording.Value()));
	loaded.view = RecordingView(*loaded.parsed);
	loaded.bytes = std::move(bytes);
	loaded.textHash = textHash;
	return FileResult<LoadedRecording>(std::move(loaded));
}
} // namespace LoadedRecordingDetail

FileResult<LoadedRecording> LoadRecording(const std::string& path)
{
	ShowProgress("reading " + InputName(path));
	FileResult<InputBytes> bytes = ReadInput(
		path, [&path](Span<const std::uint8_t> head) { return LoadedRecordingDetail::CheckHead(path, head); });
	if (!bytes)
	{
		return bytes.GetError();
	}
	if (LooksLikeJson(bytes.Value().Get()))
	{
		return LoadedRecordingDetail::LoadJson(path, std::move(bytes.Value()));
	}
	Result<RecordingView> view = OpenRecording(bytes.Value().Get());
	if (!view)
	{
		return NotARecording(path, view.GetError());
	}
	LoadedRecording loaded;
	loaded.view = std::move(view.Value());
	loaded.bytes = std::move(bytes.Value());
	return FileResult<LoadedRecording>(std::move(loaded));
}

PackedRecording TakeRecording(LoadedRecording loaded)
{
	return loaded.IsJson() ? PackedRecording(std::move(*loaded.parsed)) : PackedRecording(loaded.view);
}

ExitCode ShowRecording(const CommonOptions& common, const std::string& path,
	const std::function<void(const Report& report, const LoadedRecording& loaded)>& show)
{
	const Report report(common);
	const FileResult<LoadedRecording> loaded = LoadRecording(path);
	if (!loaded)
	{
		return report.Fail(loaded.GetError());
	}
	show(report, loaded.Value());
	return ExitCode::Fine;
}

} // namespace mria
