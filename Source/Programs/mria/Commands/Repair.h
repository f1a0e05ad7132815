// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Io/Report.h"
#include "Mria/Repair.h"

#include <string>

namespace mria
{

struct RepairOptions
{
	CommonOptions common;
	std::string input;
	std::string output;
	RepairSet repairs;
};

/** `mria repair`: a copy with everything mended that can be, or what is left of a stream, and what was changed. */
ExitCode RunRepair(const RepairOptions& options);

} // namespace mria
