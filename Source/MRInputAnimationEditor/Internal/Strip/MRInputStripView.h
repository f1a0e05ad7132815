// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Misc/Optional.h"

/** Which part of the time a strip shows, from its left to its right edge, in the recording's seconds. */
struct FMRInputStripView
{
	double Start = 0.0;
	double End = 1.0;

	/** Above 0 for every view that the functions below give. */
	double GetLength() const { return End - Start; }

	bool operator==(const FMRInputStripView& Other) const { return Start == Other.Start && End == Other.End; }
};

/** Where a user is in a recording. May outlive the strip that shows it, and be handed to the next one. */
struct FMRInputStripPlace
{
	/** The whole recording; as long as it is not set, nothing below is. */
	TOptional<FMRInputStripView> Full;

	/** What is shown of it. */
	FMRInputStripView View;

	/** The playhead, in the recording's seconds. */
	double Time = 0.0;

	/** Whether the playhead was ever moved. */
	bool bIsScrubbed = false;
};

/** Time and pixels. Plain functions, any thread. */
namespace MRInputStripView
{

/** The shortest time that is shown: a sixtieth of a frame at 60 Hz. */
inline constexpr double ShortestView = 1.0 / 3600.0;

/** All of a recording; one of no length gets a second. */
MRINPUTANIMATIONEDITOR_API FMRInputStripView Fit(double Start, double End);

/** Where a time lies, in pixels from the left edge; may lie outside. Of a width that is not above 0, always 0. */
MRINPUTANIMATIONEDITOR_API double TimeToX(const FMRInputStripView& View, double Width, double Time);

/** The time under a pixel; the view's start if the width is not above 0. */
MRINPUTANIMATIONEDITOR_API double XToTime(const FMRInputStripView& View, double Width, double X);

/** A view of Factor times the length (below 1 is closer) in which the time under X stays there, as far as Full goes. */
MRINPUTANIMATIONEDITOR_API FMRInputStripView Zoom(
	const FMRInputStripView& View, const FMRInputStripView& Full, double Width, double X, double Factor);

/** The view moved by pixels: what lies under the cursor goes with it. Stops at the ends of Full. */
MRINPUTANIMATIONEDITOR_API FMRInputStripView Pan(
	const FMRInputStripView& View, const FMRInputStripView& Full, double Width, double Pixels);

/**
 * Keeps to the same part of a recording that has become another, by a repair say: all of it if all was shown, else as
 * far from its start as before. A new place shows all, with the playhead at the start.
 */
MRINPUTANIMATIONEDITOR_API void Follow(FMRInputStripPlace& Place, const FMRInputStripView& Full);

/** The view moved so far that the time is in its middle, if it lies outside; as far as Full goes. */
MRINPUTANIMATIONEDITOR_API FMRInputStripView Reveal(
	const FMRInputStripView& View, const FMRInputStripView& Full, double Time);

/**
 * The least step at which ticks are at least so many pixels apart: 1, 2 or 5 times a power of ten, of seconds up to 10,
 * then 20 and 30 s, the like of minutes, and hours.
 */
MRINPUTANIMATIONEDITOR_API double FindTickStep(const FMRInputStripView& View, double Width, double LeastPixels);

/** A time for a tick of that step, with no more digits than it needs: 0.25, 12, 1:05, 2:01:05. */
MRINPUTANIMATIONEDITOR_API FString FormatTime(double Time, double Step);

} // namespace MRInputStripView
