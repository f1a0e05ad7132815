// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Io/Report.h"
#include "Mria/Space.h"

#include <optional>
#include <string>
#include <vector>

namespace mria
{

/** One of `at`, `fps` and `every` says when; `from` and `until` go with the latter two. All in the recording's seconds.
 */
struct SampleCommandOptions
{
	CommonOptions common;
	std::string file;
	std::vector<std::string> at; ///< As typed: what is no number is refused with its own words.
	std::optional<double> fps;
	std::optional<double> every;
	std::optional<double> from;
	std::optional<double> until;
	Space space = Space::Unity;
	bool asStored = false;
	bool raw = false;
	bool csv = false;
	std::string output = "-"; ///< The ending .csv or .json stands for --csv or --json.
};

/** Whether --at could take this as a time, for telling a file's name from it. */
bool IsSampleTime(const std::string& text);

/** `mria sample`: the input at given times, or with `raw` every curve by itself. */
ExitCode RunSample(const SampleCommandOptions& options);

} // namespace mria
