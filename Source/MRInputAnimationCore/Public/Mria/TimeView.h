// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/FloatRules.h"

#include <optional>
#include <string>

namespace mria
{

/** The visible part of a recording, from the left to the right edge, in recording seconds. */
struct TimeView
{
	double start = 0.0;
	double end = 1.0;

	/** Positive for every view that the functions below return. */
	double Length() const { return end - start; }

	bool operator==(const TimeView& other) const { return start == other.start && end == other.end; }
};

/** The view and playhead of a user. Outlives the widget that shows it. */
struct TimeViewState
{
	std::optional<TimeView> full; ///< The whole recording. If not set, the other members are unused.
	TimeView view; ///< The visible part.
	double time = 0.0; ///< Time of the playhead in recording seconds.
	bool isScrubbed = false; ///< Whether the playhead was ever moved.
};

/** Shortest view in seconds: a sixtieth of a frame at 60 Hz. */
inline constexpr double kShortestView = 1.0 / 3600.0;

/** Returns a view of the whole recording; for one without length, one second from its start. */
MRINPUTANIMATIONCORE_API TimeView FitView(double start, double end);

/**
 * Converts a time to its distance from the left edge, in the unit of `width`; may be outside. 0 if the width is not
 * positive.
 */
MRINPUTANIMATIONCORE_API double TimeToX(const TimeView& view, double width, double time);

/** Converts a distance from the left edge to a time; the start of the view if the width is not positive. */
MRINPUTANIMATIONCORE_API double XToTime(const TimeView& view, double width, double x);

/** Scales the length of the view by `factor` (below 1 zooms in) and keeps the time at `x` in place, within `full`. */
MRINPUTANIMATIONCORE_API TimeView ZoomView(
	const TimeView& view, const TimeView& full, double width, double x, double factor);

/** Moves the content to the right by `distance`. Stops at the ends of `full`. */
MRINPUTANIMATIONCORE_API TimeView PanView(const TimeView& view, const TimeView& full, double width, double distance);

/** If the time is outside the view, centres the view on it, within `full`. */
MRINPUTANIMATIONCORE_API TimeView RevealTime(const TimeView& view, const TimeView& full, double time);

/**
 * Updates the state after the recording changed, for example by a repair. If all of it was visible, all of it is
 * visible again; otherwise the view keeps its distance from the start. A new state shows all, with the playhead at
 * the start.
 */
MRINPUTANIMATIONCORE_API void FollowRange(TimeViewState& state, const TimeView& full);

/**
 * Returns the smallest step at which ruler lines are at least `leastDistance` apart: 1, 2 or 5 times a power of ten
 * seconds up to 10 s, then 20 and 30 s, the same for minutes, and hours.
 */
MRINPUTANIMATIONCORE_API double FindRulerStep(const TimeView& view, double width, double leastDistance);

/** Formats a time for a ruler with that step, with as few digits as possible: 0.25, 12, 1:05, 2:01:05. */
MRINPUTANIMATIONCORE_API std::string FormatRulerTime(double time, double step);

} // namespace mria
