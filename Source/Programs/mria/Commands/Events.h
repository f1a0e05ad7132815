// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Io/Report.h"

#include <string>

namespace mria
{

struct EventsCommandOptions
{
	CommonOptions common;
	std::string file;
	bool csv = false;
};

/** `mria events`: what happens in a recording and when: tracked, pinch and marker edges after the state at its start.
 */
ExitCode RunEvents(const EventsCommandOptions& options);

} // namespace mria
