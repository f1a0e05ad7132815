// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Io/RecordingSearch.h"

#include "Io/FileHandle.h"
#include "Io/Progress.h"
#include "Mria/Reader.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <system_error>

namespace mria
{

namespace RecordingSearchDetail
{
namespace fs = std::filesystem;

/** Enough for the magic number, or for the two wrap modes that a file without header begins with. */
using Beginning = std::array<std::uint8_t, 8>;

/** Whether to look closer: MRTK's own name, so that its empty files are not passed over, or a fitting first few bytes.
 */
bool MayBeRecording(const fs::path& path, bool& isGuess)
{
	isGuess = true;
	if (path.filename().string().rfind("InputAnimation-", 0) == 0)
	{
		return true;
	}
	Beginning beginning = {};
	std::ifstream file(path, std::ios::binary);
	file.read(reinterpret_cast<char*>(beginning.data()), static_cast<std::streamsize>(beginning.size()));
	if (!file)
	{
		return false;
	}
	const RecordingMatch match = LooksLikeRecording(beginning);
	isGuess = match != RecordingMatch::Certain;
	return match != RecordingMatch::None;
}

std::error_code SearchFolder(const std::string& folder, std::vector<FoundFile>& found)
{
	std::error_code error;
	fs::directory_iterator(folder, error); // what is closed below it is passed over, but not the folder itself
	if (error)
	{
		return error;
	}
	fs::recursive_directory_iterator entry(folder, fs::directory_options::skip_permission_denied, error);
	while (!error && entry != fs::recursive_directory_iterator())
	{
		std::error_code statusError;
		FoundFile file{entry->path().string()};
		const bool isBin = EndingOf(entry->path()) == ".bin";
		if (isBin && entry->is_regular_file(statusError) && MayBeRecording(entry->path(), file.isGuess))
		{
			found.push_back(file);
		}
		entry.increment(error);
	}
	std::sort(found.begin(), found.end(), [](const FoundFile& a, const FoundFile& b) { return a.path < b.path; });
	return error;
}
} // namespace RecordingSearchDetail

RecordingSearch FindRecordings(const std::vector<std::string>& paths)
{
	RecordingSearch search;
	for (const std::string& path : paths)
	{
		std::error_code error;
		if (path == "-" || !std::filesystem::is_directory(path, error))
		{
			search.files.push_back({path, false});
			continue;
		}
		search.hasFolders = true;
		std::vector<FoundFile> found;
		error = RecordingSearchDetail::SearchFolder(path, found);
		if (error || found.empty())
		{
			search.failures.push_back(
				CannotRead(path, error ? error.message() : "there is no recording in this folder"));
		}
		search.files.insert(search.files.end(), found.begin(), found.end());
	}
	return search;
}

ExitCode VisitRecordings(const RecordingSearch& search, const char* title, bool isQuiet, const VisitRecording& visit,
	const VisitFailure& visitFailure)
{
	ExitCode worst = ExitCode::Fine;
	const auto fail = [&](const Failure& failure)
	{
		visitFailure(failure);
		worst = ExitCode::CannotReadOrWrite;
	};
	std::for_each(search.failures.begin(), search.failures.end(), fail);
	Progress progress(title, search.files.size(), isQuiet);
	for (const FoundFile& file : search.files)
	{
		progress.Step(file.path);
		const FileResult<LoadedRecording> loaded = LoadRecording(file.path);
		if (loaded)
		{
			worst = Worst(worst, visit(file.path, loaded.Value()));
		}
		else if (!file.isGuess || loaded.GetError().code != ToString(ErrorCode::WrongMagic))
		{
			fail(loaded.GetError()); // a guess may be wrong: folders hold other .bin files too
		}
	}
	return worst;
}

} // namespace mria
