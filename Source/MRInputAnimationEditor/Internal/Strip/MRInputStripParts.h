// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "MRInputTypes.h"
#include "Strip/MRInputStripGeometry.h"

/** The parts that pictures of a recording are put together from. Each adds to a drawing, inside its rectangle. */
namespace MRInputStripParts
{

/** A rectangle in pixels. */
struct FArea
{
	double Left = 0.0;
	double Top = 0.0;
	double Width = 0.0;
	double Height = 0.0;
};

/** Whether there is anything to draw on. */
bool IsDrawable(const FVector2D& Size);

MRINPUTANIMATIONEDITOR_API void AddBox(FMRInputDrawing& Drawing, const FArea& Area, const FLinearColor& Colour);

/**
 * A box for each span, exact where it can be: one narrower than a pixel is a pixel wide, and spans that the eye cannot
 * tell apart become one box, so there are never more boxes than pixels.
 */
void AddBands(FMRInputDrawing& Drawing, const std::vector<mria::OverviewSpan>& Spans, const FMRInputStripView& View,
	const FArea& Area, const FLinearColor& Colour);

/** The hand's band, and its pinches along the lower edge. */
void AddHand(FMRInputDrawing& Drawing, const mria::OverviewHand& Hand, EMRInputHand Which,
	const FMRInputStripView& View, const FArea& Lane);

/** The hand's speed, from 0 at the lower edge to MaxSpeed at the upper one, broken where it is not tracked. */
void AddSpeed(FMRInputDrawing& Drawing, const mria::Overview& Overview, EMRInputHand Which,
	const FMRInputStripView& View, const FArea& Area, double MaxSpeed);

/** Whose lane it is, in its upper left corner, if there is room for all of it. */
void AddName(FMRInputDrawing& Drawing, const FString& Name, EMRInputHand Which, const FArea& Lane,
	MRInputStripGeometry::FMeasure Measure);

MRINPUTANIMATIONEDITOR_API void AddRuler(
	FMRInputDrawing& Drawing, const FMRInputStripView& View, const FArea& Area, MRInputStripGeometry::FMeasure Measure);

/** Flags and names in Row, and lines from there to Bottom. A name ends before the next flag, cut short if need be. */
void AddMarkers(FMRInputDrawing& Drawing, const mria::Overview& Overview, const FMRInputStripView& View,
	const FArea& Row, double Bottom, MRInputStripGeometry::FMeasure Measure);

/** The hands' paths from behind, to one scale; bold where the hand pinches, with a dot where that begins. */
void AddPaths(FMRInputDrawing& Drawing, const mria::Overview& Overview, const FArea& Area);

} // namespace MRInputStripParts
