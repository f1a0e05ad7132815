// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Strip/MRInputStripGeometry.h"

#include "MRInputTypes.h"
#include "Mria/FloatRules.h"
#include "Strip/MRInputStripColours.h"
#include "Strip/MRInputStripParts.h"

#define LOCTEXT_NAMESPACE "MRInputStripGeometry"

namespace MRInputStripGeometryDetail
{
constexpr double RulerHeight = 16.0;
constexpr double MarkerHeight = 14.0;
constexpr double LaneGap = 2.0;
constexpr double HitPixels = 5.0;
constexpr double ThumbnailLaneShare = 0.11;

using MRInputStripGeometry::FMeasure;
using MRInputStripParts::FArea;

/** A scale that small motions fill too, so that rest does not look like work. */
double FindMaxSpeed(const mria::Overview& Overview)
{
	constexpr double SlowestFull = 0.25;
	return FMath::Max3(
		SlowestFull, static_cast<double>(Overview.hands[0].maxSpeed), static_cast<double>(Overview.hands[1].maxSpeed));
}

EMRInputHand ToHand(int32 Index)
{
	return Index == 0 ? EMRInputHand::Left : EMRInputHand::Right;
}

void AddPlayhead(FMRInputDrawing& Drawing, const FMRInputStripView& View, const FVector2D& Size, double Time)
{
	const double X = MRInputStripView::TimeToX(View, Size.X, Time);
	if (X >= 0.0 && X <= Size.X)
	{
		Drawing.Lines.Add({{FVector2D(X, 0.0), FVector2D(X, Size.Y)}, MRInputStripColours::Playhead, 1.5f});
	}
}

void AddNames(FMRInputDrawing& Drawing, const FMRInputStripRows& Rows, double Width, FMeasure Measure)
{
	const FText Names[] = {LOCTEXT("Left", "Left"), LOCTEXT("Right", "Right")};
	for (int32 Index = 0; Index < static_cast<int32>(mria::kHandCount); ++Index)
	{
		const FArea Lane{0.0, Rows.LaneTops[Index], Width, Rows.LaneHeight};
		MRInputStripParts::AddName(Drawing, Names[Index].ToString(), ToHand(Index), Lane, Measure);
	}
}

void AddLanes(FMRInputDrawing& Drawing, const mria::Overview& Overview, const FMRInputStripView& View,
	const FMRInputStripRows& Rows, double Width, bool bHasSpeed)
{
	const double MaxSpeed = FindMaxSpeed(Overview);
	for (int32 Index = 0; Index < static_cast<int32>(mria::kHandCount); ++Index)
	{
		const FArea Lane{0.0, Rows.LaneTops[Index], Width, Rows.LaneHeight};
		MRInputStripParts::AddBox(Drawing, Lane, MRInputStripColours::Lane);
		MRInputStripParts::AddHand(Drawing, Overview.hands[Index], ToHand(Index), View, Lane);
		if (bHasSpeed)
		{
			MRInputStripParts::AddSpeed(Drawing, Overview, ToHand(Index), View, Lane, MaxSpeed);
		}
	}
}
} // namespace MRInputStripGeometryDetail

double MRInputStripGeometry::GuessWidth(const FString& Text)
{
	constexpr double WidestLetter = 7.0;
	return WidestLetter * Text.Len();
}

FMRInputStripRows MRInputStripGeometry::FindRows(const FVector2D& Size, const FMRInputStripLook& Look)
{
	using namespace MRInputStripGeometryDetail;

	FMRInputStripRows Rows;
	Rows.RulerBottom = FMath::Min(Look.bHasRuler ? RulerHeight : 0.0, Size.Y);
	Rows.MarkersBottom = FMath::Min(Rows.RulerBottom + (Look.bHasMarkers ? MarkerHeight : 0.0), Size.Y);
	const double Left = Size.Y - Rows.MarkersBottom;
	const double Gap = FMath::Min(LaneGap, Left);
	Rows.LaneHeight = (Left - Gap) / 2.0;
	Rows.LaneTops[0] = Rows.MarkersBottom;
	Rows.LaneTops[1] = Rows.MarkersBottom + Rows.LaneHeight + Gap;
	return Rows;
}

FMRInputDrawing MRInputStripGeometry::MakeStrip(const mria::Overview& Overview, const FMRInputStripView& View,
	const FVector2D& Size, const FMRInputStripLook& Look, FMeasure Measure)
{
	FMRInputDrawing Drawing;
	if (!MRInputStripParts::IsDrawable(Size) || !mria::IsAbove(View.GetLength(), 0.0))
	{
		return Drawing;
	}
	const FMRInputStripRows Rows = FindRows(Size, Look);
	MRInputStripParts::AddBox(Drawing, {0.0, 0.0, Size.X, Size.Y}, MRInputStripColours::Background);
	MRInputStripGeometryDetail::AddLanes(Drawing, Overview, View, Rows, Size.X, Look.bHasSpeed);
	if (Look.bHasNames)
	{
		MRInputStripGeometryDetail::AddNames(Drawing, Rows, Size.X, Measure);
	}
	if (Look.bHasRuler)
	{
		MRInputStripParts::AddRuler(Drawing, View, {0.0, 0.0, Size.X, Rows.RulerBottom}, Measure);
	}
	if (Look.bHasMarkers)
	{
		const double Height = Rows.MarkersBottom - Rows.RulerBottom;
		MRInputStripParts::AddMarkers(
			Drawing, Overview, View, {0.0, Rows.RulerBottom, Size.X, Height}, Size.Y, Measure);
	}
	if (Look.Playhead.IsSet())
	{
		MRInputStripGeometryDetail::AddPlayhead(Drawing, View, Size, Look.Playhead.GetValue());
	}
	return Drawing;
}

FMRInputDrawing MRInputStripGeometry::MakeThumbnail(const mria::Overview& Overview, const FVector2D& Size)
{
	using namespace MRInputStripGeometryDetail;

	FMRInputDrawing Drawing;
	if (!MRInputStripParts::IsDrawable(Size))
	{
		return Drawing;
	}
	const FMRInputStripView View = MRInputStripView::Fit(Overview.range.start, Overview.range.end);
	const double Margin = FMath::Min(Size.X, Size.Y) * 0.06;
	const double LaneHeight = Size.Y * ThumbnailLaneShare;
	const double Gap = FMath::Min(LaneGap, Margin);
	const double LanesTop = Size.Y - Margin - 2.0 * LaneHeight - Gap;
	const double Width = Size.X - 2.0 * Margin;
	MRInputStripParts::AddBox(Drawing, {0.0, 0.0, Size.X, Size.Y}, MRInputStripColours::Background);
	for (int32 Index = 0; Index < static_cast<int32>(mria::kHandCount); ++Index)
	{
		const FArea Lane{Margin, LanesTop + Index * (LaneHeight + Gap), Width, LaneHeight};
		MRInputStripParts::AddBox(Drawing, Lane, MRInputStripColours::Lane);
		MRInputStripParts::AddHand(Drawing, Overview.hands[Index], ToHand(Index), View, Lane);
	}
	MRInputStripParts::AddPaths(Drawing, Overview, {Margin, Margin, Width, LanesTop - 2.0 * Margin});
	return Drawing;
}

int32 MRInputStripGeometry::FindMarkerAt(const mria::Overview& Overview, const FMRInputStripView& View,
	const FVector2D& Size, const FMRInputStripLook& Look, const FVector2D& Point)
{
	using namespace MRInputStripGeometryDetail;

	const FMRInputStripRows Rows = FindRows(Size, Look);
	if (!Look.bHasMarkers || Point.Y < Rows.RulerBottom || Point.Y >= Rows.MarkersBottom)
	{
		return INDEX_NONE;
	}
	int32 Nearest = INDEX_NONE;
	double NearestDistance = HitPixels;
	for (int32 Index = 0; Index < static_cast<int32>(Overview.markers.size()); ++Index)
	{
		const double X = MRInputStripView::TimeToX(View, Size.X, Overview.markers[Index].time);
		const double Distance = FMath::Abs(X - Point.X);
		if (X >= 0.0 && X <= Size.X && Distance <= NearestDistance)
		{
			Nearest = Index;
			NearestDistance = Distance;
		}
	}
	return Nearest;
}

bool MRInputStripGeometry::IsOnPlayhead(
	const FMRInputStripView& View, const FVector2D& Size, const FMRInputStripLook& Look, const FVector2D& Point)
{
	using namespace MRInputStripGeometryDetail;

	return Look.Playhead.IsSet() && Point.Y >= 0.0 && Point.Y < Size.Y &&
		FMath::Abs(MRInputStripView::TimeToX(View, Size.X, Look.Playhead.GetValue()) - Point.X) <= HitPixels;
}

#undef LOCTEXT_NAMESPACE
