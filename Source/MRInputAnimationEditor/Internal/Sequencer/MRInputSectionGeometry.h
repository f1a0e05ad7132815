// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Mria/ClipTime.h"
#include "Mria/Overview.h"
#include "Strip/MRInputDrawing.h"
#include "Strip/MRInputStripGeometry.h"

/** What a section shows of its recording: ticks from left to right, and how the recording lies on them. */
struct FMRInputSectionView
{
	mria::ClipTime Clip;

	/** Whether the recording begins again at its end; else its first and last frame are held. */
	bool bLoops = false;

	/** The tick at the left edge of what is drawn, with its part. */
	double FirstTick = 0.0;

	/** Above 0. */
	double TicksPerPixel = 1.0;

	/** In pixels. */
	double Width = 0.0;
};

enum class EMRInputPieceKind : uint8
{
	/** The recording runs through, forwards or backwards. */
	Moving,
	/** It stands at its first or last frame, or has no rate. */
	Held,
	/** So many cycles that none can be told from the next. */
	Blurred,
};

/** A stretch of a section, in pixels, and the recording's seconds at its edges; backwards they fall. */
struct FMRInputSectionPiece
{
	EMRInputPieceKind Kind = EMRInputPieceKind::Moving;
	double Left = 0.0;
	double Right = 0.0;
	double TimeAtLeft = 0.0;
	double TimeAtRight = 0.0;
};

/** A recording on a section as boxes, lines and texts, inside the size it is drawn for. Plain functions, any thread. */
namespace MRInputSectionGeometry
{

/** Cycles narrower than this many pixels are drawn as one band. */
inline constexpr double LeastCycle = 8.0;

/**
 * Which parts of the recording lie where, from left to right, without gaps. None for a view without width; a loop of a
 * recording without length is held.
 */
MRINPUTANIMATIONEDITOR_API TArray<FMRInputSectionPiece> FindPieces(const FMRInputSectionView& View);

/**
 * The overview with the section's pixels for time: cycles repeated, mirrored where the recording runs backwards. What
 * is held stays as it is at that frame, without speed or markers.
 */
MRINPUTANIMATIONEDITOR_API mria::Overview Unroll(
	const mria::Overview& Overview, const TArray<FMRInputSectionPiece>& Pieces, double Width);

/**
 * The picture: both hands' bands and speeds, the markers where there is room for them, a line at each seam of a loop,
 * a shade over what is held.
 */
MRINPUTANIMATIONEDITOR_API FMRInputDrawing MakeSection(const mria::Overview& Overview, const FMRInputSectionView& View,
	double Height, MRInputStripGeometry::FMeasure Measure);

/** Moves everything. */
MRINPUTANIMATIONEDITOR_API void MoveBy(FMRInputDrawing& Drawing, const FVector2D& Offset);

/** Makes everything as much more transparent; 1 changes nothing. */
MRINPUTANIMATIONEDITOR_API void Fade(FMRInputDrawing& Drawing, float Alpha);

} // namespace MRInputSectionGeometry
