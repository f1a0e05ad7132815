// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Io/Report.h"
#include "Mria/Statistics.h"

#include <string>
#include <vector>

namespace mria
{

struct StatsCommandOptions
{
	CommonOptions common;
	std::vector<std::string> files; ///< Folders stand for the recordings in and below them.
	bool csv = false;
	float dwellMillimetres = 20.0f;
	float gazeMillimetres = 50.0f;
	StatisticsOptions statistics; ///< But for the distances above.
};

/** `mria stats`: paths, speeds, pinches, tracked shares and workspace. A file that cannot be read stops no other. */
ExitCode RunStats(const StatsCommandOptions& options);

} // namespace mria
