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

/** A .bin file in a folder that is clearly something else. */
struct SkippedFile
{
	std::string path;
	std::string what; ///< "a glTF buffer".
};

struct RecordingSearch
{
	std::vector<std::string> files; ///< In the order given; those of a folder sorted by path.
	std::vector<SkippedFile> skipped;
	std::vector<Failure> failures; ///< Folders that cannot be read or hold no recording.
	bool hasFolders = false;
};

/**
 * Files stay as they are; of a folder, every .bin file in and below it except for those that are clearly something
 * else: a buffer that a .gltf file next to it names, or what its first bytes show to be another format.
 */
RecordingSearch FindRecordings(const std::vector<std::string>& paths);

/** Prints one recording, or with --json adds its value. */
using RecordingPrinter =
	std::function<void(const Report& report, const std::string& path, const LoadedRecording& loaded, JsonText& json)>;

/** Shows recordings, and those of folders, one after the other; with --json one value, or an array of several. */
ExitCode ShowRecordings(
	const CommonOptions& common, const std::vector<std::string>& paths, const RecordingPrinter& show);

/** Called with each recording that could be read. */
using VisitRecording = std::function<ExitCode(const std::string& path, const LoadedRecording& loaded)>;

/** Called with each file or folder that could not be read. */
using VisitFailure = std::function<void(const Failure& failure)>;

/**
 * Reads the files one after the other. One that cannot be read does not stop the others. Returns the worst of all exit
 * codes.
 */
ExitCode VisitRecordings(const RecordingSearch& search, const VisitRecording& visit, const VisitFailure& visitFailure);

} // namespace mria
