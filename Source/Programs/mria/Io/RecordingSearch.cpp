// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Io/RecordingSearch.h"

#include "Io/FileHandle.h"
#include "Io/Progress.h"
#include "Mria/Reader.h"

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <string_view>
#include <system_error>

namespace mria
{

namespace RecordingSearchDetail
{
namespace fs = std::filesystem;

struct KnownFormat
{
	std::string_view beginning;
	const char* name;
};

/** What else is called .bin: none of these begins as a recording does, and none by chance. */
constexpr KnownFormat kKnownFormats[] = {
	{"glTF", "a glTF model"},
	{"PK\x03\x04", "a zip archive"},
	{"\x1f\x8b\x08", "a gzip archive"},
	{"\x28\xb5\x2f\xfd", "a zstd archive"},
	{"7z\xbc\xaf\x27", "a 7z archive"},
	{"\x89PNG", "an image"},
	{"\xff\xd8\xff", "an image"},
	{"RIFF", "a RIFF file"},
	{"OggS", "an Ogg file"},
	{"%PDF", "a PDF document"},
	{"\x7f"
	 "ELF",
		"a program"},
	{"MZ\x90", "a program"},
	{"SQLite format 3", "a database"},
	{"\xc1\x83\x2a\x9e", "an Unreal package"},
};

std::string ReadBeginning(const fs::path& path, std::size_t size)
{
	std::string bytes(size, '\0');
	std::ifstream file(path, std::ios::binary);
	file.read(bytes.data(), static_cast<std::streamsize>(size));
	bytes.resize(static_cast<std::size_t>(std::max<std::streamsize>(file.gcount(), 0)));
	return bytes;
}

/** Words rather than numbers. A recording has bytes below a blank in its first eight: of its version, or of wrap modes.
 */
bool IsText(std::string_view bytes)
{
	const auto isOfText = [](char letter)
	{
		const auto code = static_cast<unsigned char>(letter);
		return (code >= 0x20 && code < 0x7f) || letter == '\n' || letter == '\r' || letter == '\t';
	};
	return !bytes.empty() && std::all_of(bytes.begin(), bytes.end(), isOfText);
}

/** Whether a .gltf file in the same folder names it. */
bool IsGltfBuffer(const fs::path& path)
{
	constexpr std::size_t kMostRead = 1 << 26;
	const std::string name = "\"" + path.filename().string() + "\"";
	std::error_code error;
	for (fs::directory_iterator entry(path.parent_path(), error), end; !error && entry != end; entry.increment(error))
	{
		if (EndingOf(entry->path()) == ".gltf" &&
			ReadBeginning(entry->path(), kMostRead).find(name) != std::string::npos)
		{
			return true;
		}
	}
	return false;
}

/** What the file clearly is instead of a recording; empty if it may be one, whole or broken. */
std::string OtherFormat(const fs::path& path)
{
	constexpr std::size_t kBeginning = 512;
	const std::string bytes = ReadBeginning(path, kBeginning);
	for (const KnownFormat& format : kKnownFormats)
	{
		if (bytes.compare(0, format.beginning.size(), format.beginning) == 0)
		{
			return format.name;
		}
	}
	const Span<const std::uint8_t> span(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size());
	if (LooksLikeRecording(span) == RecordingMatch::Certain)
	{
		return "";
	}
	return IsText(bytes) ? "text" : IsGltfBuffer(path) ? "a glTF buffer" : "";
}

std::error_code SearchFolder(const std::string& folder, std::vector<fs::path>& found)
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
		if (EndingOf(entry->path()) == ".bin" && entry->is_regular_file(statusError))
		{
			found.push_back(entry->path());
		}
		entry.increment(error);
	}
	std::sort(found.begin(), found.end(), [](const fs::path& a, const fs::path& b) { return a.string() < b.string(); });
	return error;
}

void AddFolder(const std::string& folder, RecordingSearch& search)
{
	std::vector<fs::path> found;
	const std::error_code error = SearchFolder(folder, found);
	const std::size_t before = search.files.size();
	for (const fs::path& path : found)
	{
		const std::string other = OtherFormat(path);
		if (other.empty())
		{
			search.files.push_back(path.string());
		}
		else
		{
			search.skipped.push_back({path.string(), other});
		}
	}
	if (error || search.files.size() == before)
	{
		search.failures.push_back(CannotRead(folder, error ? error.message() : "there is no recording in this folder"));
	}
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
			search.files.push_back(path);
			continue;
		}
		search.hasFolders = true;
		RecordingSearchDetail::AddFolder(path, search);
	}
	return search;
}

ExitCode VisitRecordings(const RecordingSearch& search, const VisitRecording& visit, const VisitFailure& visitFailure)
{
	ExitCode worst = ExitCode::Fine;
	const auto fail = [&](const Failure& failure)
	{
		visitFailure(failure);
		worst = ExitCode::CannotReadOrWrite;
	};
	std::for_each(search.failures.begin(), search.failures.end(), fail);
	for (std::size_t i = 0; i < search.files.size(); ++i)
	{
		const FileResult<LoadedRecording> loaded = LoadRecording(search.files[i]);
		if (search.files.size() > 1)
		{
			ShowProgress(i + 1, search.files.size(), search.files[i]);
		}
		if (loaded)
		{
			worst = Worst(worst, visit(search.files[i], loaded.Value()));
		}
		else
		{
			fail(loaded.GetError());
		}
	}
	return worst;
}

ExitCode ShowRecordings(
	const CommonOptions& common, const std::vector<std::string>& paths, const RecordingPrinter& show)
{
	const Report report(common);
	const RecordingSearch search = FindRecordings(paths);
	const bool isList = paths.size() > 1 || search.hasFolders;
	JsonText json;
	bool isFirst = true;
	if (isList)
	{
		json.BeginArray();
	}
	const ExitCode worst = VisitRecordings(
		search,
		[&](const std::string& path, const LoadedRecording& loaded)
		{
			report.Lines(isFirst ? std::vector<std::string>{} : std::vector<std::string>{""});
			isFirst = false;
			show(report, path, loaded, json);
			return ExitCode::Fine;
		},
		[&](const Failure& failure) { report.FailInList(failure, json); });
	if (isList)
	{
		json.EndArray();
	}
	if (common.json)
	{
		report.Json(json);
	}
	return worst;
}

} // namespace mria
