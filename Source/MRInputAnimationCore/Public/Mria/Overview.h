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

/** Largest number of columns; more than any screen has would only use memory. */
inline constexpr int kMaxOverviewColumns = 8192;

/** The time from `start` to `end` in recording seconds. Never empty. */
struct OverviewSpan
{
	double start = 0.0;
	double end = 0.0;
};

/** A position at a time, in metres and the axes of the recording. A line connects it to the previous point. */
struct OverviewPoint
{
	double time = 0.0;
	Vec3 position;
	bool isStart = true; ///< No line to the previous point, because it was not tracked just before.
};

using OverviewPath = std::vector<OverviewPoint>;

struct OverviewHand
{
	bool isPresent = false; ///< Whether palm or wrist has any position key.
	std::vector<OverviewSpan> tracked; ///< Sorted and disjoint, within the range; exact flag times.
	std::vector<OverviewSpan> pinched;
	std::vector<float> peakSpeed; ///< Peak speed per column in metres per second; 0 while the hand is not tracked.
	float maxSpeed = 0.0f; ///< Maximum of peakSpeed.
	OverviewPath path; ///< While tracked.
};

/** A marker whose time is finite; it may lie before the start or after the end. */
struct OverviewMarker
{
	double time = 0.0;
	std::size_t index = 0; ///< Into the recording's markers.
	std::string name; ///< Name as stored in the recording.
};

/** The data for a picture of a recording. Its size does not depend on the length of the recording. */
struct Overview
{
	TimeRange range; ///< RangeOf(recording).
	int columns = 1; ///< Number of equal parts of the range.
	std::array<OverviewHand, kHandCount> hands;
	OverviewPath head;
	std::vector<OverviewMarker> markers; ///< Sorted by time; markers at the same time keep their order.
	Workspace handBounds; ///< Bounds of the paths of both hands; empty without paths.

	double Duration() const { return static_cast<double>(range.end) - range.start; }
	const OverviewHand& operator[](Hand hand) const { return hands[static_cast<std::size_t>(hand)]; }
};

/**
 * Creates the overview of a recording with the rules of ComputeStatistics: held flags, NaN and infinite keys
 * ignored, keys sorted, nothing measured while a hand is not tracked, jumps without speed. A flag that is on for no
 * time gives no span.
 *
 * A hand is represented by its palm, or by its wrist if the palm has no keys. A path has a point where tracking
 * began, one for the middle of each column, and one where tracking ended. The speed of a column is that of the
 * fastest piece that touches it; curved pieces are followed within a millimetre.
 *
 * `columns` is clamped to 1 to kMaxOverviewColumns. A recording without length has speeds of 0, no spans, and one
 * point per tracked part. Time is linear in the number of keys; memory is linear in columns, flag changes and
 * markers.
 */
MRINPUTANIMATIONCORE_API Overview MakeOverview(const RecordingView& recording, int columns);

} // namespace mria
