// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Io/Report.h"
#include "Mria/Compare.h"
#include "Text/Strings.h"

#include <string>

namespace mria
{

/** Columns in front of a strip of differences. */
inline constexpr std::size_t kDiffLabelColumns = 14;

struct DiffFile
{
	const std::string& file;
	const RecordingView& recording;
	TimeRange range;
};

/** All data of the output, in any form. */
struct DiffResult
{
	DiffFile a;
	DiffFile b;
	const Comparison& comparison;
	const CompareTolerances& tolerances;
	bool hasSameBytes = false;
};

/** "equal" to the last bit of motion, "within" the tolerances, or "different". */
const char* VerdictOf(const DiffResult& result);

/** "DIFFERENT: right hand 4.2 mm > 2 mm at 3.117 s (IndexTip)". */
std::string VerdictLine(const Report& report, const DiffResult& result);

/** Converts one edge or marker to an excess, to be described. */
Excess ExcessOf(const EdgeDifference& edge);
Excess ExcessOf(const MarkerDifference& marker);

/**
 * Prints the verdict, the two files, a table with a row for positions and one for rotations of each part, a strip
 * that shows where the differences are, and every edge and marker that moved too far or has no partner.
 */
void PrintDiff(const Report& report, const DiffResult& result, bool hasUtf8);

} // namespace mria
