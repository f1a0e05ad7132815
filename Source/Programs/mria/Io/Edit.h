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

/**
 * What an edit says: its summary, or why it cannot be done with this recording, which is a wrong use (exit code 2). An
 * empty reason has been reported already.
 */
using EditResult = Result<EditSummary, std::string>;

/** A recording between several edits of one call, and what they said so far. */
struct EditChain
{
	Recording recording;
	std::string step; ///< The name of the edit that comes next.
	std::vector<std::string> lines;
	std::vector<std::string> objects; ///< JSON, one for each edit.
};

/** Until it is called with null, RunEdit changes the chain's recording and neither reads nor writes files. */
void SetEditChain(EditChain* chain);

/**
 * The way of every edit: reads the recording, lets `edit` change it, writes the new one whole or not at all and reports
 * what was done and what writing it in that form lost. Where the edit refuses, nothing is written.
 */
ExitCode RunEdit(
	const CommonOptions& common, const EditFiles& files, const std::function<EditResult(Recording& recording)>& edit);

} // namespace mria
