// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Io/Report.h"
#include "Mria/Compare.h"

#include <optional>
#include <string>

namespace mria
{

struct DiffCommandOptions
{
	CommonOptions common;
	std::string fileA;
	std::string fileB;
	double positionMm = 2.0; ///< The core's own tolerances, in the units that people type.
	double rotationDegrees = 0.4;
	double timeMs = 17.0;
	std::string align; ///< Out of what AlignmentLimit takes; empty for no alignment.
	bool asStored = false;
	bool allJoints = false;
};

/** The seconds that --align was given; 2 for "true", which is the flag alone. Nothing if it is no such number. */
std::optional<double> AlignmentLimit(const std::string& typed);

/** `mria diff`: how far two recordings are apart. Exit code 1 beyond the tolerances. */
ExitCode RunDiff(const DiffCommandOptions& options);

} // namespace mria
