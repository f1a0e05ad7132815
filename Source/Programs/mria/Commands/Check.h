// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Io/Report.h"

#include <string>
#include <vector>

namespace mria
{

struct CheckOptions
{
	CommonOptions common;
	std::vector<std::string> files; ///< Folders stand for the recordings in and below them.
	bool strict = false; ///< Warnings count as problems.
	bool all = false; ///< Each finding by itself instead of one line for all of a kind.
};

/** `mria check`: every finding in every file, worst first. A file that cannot be read does not stop the others. */
ExitCode RunCheck(const CheckOptions& options);

} // namespace mria
