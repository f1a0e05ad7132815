// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Layout/Geometry.h"
#include "Math/Range.h"
#include "Misc/FrameRate.h"

/** Time and pixels from the left edge of a widget. Which header has it depends on the version; see those. */
struct FTimeToPixel
{
	FTimeToPixel(const FGeometry& AllottedGeometry, const TRange<double>& InLocalViewRange, const FFrameRate& InTicks)
		: FTimeToPixel(static_cast<float>(FVector2D(AllottedGeometry.GetLocalSize()).X), InLocalViewRange, InTicks)
	{
	}
	FTimeToPixel(float WidthPx, const TRange<double>& InLocalViewRange, const FFrameRate& InTickResolution)
		: TickResolution(InTickResolution)
		, Start(InLocalViewRange.GetLowerBoundValue())
		, PixelsPerSecond(WidthPx / (InLocalViewRange.GetUpperBoundValue() - InLocalViewRange.GetLowerBoundValue()))
	{
	}

	double PixelToSeconds(float PixelX) const { return PixelX / PixelsPerSecond + Start; }
	FFrameTime PixelToFrame(float PixelX) const { return PixelToSeconds(PixelX) * TickResolution; }

private:
	FFrameRate TickResolution;
	double Start;
	double PixelsPerSecond;
};
