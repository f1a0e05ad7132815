// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Edit.h"

namespace mria
{

struct ResampleCommandOptions
{
	CommonOptions common;
	EditFiles files;
	double fps = 60.0; ///< 1 to 1000.
};

/** `mria resample`: the same motion with keys at even times. */
ExitCode RunResample(const ResampleCommandOptions& options);

} // namespace mria
