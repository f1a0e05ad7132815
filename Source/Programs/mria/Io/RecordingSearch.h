// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Io/LoadedRecording.h"
#include "Io/Report.h"

#include <functional>
#include <string>
#include <vector>

namespace mria
{

struct FoundFile
{
	std::string path;
	bool isGuess = false; ///< Found in a folder and only perhaps a recording.
};

struct RecordingSearch
{
	std::vector<FoundFile> files; ///< In the order given; those of a folder sorted by path.
	std::vector<Failure> failures; ///< Folders that cannot be read or hold no recording.
	bool hasFolders = false;
};

/** Files stay as they are; of a folder, every .bin file in and below it that begins like a recording. */
RecordingSearch FindRecordings(const std::vector<std::string>& paths);

/** Called with each recording that could be read. */
using VisitRecording = std::function<ExitCode(const std::string& path, const LoadedRecording& loaded)>;

/** Called with each file or folder that could not be read. */
using VisitFailure = std::function<void(const Failure& failure)>;

/**
 * Reads the files one after the other. One that cannot be read does not stop the others; one that was only perhaps a
 * recording and is none is left out. `title` is for the progress line. Returns the worst of all exit codes.
 */
ExitCode VisitRecordings(const RecordingSearch& search, const char* title, bool isQuiet, const VisitRecording& visit,
	const VisitFailure& visitFailure);

} // namespace mria
