// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Comparing/ComparedTrack.h"
#include "Mria/Compare.h"
#include "Sampling/SamplerTracks.h"

#include <cstddef>
#include <vector>

namespace mria
{

/** A part of the common time in which neither of the two flags changes. */
struct FlagStretch : ComparedSpan
{
	bool isOnA = false;
	bool isOnB = false;
};

/** The whole of `common` in stretches, in order; one that is empty where the common time is a moment. */
std::vector<FlagStretch> MergeFlags(const FlagTrack& a, const FlagTrack& b, double shift, const ComparedSpan& common);

FlagDifference SumUp(const std::vector<FlagStretch>& stretches);

/** A stretch of time that is compared, within one cell. */
struct CompareWindow : ComparedSpan
{
	std::size_t cell = 0;
};

/**
 * Divides parts of the common time into windows. The end of the common time, if included, becomes a window of its
 * own.
 */
std::vector<CompareWindow> CutIntoCells(
	const std::vector<ComparedSpan>& stretches, const ComparedSpan& common, std::size_t cells);

/** The stretches in which both flags are on. */
std::vector<ComparedSpan> BothOn(const std::vector<FlagStretch>& stretches);

} // namespace mria
