// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/FloatRules.h"

#include <optional>
#include <string>

namespace mria
{

/** Which part of a recording a picture shows, from its left to its right edge, in the recording's seconds. */
struct TimeView
{
	double start = 0.0;
	double end = 1.0;

	/** Above 0 for every view that the functions below return. */
	double Length() const { return end - start; }

	bool operator==(const TimeView& other) const { return start == other.start && end == other.end; }
};

/** What a user sees of a recording and where the playhead is. Outlives the widget that shows it. */
struct TimeViewState
{
	std::optional<TimeView> full; ///< The whole recording; until it is set, nothing below is.
	TimeView view; ///< What is shown of it.
	double time = 0.0; ///< The playhead, in the recording's seconds.
	bool isScrubbed = false; ///< Whether the playhead was ever moved.
};

/** The shortest time that is shown: a sixtieth of a frame at 60 Hz. */
inline constexpr double kShortestView = 1.0 / 3600.0;

/** All of a recording; for one without length a second from its start. */
MRINPUTANIMATIONCORE_API TimeView FitView(double start, double end);

/** The distance of a time from the left edge, in the unit of `width`; may be outside. 0 if the width is not above 0. */
MRINPUTANIMATIONCORE_API double TimeToX(const TimeView& view, double width, double time);

/** The time at a distance from the left edge; the view's start if the width is not above 0. */
MRINPUTANIMATIONCORE_API double XToTime(const TimeView& view, double width, double x);

/** A view of `factor` times the length (below 1 is closer) in which the time at `x` stays there, as far as `full` goes.
 */
MRINPUTANIMATIONCORE_API TimeView ZoomView(
	const TimeView& view, const TimeView& full, double width, double x, double factor);

/** The view after its content was dragged to the right by `distance`. Stops at the ends of `full`. */
MRINPUTANIMATIONCORE_API TimeView PanView(const TimeView& view, const TimeView& full, double width, double distance);

/** The view moved so that the time is in its middle, if it is outside; as far as `full` goes. */
MRINPUTANIMATIONCORE_API TimeView RevealTime(const TimeView& view, const TimeView& full, double time);

/**
 * For a recording that has changed, for example by a repair: shows all of it if all was shown before, otherwise the
 * part as far from its start as before. A new state shows all, with the playhead at the start.
 */
MRINPUTANIMATIONCORE_API void FollowRange(TimeViewState& state, const TimeView& full);

/**
 * The least step at which a ruler's lines are at least `leastDistance` apart: 1, 2 or 5 times a power of ten seconds up
 * to 10 s, then 20 and 30 s, the same of minutes, and hours.
 */
MRINPUTANIMATIONCORE_API double FindRulerStep(const TimeView& view, double width, double leastDistance);

/** A time on a ruler of that step, with no more digits than it needs: 0.25, 12, 1:05, 2:01:05. */
MRINPUTANIMATIONCORE_API std::string FormatRulerTime(double time, double step);

} // namespace mria
