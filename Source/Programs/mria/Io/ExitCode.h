// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

namespace mria
{

/** The exit code of the process. If there are several, the greatest is the worst. */
enum class ExitCode
{
	Fine = 0,
	Problems = 1, ///< The recording has problems, or differs from another.
	Usage = 2, ///< The command line is invalid.
	CannotReadOrWrite = 3, ///< A file cannot be read or written, or its content is invalid.
};

constexpr ExitCode Worst(ExitCode a, ExitCode b)
{
	return a < b ? b : a;
}

} // namespace mria
