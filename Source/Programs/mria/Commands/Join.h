// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Edit.h"
#include "Mria/Join.h"

#include <string>
#include <vector>

namespace mria
{

struct JoinCommandOptions
{
	CommonOptions common;
	std::vector<std::string> inputs; ///< Two or more, in their order in time.
	std::string output;
	std::string form; ///< As in EditFiles; else that of the first input.
	JoinOptions join;
};

/** `mria join`: recordings one behind the other. */
ExitCode RunJoin(const JoinCommandOptions& options);

} // namespace mria
