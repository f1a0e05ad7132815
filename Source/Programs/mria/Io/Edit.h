// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Io/Report.h"
#include "Mria/PackedRecording.h"

#include <functional>
#include <string>
#include <vector>

namespace mria
{

/** The files of every command that edits a recording. */
struct EditFiles
{
	std::string input;
	std::string output;
	std::string form; ///< One of kFormNames; if empty, the extension of the output decides, and otherwise the form of
					  ///< the input.
};

/** The result of an edit, as text and as JSON. */
struct EditSummary
{
	std::vector<std::string> lines; ///< Printed before the line that names the file written.
	std::function<void(JsonText& json)> json; ///< Adds members to those that every edit has.
};

/**
 * The summary of an edit, or why it cannot be done with this recording, which is a usage error (exit code 2). An empty
 * reason has been reported already.
 */
using EditResult = Result<EditSummary, std::string>;

/** A recording between several edits of one call, and what they said so far. */
struct EditChain
{
	PackedRecording recording;
	std::string step; ///< The name of the edit that comes next.
	std::vector<std::string> lines;
	std::vector<std::string> objects; ///< JSON, one for each edit.
};

/** Until it is called with null, RunEdit changes the chain's recording and neither reads nor writes files. */
void SetEditChain(EditChain* chain);

/**
 * Runs an edit: reads the recording, calls `edit`, writes the result completely or not at all, and reports what was
 * done and what the output form lost. If the edit fails, nothing is written.
 */
ExitCode RunEdit(const CommonOptions& common, const EditFiles& files,
	const std::function<EditResult(PackedRecording& recording)>& edit);

} // namespace mria
