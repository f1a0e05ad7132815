// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Edit.h"
#include "Mria/Channels.h"

#include <string>

namespace mria
{

struct MergeCommandOptions
{
	CommonOptions common;
	EditFiles files;
	std::string camera; ///< Where each comes from; empty to leave it as it is.
	std::string left;
	std::string right;
	std::string gaze;
	MergeOptions merge;
};

/** `mria merge`: a recording with some channels out of others. */
ExitCode RunMerge(const MergeCommandOptions& options);

} // namespace mria
