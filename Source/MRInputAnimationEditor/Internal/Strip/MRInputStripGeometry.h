// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Mria/Overview.h"
#include "Strip/MRInputDrawing.h"
#include "Strip/MRInputStripView.h"
#include "Templates/Function.h"

/** What a strip shows besides the two hands' bands. */
struct FMRInputStripLook
{
	/** Ticks and times along the upper edge. */
	bool bHasRuler = true;

	/** Flags and names below them, and a line down from each. */
	bool bHasMarkers = true;

	/** How fast each hand moves, over its band; both to one scale. */
	bool bHasSpeed = true;

	/** Which hand a lane is, at its left edge. */
	bool bHasNames = true;

	/** The line at the current time. */
	TOptional<double> Playhead;
};

/** Where the parts of a strip lie, from its upper edge, in pixels. A part that is not shown has no height. */
struct FMRInputStripRows
{
	double RulerBottom = 0.0;
	double MarkersBottom = 0.0;

	/** The lanes of left and right hand, with room between them. */
	double LaneTops[mria::kHandCount] = {};
	double LaneHeight = 0.0;
};

/**
 * A recording's overview as boxes, lines and texts. Nothing of it lies outside the size; a size without area, or one
 * that is not finite, gives an empty drawing. Plain functions, any thread.
 */
namespace MRInputStripGeometry
{

/** How many pixels a text takes from left to right. */
using FMeasure = TFunctionRef<double(const FString& Text)>;

/** Where there is no font to ask: a guess on the safe side. */
MRINPUTANIMATIONEDITOR_API double GuessWidth(const FString& Text);

FMRInputStripRows FindRows(const FVector2D& Size, const FMRInputStripLook& Look);

/** The strip. Its cost goes with the pixels and what is flagged, not with the recording's keys. */
MRINPUTANIMATIONEDITOR_API FMRInputDrawing MakeStrip(const mria::Overview& Overview, const FMRInputStripView& View,
	const FVector2D& Size, const FMRInputStripLook& Look, FMeasure Measure);

/**
 * A small picture of the whole: the hands' paths as seen from behind (right is right, up is up, one scale for both
 * axes) over their bands. Where a hand pinches its path is bold, from a dot on.
 */
MRINPUTANIMATIONEDITOR_API FMRInputDrawing MakeThumbnail(const mria::Overview& Overview, const FVector2D& Size);

/** The marker whose flag is nearest to the point and at most a few pixels away, as an index into Overview.markers. */
MRINPUTANIMATIONEDITOR_API int32 FindMarkerAt(const mria::Overview& Overview, const FMRInputStripView& View,
	const FVector2D& Size, const FMRInputStripLook& Look, const FVector2D& Point);

/** Whether the point is on the playhead's line or next to it; false if none is shown. */
MRINPUTANIMATIONEDITOR_API bool IsOnPlayhead(
	const FMRInputStripView& View, const FVector2D& Size, const FMRInputStripLook& Look, const FVector2D& Point);

} // namespace MRInputStripGeometry
