// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Edit.h"

#include <optional>
#include <string>

namespace mria
{

/** Each end is a time or the name of a marker; an end that is not given is the recording's own. */
struct TrimCommandOptions
{
	CommonOptions common;
	EditFiles files;
	std::optional<float> from;
	std::optional<float> until;
	std::optional<std::string> fromMarker; ///< The first of that name.
	std::optional<std::string> untilMarker; ///< The first of that name after the start.
	bool keepTimes = false;
};

/** `mria trim`: a part of a recording. */
ExitCode RunTrim(const TrimCommandOptions& options);

} // namespace mria
