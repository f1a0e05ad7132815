// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "LoadedRecording.h"

#include "Mria/Reader.h"
#include "RecordingJson.h"

namespace mria
{

namespace LoadedRecordingDetail
{
FileResult<LoadedRecording> LoadJson(const std::string& path, InputBytes bytes)
{
	Result<Recording, JsonError> recording = ReadRecordingJson(bytes.Get());
	if (!recording)
	{
		return NotARecording(path, recording.GetError());
	}
	LoadedRecording loaded;
	loaded.parsed = std::make_unique<Recording>(std::move(recording.Value()));
	loaded.view = RecordingView(*loaded.parsed);
	loaded.bytes = std::move(bytes);
	return FileResult<LoadedRecording>(std::move(loaded));
}
} // namespace LoadedRecordingDetail

FileResult<LoadedRecording> LoadRecording(const std::string& path)
{
	FileResult<InputBytes> bytes = ReadInput(path);
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

} // namespace mria
