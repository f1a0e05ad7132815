// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Io/Report.h"
#include "Mria/Writer.h"

#include <string>

namespace mria
{

struct ConvertOptions
{
	CommonOptions common;
	std::string input;
	std::string output;
	std::string form; ///< One of kFormNames; empty to go by the output's ending.
	MarkerList markerList = MarkerList::AsRead;
	bool strict = false; ///< Rather write nothing than lose something.
};

/** `mria convert`: the recording in another version or form, and what that loses. */
ExitCode RunConvert(const ConvertOptions& options);

} // namespace mria
