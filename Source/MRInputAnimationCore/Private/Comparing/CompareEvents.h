// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Comparing/ComparedTrack.h"
#include "Mria/Compare.h"
#include "Mria/Span.h"
#include "Sampling/RecordingTracks.h"

#include <cstddef>
#include <vector>

namespace mria
{

/** One moment of a sequence to be matched; only moments of one kind match. */
struct TimedMoment
{
	double time = 0.0;
	bool isRise = false;
};

/** Which moments belong together: indices, or kNoMoment. */
struct MomentMatch
{
	std::size_t a = 0;
	std::size_t b = 0;
};

inline constexpr std::size_t kNoMoment = static_cast<std::size_t>(-1);

/**
 * Matches two sequences in order, both sorted by time: the least sum of shifts, where leaving out a pair costs as much
 * as the furthest shift, `window`. Each moment comes once. Looks at no more than 32 partners of each, the nearest ones,
 * and matches a long sequence in blocks, so that cost and memory stay in proportion to the length.
 */
std::vector<MomentMatch> MatchInOrder(Span<const TimedMoment> a, Span<const TimedMoment> b, double window);

/** Changes of one flag, matched: those within `common`, or whose partner is. */
void CompareEdges(const FlagTrack& a, const FlagTrack& b, Hand hand, bool isPinch, double shift,
	const ComparedSpan& common, double window, std::vector<EdgeDifference>& out);

/** All markers at finite times, those of one name matched in order; by time. */
std::vector<MarkerDifference> CompareMarkers(Span<const Marker> a, Span<const Marker> b, double shift, double window);

} // namespace mria
