// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Edit.h"

#include <cstddef>
#include <string>
#include <vector>

namespace mria
{

/** Edits are made in the order of the members here, and of one kind in the order given. */
struct MarkersCommandOptions
{
	CommonOptions common;
	EditFiles files; ///< Without output the markers are listed.
	bool clear = false;
	std::vector<std::size_t> removeNumbers; ///< As the list of the input counts them, from 1.
	std::vector<std::string> remove; ///< Names.
	std::vector<std::string> rename; ///< OLD=NEW, cut at the first =.
	std::vector<std::string> add; ///< SECONDS=NAME, cut at the first =.
};

/** `mria markers`: the markers of a recording, or a copy with others. */
ExitCode RunMarkers(const MarkersCommandOptions& options);

} // namespace mria
