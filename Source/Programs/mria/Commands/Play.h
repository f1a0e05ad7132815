// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Io/Report.h"
#include "Mria/LoopLine.h"

#include <optional>
#include <string>

namespace mria
{

struct PlayCommandOptions
{
	CommonOptions common;
	std::string file;
	double rate = 1.0;
	LoopMode loop = LoopMode::Once;
	double fps = 30.0; ///< How often it looks at the clock and draws.
	std::optional<double> duration; ///< Seconds after which it ends wherever it is.
	std::optional<double> step; ///< Seconds that every update takes, without waiting: the same each time.
};

/**
 * `mria play`: the recording's events as they happen, and on a terminal a line that shows where it is. Ends at the end
 * of `once`, after `duration`, or when the user interrupts it, which is exit code 0 too.
 */
ExitCode RunPlay(const PlayCommandOptions& options);

} // namespace mria
