// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Sequencer/MRInputSectionGeometry.h"

#include "Mria/FloatRules.h"
#include "Strip/MRInputStripColours.h"
#include "Strip/MRInputStripParts.h"

namespace MRInputSectionGeometryDetail
{
/** From this height on there is a row for markers. */
constexpr double HeightForMarkers = 34.0;

/** Positions, as ClipTime has them, along the pixels: a straight line. */
struct FLine
{
	explicit FLine(const FMRInputSectionView& View)
		: Start(View.Clip.range.start)
		, End(View.Clip.range.end)
		, Width(View.Width)
	{
		const double Whole = FMath::FloorToDouble(View.FirstTick);
		AtLeft = View.Clip.PositionAt(mria::TickTime{static_cast<std::int64_t>(Whole), View.FirstTick - Whole});
		const double Seconds = View.TicksPerPixel * View.Clip.ticks.denominator / View.Clip.ticks.numerator;
		PerPixel = Seconds * (FMath::IsFinite(View.Clip.rate) ? View.Clip.rate : 1.0);
	}

	double PositionAt(double X) const { return AtLeft + X * PerPixel; }
	double PixelOf(double Position) const { return (Position - AtLeft) / PerPixel; }

	double Start;
	double End;
	double Width;
	double AtLeft = 0.0;
	double PerPixel = 0.0;
};

/** Adds what is left of a piece within the width. */
void AddPiece(TArray<FMRInputSectionPiece>& Pieces, const FLine& Line, double Left, double Right, double FirstPosition)
{
	const double From = FMath::Clamp(Left, 0.0, Line.Width);
	const double To = FMath::Clamp(Right, 0.0, Line.Width);
	if (To > From)
	{
		const auto TimeAt = [&](double X)
		{ return FMath::Clamp(Line.PositionAt(X) - FirstPosition + Line.Start, Line.Start, Line.End); };
		Pieces.Add({EMRInputPieceKind::Moving, From, To, TimeAt(From), TimeAt(To)});
	}
}

void AddHeld(TArray<FMRInputSectionPiece>& Pieces, const FLine& Line, double Left, double Right, double Time)
{
	const double From = FMath::Clamp(Left, 0.0, Line.Width);
	const double To = FMath::Clamp(Right, 0.0, Line.Width);
	if (To > From)
	{
		Pieces.Add({EMRInputPieceKind::Held, From, To, Time, Time});
	}
}

void AddOnce(TArray<FMRInputSectionPiece>& Pieces, const FLine& Line)
{
	const bool bIsBackwards = Line.PerPixel < 0.0;
	const double First = bIsBackwards ? Line.End : Line.Start;
	const double Last = bIsBackwards ? Line.Start : Line.End;
	const double Left = Line.PixelOf(First);
	const double Right = Line.PixelOf(Last);
	AddHeld(Pieces, Line, 0.0, Left, First);
	AddPiece(Pieces, Line, Left, Right, Line.Start);
	AddHeld(Pieces, Line, Right, Line.Width, Last);
}

void AddCycles(TArray<FMRInputSectionPiece>& Pieces, const FLine& Line)
{
	const double Length = Line.End - Line.Start;
	if (Length / FMath::Abs(Line.PerPixel) < MRInputSectionGeometry::LeastCycle)
	{
		Pieces.Add({EMRInputPieceKind::Blurred, 0.0, Line.Width, Line.Start, Line.End});
		return;
	}
	const double Step = Line.PerPixel < 0.0 ? -1.0 : 1.0;
	// The cycle before the first one seen costs nothing, and rounding cannot lose one.
	double Cycle = FMath::FloorToDouble((Line.AtLeft - Line.Start) / Length) - Step;
	for (double Right = 0.0; Right < Line.Width; Cycle += Step)
	{
		const double First = Line.Start + Cycle * Length;
		const double A = Line.PixelOf(First);
		const double B = Line.PixelOf(First + Length);
		Right = FMath::Max(A, B);
		AddPiece(Pieces, Line, FMath::Min(A, B), Right, First);
	}
}

void AddMarks(FMRInputDrawing& Drawing, const TArray<FMRInputSectionPiece>& Pieces, const FVector2D& Size)
{
	for (int32 Index = 0; Index < Pieces.Num(); ++Index)
	{
		const FMRInputSectionPiece& Piece = Pieces[Index];
		if (Piece.Kind == EMRInputPieceKind::Held)
		{
			MRInputStripParts::AddBox(
				Drawing, {Piece.Left, 0.0, Piece.Right - Piece.Left, Size.Y}, MRInputStripColours::Held);
		}
		if (Index > 0)
		{
			Drawing.Lines.Add({{FVector2D(Piece.Left, 0.0), FVector2D(Piece.Left, Size.Y)}, MRInputStripColours::Seam});
		}
	}
}
} // namespace MRInputSectionGeometryDetail

TArray<FMRInputSectionPiece> MRInputSectionGeometry::FindPieces(const FMRInputSectionView& View)
{
	using namespace MRInputSectionGeometryDetail;

	TArray<FMRInputSectionPiece> Pieces;
	if (!mria::IsAbove(View.Width, 0.0) || !mria::IsAbove(View.TicksPerPixel, 0.0))
	{
		return Pieces;
	}
	const FLine Line(View);
	const bool bHasLength = Line.End > Line.Start;
	if (Line.PerPixel == 0.0)
	{
		AddHeld(Pieces, Line, 0.0, View.Width, FMath::Clamp(Line.AtLeft, Line.Start, FMath::Max(Line.Start, Line.End)));
	}
	else if (View.bLoops && bHasLength)
	{
		AddCycles(Pieces, Line);
	}
	else
	{
		AddOnce(Pieces, Line);
	}
	return Pieces;
}

FMRInputDrawing MRInputSectionGeometry::MakeSection(const mria::Overview& Overview, const FMRInputSectionView& View,
	double Height, MRInputStripGeometry::FMeasure Measure)
{
	const FVector2D Size(View.Width, Height);
	if (!MRInputStripParts::IsDrawable(Size))
	{
		return FMRInputDrawing();
	}
	const TArray<FMRInputSectionPiece> Pieces = FindPieces(View);
	FMRInputStripLook Look;
	Look.bHasRuler = false;
	Look.bHasNames = false;
	Look.bHasMarkers = Height >= MRInputSectionGeometryDetail::HeightForMarkers;
	FMRInputDrawing Drawing = MRInputStripGeometry::MakeStrip(
		Unroll(Overview, Pieces, View.Width), FMRInputStripView{0.0, View.Width}, Size, Look, Measure);
	MRInputSectionGeometryDetail::AddMarks(Drawing, Pieces, Size);
	return Drawing;
}

void MRInputSectionGeometry::MoveBy(FMRInputDrawing& Drawing, const FVector2D& Offset)
{
	for (FMRInputDrawnBox& Box : Drawing.Boxes)
	{
		Box.Position += Offset;
	}
	for (FMRInputDrawnLine& Line : Drawing.Lines)
	{
		for (FVector2D& Point : Line.Points)
		{
			Point += Offset;
		}
	}
	for (FMRInputDrawnText& Text : Drawing.Texts)
	{
		Text.Position += Offset;
	}
}

void MRInputSectionGeometry::Fade(FMRInputDrawing& Drawing, float Alpha)
{
	for (FMRInputDrawnBox& Box : Drawing.Boxes)
	{
		Box.Colour.A *= Alpha;
	}
	for (FMRInputDrawnLine& Line : Drawing.Lines)
	{
		Line.Colour.A *= Alpha;
	}
	for (FMRInputDrawnText& Text : Drawing.Texts)
	{
		Text.Colour.A *= Alpha;
	}
}
