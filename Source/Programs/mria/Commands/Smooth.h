// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Edit.h"
#include "Mria/Smooth.h"

#include <string>
#include <vector>

namespace mria
{

struct SmoothCommandOptions
{
	CommonOptions common;
	EditFiles files;
	SmoothOptions smooth; ///< All parts of it; `only` decides.
	std::vector<std::string> only; ///< Out of SmoothPartNames; empty for all.
};

/** What can be smoothed alone: "camera", "left", "right", "gaze". */
std::vector<std::string> SmoothPartNames();

/** `mria smooth`: a recording without jitter. */
ExitCode RunSmooth(const SmoothCommandOptions& options);

} // namespace mria
