// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Edit.h"

#include <string>
#include <vector>

namespace mria
{

struct ChannelsCommandOptions
{
	CommonOptions common;
	EditFiles files; ///< Without output the channels are listed.
	std::vector<std::string> drop; ///< As FindChannels takes them.
	std::vector<std::string> keep;
	bool stripGaze = false;
	bool joints = false; ///< In the list, each joint by itself.
};

/** `mria channels`: what is in a recording, or a copy without some of it. */
ExitCode RunChannels(const ChannelsCommandOptions& options);

} // namespace mria
