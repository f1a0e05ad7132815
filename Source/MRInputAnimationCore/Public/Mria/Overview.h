// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Joint.h"
#include "Mria/Pose.h"
#include "Mria/Recording.h"
#include "Mria/Statistics.h"

#include <array>
#include <cstddef>
#include <string>
#include <vector>

namespace mria
{

/** What a caller may ask for; more columns than any screen has would only cost memory. */
inline constexpr int kMaxOverviewColumns = 8192;

/** From `start` up to `end`, in the recording's own seconds; never empty. */
struct OverviewSpan
{
	double start = 0.0;
	double end = 0.0;
};

/** Where something was at a time, metres in the recording's axes. A line leads here from the point before. */
struct OverviewPoint
{
	double time = 0.0;
	Vec3 position;
	bool isStart = true; ///< No line leads here: it was not seen just before.
};

using OverviewPath = std::vector<OverviewPoint>;

struct OverviewHand
{
	bool isPresent = false; ///< Whether palm or wrist has any position key.
	std::vector<OverviewSpan> tracked; ///< In order, apart from each other, within the range; to the bit as flagged.
	std::vector<OverviewSpan> pinched;
	std::vector<float> peakSpeed; ///< One number a column, metres per second; 0 where the hand is not tracked.
	float maxSpeed = 0.0f; ///< The largest of them.
	OverviewPath path; ///< While tracked.
};

/** A marker whose time is finite; it may lie before the start or after the end. */
struct OverviewMarker
{
	double time = 0.0;
	std::size_t index = 0; ///< Into the recording's markers.
	std::string name; ///< As it stands there.
};

/** What a picture of a recording shows, small however long the recording is. */
struct Overview
{
	TimeRange range; ///< RangeOf(recording).
	int columns = 1; ///< Into which the range is cut, each as long as the others.
	std::array<OverviewHand, kHandCount> hands;
	OverviewPath head;
	std::vector<OverviewMarker> markers; ///< By time; at one time in the recording's order.
	Workspace handBounds; ///< Of both hands' paths; empty if there is none.

	double Duration() const { return static_cast<double>(range.end) - range.start; }
	const OverviewHand& operator[](Hand hand) const { return hands[static_cast<std::size_t>(hand)]; }
};

/**
 * Looks through a recording once, with the rules of ComputeStatistics: flags as they are held, keys that are not finite
 * left out, unsorted ones sorted, nothing measured while a hand is not tracked, jumps without speed. A flag that is on
 * for no time gives no span.
 *
 * A hand is its palm, or its wrist if the palm was never recorded. A path has the place where tracking began, one for
 * the middle of each column, and the one where it ended. A speed is that of the fastest piece that touches the column,
 * curved pieces followed within a millimetre.
 *
 * `columns` is brought into 1 to kMaxOverviewColumns. A recording of no length has speeds of 0, no spans, and one point
 * for what is tracked. Time grows with all keys (their times are read) and somewhat more with those of head, palms,
 * wrists and flags; the result's memory with columns, flag changes and markers.
 */
MRINPUTANIMATIONCORE_API Overview MakeOverview(const RecordingView& recording, int columns);

} // namespace mria
