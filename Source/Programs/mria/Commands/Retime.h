// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Edit.h"

#include <optional>

namespace mria
{

/** One of `speed` and `duration`, or neither. */
struct RetimeCommandOptions
{
	CommonOptions common;
	EditFiles files;
	std::optional<double> speed;
	std::optional<double> duration; ///< Seconds from start to end afterwards.
	bool reverse = false;
	bool startAtZero = false;
};

/** `mria retime`: a recording faster, slower, backwards or from 0 on. */
ExitCode RunRetime(const RetimeCommandOptions& options);

} // namespace mria
