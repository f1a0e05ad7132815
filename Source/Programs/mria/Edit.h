// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Io/Report.h"
#include "Mria/Recording.h"

#include <functional>
#include <string>
#include <vector>

namespace mria
{

/** The files of every command that makes one recording out of another. */
struct EditFiles
{
	std::string input;
	std::string output;
	std::string form; ///< One of kFormNames; empty to go by the output's ending, or else to stay as read.
};

/** What an edit did, for people and for scripts. */
struct EditSummary
{
	std::vector<std::string> lines; ///< Printed before the line that names the file written.
	std::function<void(JsonText& json)>
		json; ///< Members that join "file", "output", "form", "bytes", "keys", "losses".
};

/** What an edit says: its summary, or why it cannot be done with this recording, which is a wrong use (exit code 2). */
using EditResult = Result<EditSummary, std::string>;

/**
 * The way of every edit: reads the recording, lets `edit` change it, writes the new one whole or not at all and reports
 * what was done and what writing it in that form lost. Where the edit refuses, nothing is written.
 */
ExitCode RunEdit(
	const CommonOptions& common, const EditFiles& files, const std::function<EditResult(Recording& recording)>& edit);

} // namespace mria
