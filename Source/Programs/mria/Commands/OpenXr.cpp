// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Command.h"

namespace mria
{

void AddOpenXr(CLI::App& app, Action& action)
{
	CLI::App* const group = app.add_subcommand("openxr", "Replays and records below any OpenXR program");
	group->require_subcommand(1);
	AddOpenXrRun(*group, action);
	AddOpenXrDoctor(*group, action);
	group->footer(
		"Each has --help, --json and --quiet.\nExample: mria openxr run --play walk.bin -- hello_xr -g Vulkan");
}

} // namespace mria
