// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Io/Failure.h"

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

} // namespace mria
