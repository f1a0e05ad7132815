// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Facts.h"
#include "Medians.h"

#include <optional>
#include <string>
#include <vector>

namespace mria::bench
{

/** A line of the table of targets. */
struct TargetRow
{
	std::string what;
	std::string target;
	std::string measured;
	std::optional<bool> isMet; ///< Nothing where a benchmark that it needs did not run.
};

/** Every target, in a fixed order. */
std::vector<TargetRow> JudgeTargets(const Medians& medians, const Facts& facts);

} // namespace mria::bench
