// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Drawing.h"
#include "Mria/Overview.h"
#include "Mria/TimeView.h"

#include <string>

namespace mria
{

/** The parts of strips and thumbnails. Each adds to a drawing, inside its area. */
namespace DrawingDetail
{
/** Whether there is anything to draw on. */
bool IsDrawable(const DrawingSize& size);

/** A hand's tracked band, and its pinches along the lower edge. */
void AddHandBands(
	Drawing& drawing, const OverviewHand& overview, Hand hand, const TimeView& view, const DrawnArea& lane);

/** A hand's speed, from 0 at the lower edge to maxSpeed at the upper one, broken where it is not tracked. */
void AddSpeed(Drawing& drawing, const Overview& overview, Hand hand, const TimeView& view, const DrawnArea& area,
	double maxSpeed);

/** A lane's name in its upper left corner, if there is room for all of it. */
void AddHandName(
	Drawing& drawing, const std::string& name, Hand hand, const DrawnArea& lane, const TextMeasure& measure);

/** Flags and names in `row`, and lines from there to `bottom`. */
void AddMarkers(Drawing& drawing, const Overview& overview, const TimeView& view, const DrawnArea& row, double bottom,
	const TextMeasure& measure);

/** Both hands' paths from behind, to one scale; bold where the hand pinches, with a dot where that begins. */
void AddPaths(Drawing& drawing, const Overview& overview, const DrawnArea& area);
} // namespace DrawingDetail

} // namespace mria
