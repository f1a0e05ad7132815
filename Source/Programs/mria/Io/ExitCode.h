// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

namespace mria
{

/** What the tool's process returns. Of several, the greatest is the worst. */
enum class ExitCode
{
	Fine = 0,
	Problems = 1, ///< The recording has problems, or differs from another.
	Usage = 2, ///< The command line makes no sense.
	CannotReadOrWrite = 3, ///< A file, or what is in it.
};

constexpr ExitCode Worst(ExitCode a, ExitCode b)
{
	return a < b ? b : a;
}

} // namespace mria
