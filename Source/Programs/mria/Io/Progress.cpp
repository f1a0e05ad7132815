// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Io/Progress.h"

#include "Io/Terminal.h"
#include "Mria/Text.h"

#include <cstdio>

namespace mria
{

namespace ProgressDetail
{
constexpr std::chrono::seconds kPatience(1);
constexpr std::size_t kShownName = 48;
} // namespace ProgressDetail

Progress::Progress(std::string what, std::size_t total, bool isQuiet)
	: what_(std::move(what))
	, total_(total)
	, isWanted_(!isQuiet && IsTerminal(stderr))
{
}

void Progress::Step(const std::string& name)
{
	Clear();
	++done_;
	if (isWanted_ && std::chrono::steady_clock::now() - start_ > ProgressDetail::kPatience)
	{
		// The end of a path says more than its beginning.
		const std::size_t skipped =
			name.size() > ProgressDetail::kShownName ? name.size() - ProgressDetail::kShownName : 0;
		std::fprintf(
			stderr, "%s %zu of %zu: %s", what_.c_str(), done_, total_, Printable(name.substr(skipped)).c_str());
		std::fflush(stderr);
		isShown_ = true;
	}
}

void Progress::Clear()
{
	if (isShown_)
	{
		std::fputs("\r\x1b[K", stderr);
		std::fflush(stderr);
		isShown_ = false;
	}
}

} // namespace mria
