// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ToolProcess.h"

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace mria
{

/** A system call of the tool on a file in its folder. */
struct FileCall
{
	std::string name; ///< "openat".
	std::string path; ///< The file as the tool names it; where there are two, the new name. May be empty.
	std::string oldPath; ///< Of a rename.
	int file = 0; ///< A number for each file that was opened, from 1 on; 0 if the call has none.
	bool isCreation = false; ///< An open that gives a new file its name.
	bool isUnnamed = false; ///< An open of a file without name.
	long result = 0; ///< Below 0 a negative errno.
};

/** What happens instead of a call. */
enum class CallFate
{
	Happens,
	Fails, ///< With EIO.
	FailsAsUnsupported, ///< With EOPNOTSUPP.
	KillsTheTool, ///< With SIGKILL, before the call.
	InterruptsTheTool, ///< With SIGTERM, during the call.
};

/** Asked before each call; `number` counts from 1. */
using DecideFate = std::function<CallFate(const FileCall& call, std::size_t number)>;

struct TracedRun
{
	ToolRun tool;
	std::vector<FileCall> calls; ///< With their results, in order.
};

/** Whether this system can trace: Linux on x86-64. */
bool CanTrace();

/**
 * Runs the tool and lets `decide` choose what becomes of each call on a file that is named by a relative path. The
 * system itself returns the errors, so it makes no difference which library makes the call.
 */
TracedRun TraceMria(const std::filesystem::path& folder, const std::vector<std::string>& arguments,
	const DecideFate& decide, ToolOptions options = {});

} // namespace mria
