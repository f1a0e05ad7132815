// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Io/Report.h"

#include <string>

namespace mria
{

struct InfoOptions
{
	CommonOptions common;
	std::string file;
};

/** `mria info`: what a recording is and holds, at a glance. */
ExitCode RunInfo(const InfoOptions& options);

} // namespace mria
