// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Mria/ClipTime.h"

#include <vector>

namespace mria
{
struct OverviewMarker;
}

/** A clip and the tick that it ends before. */
struct FMRInputClipRange
{
	mria::ClipTime Clip;
	int64 End = 0;
};

/** What the mouse and the menu do to a section, as arithmetic on ticks. Plain functions, any thread. */
namespace MRInputSectionEdit
{

/** How near a dragged edge has to come to be drawn to a marker. */
inline constexpr double SnapPixels = 8.0;

/**
 * The ticks from First to Last, both included, at which a marker comes by, or the recording's first or last frame; in
 * rising order, each once. For a loop those of every cycle, at most a few thousand.
 */
MRINPUTANIMATIONEDITOR_API TArray<int64> FindSnapTicks(
	const mria::ClipTime& Clip, bool bLoops, const std::vector<mria::OverviewMarker>& Markers, int64 First, int64 Last);

/** The nearest candidate at most so many pixels away; else the tick itself. Of two as near, the earlier. */
MRINPUTANIMATIONEDITOR_API int64 Snap(
	int64 Tick, const TArray<int64>& Candidates, double TicksPerPixel, double Pixels = SnapPixels);

/**
 * How far to move the content for a drag of that many ticks to later times: as far, or so far that a candidate comes to
 * lie on one of the clip's edges, if that is near enough. Candidates are where they are before the drag.
 */
MRINPUTANIMATIONEDITOR_API int64 SnapSlip(int64 Drag, int64 Start, int64 End, const TArray<int64>& Candidates,
	double TicksPerPixel, double Pixels = SnapPixels);

/**
 * The same part of the recording at another rate, from the same tick on: as much longer as it is slower. With the sign
 * turned it runs from where it ended to where it began. A rate of 0 changes the rate alone.
 */
MRINPUTANIMATIONEDITOR_API FMRInputClipRange WithRate(const FMRInputClipRange& Range, double Rate);

/** The whole recording once, from the same tick on. */
MRINPUTANIMATIONEDITOR_API FMRInputClipRange AtFullLength(const mria::ClipTime& Clip);

} // namespace MRInputSectionEdit
