// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Repair.h"
#include "Mria/Validation.h"
#include "Mria/Writer.h"

#include <array>
#include <cstddef>
#include <string>
#include <vector>

namespace mria
{

/** A place and how often the same thing is true there. */
struct LocationCount
{
	std::string path;
	std::size_t count = 0;
};

/** The same thing said of several places, so that it takes one line and not fifty. */
template <typename T>
struct Group
{
	T all; ///< With the count of all together, and for a path the only place or "25 places".
	std::vector<LocationCount> locations; ///< In the order found.
};

/** One group a severity and code, in the order of the findings. */
std::vector<Group<Finding>> GroupByCode(const std::vector<Finding>& findings);

/** One group a kind of repair. */
std::vector<Group<RepairReport>> GroupByCode(const std::vector<RepairReport>& reports);

/** One group a kind of loss. */
std::vector<Group<Loss>> GroupByCode(const std::vector<Loss>& losses);

/** "Right.Wrist 22, Right.Palm 21, Right.ThumbTip 20 and 22 more", greatest first. */
std::string LocationsText(const std::vector<LocationCount>& locations);

/** Findings by severity: Info, Warning, Error. */
using SeverityCounts = std::array<std::size_t, 3>;

SeverityCounts CountSeverities(const std::vector<Finding>& findings);

/** "2 errors, 3 warnings, 1 note", worst first, without those there are none of; empty if there are none at all. */
std::string SeverityText(const SeverityCounts& counts);

} // namespace mria
