// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Sequencer/MRInputSectionGeometry.h"

#include <algorithm>

namespace MRInputSectionUnrollDetail
{
/** A moving piece as a map from the recording's seconds to pixels. */
struct FMap
{
	explicit FMap(const FMRInputSectionPiece& InPiece)
		: Piece(InPiece)
		, Low(FMath::Min(InPiece.TimeAtLeft, InPiece.TimeAtRight))
		, High(FMath::Max(InPiece.TimeAtLeft, InPiece.TimeAtRight))
		, bIsMirrored(InPiece.TimeAtRight < InPiece.TimeAtLeft)
	{
	}

	double ToX(double Time) const
	{
		const double Share = High > Low ? (Time - Piece.TimeAtLeft) / (Piece.TimeAtRight - Piece.TimeAtLeft) : 0.0;
		return Piece.Left + FMath::Clamp(Share, 0.0, 1.0) * (Piece.Right - Piece.Left);
	}
	double ToTime(double X) const
	{
		const double Share = FMath::Clamp((X - Piece.Left) / (Piece.Right - Piece.Left), 0.0, 1.0);
		return Piece.TimeAtLeft + Share * (Piece.TimeAtRight - Piece.TimeAtLeft);
	}

	const FMRInputSectionPiece& Piece;
	double Low;
	double High;
	bool bIsMirrored;
};

/** Spans of one piece come in the order of its pixels. */
void AddMoving(std::vector<mria::OverviewSpan>& Out, const std::vector<mria::OverviewSpan>& Spans,
	const FMRInputSectionPiece& Piece)
{
	const FMap Map(Piece);
	const auto First = Out.size();
	for (const mria::OverviewSpan& Span : Spans)
	{
		const double From = FMath::Max(Span.start, Map.Low);
		const double To = FMath::Min(Span.end, Map.High);
		if (From < To)
		{
			const double A = Map.ToX(From);
			const double B = Map.ToX(To);
			Out.push_back({FMath::Min(A, B), FMath::Max(A, B)});
		}
	}
	if (Map.bIsMirrored)
	{
		std::reverse(Out.begin() + static_cast<std::ptrdiff_t>(First), Out.end());
	}
}

std::vector<mria::OverviewSpan> UnrollSpans(const std::vector<mria::OverviewSpan>& Spans,
	const TArray<FMRInputSectionPiece>& Pieces, const mria::TimeRange& Range, bool bIsBlurSeen)
{
	std::vector<mria::OverviewSpan> Out;
	for (const FMRInputSectionPiece& Piece : Pieces)
	{
		// A flag that is on at the end stays on there: spans end before their end, the recording does not.
		const auto Holds = [&](const mria::OverviewSpan& Span)
		{
			return Span.start <= Piece.TimeAtLeft &&
				(Piece.TimeAtLeft < Span.end || (Span.end >= Range.end && Piece.TimeAtLeft >= Range.end));
		};
		const bool bIsFull = Piece.Kind == EMRInputPieceKind::Held
			? std::any_of(Spans.begin(), Spans.end(), Holds)
			: Piece.Kind == EMRInputPieceKind::Blurred && bIsBlurSeen && !Spans.empty();
		if (bIsFull)
		{
			Out.push_back({Piece.Left, Piece.Right});
		}
		else if (Piece.Kind == EMRInputPieceKind::Moving)
		{
			AddMoving(Out, Spans, Piece);
		}
	}
	return Out;
}

/** The fastest of the columns that the times from A to B touch. */
float PeakBetween(const mria::Overview& Overview, const std::vector<float>& Speeds, double A, double B)
{
	const double Scale = Overview.Duration() > 0.0 ? static_cast<double>(Speeds.size()) / Overview.Duration() : 0.0;
	const int32 Last = static_cast<int32>(Speeds.size()) - 1;
	const auto ColumnAt = [&](double Time)
	{ return FMath::Clamp(FMath::FloorToInt32((Time - Overview.range.start) * Scale), 0, Last); };
	float Peak = 0.0f;
	for (int32 Column = ColumnAt(FMath::Min(A, B)); Column <= ColumnAt(FMath::Max(A, B)); ++Column)
	{
		Peak = FMath::Max(Peak, Speeds[static_cast<size_t>(Column)]);
	}
	return Peak;
}

std::vector<float> UnrollSpeeds(const mria::Overview& Overview, const mria::OverviewHand& Hand,
	const TArray<FMRInputSectionPiece>& Pieces, int32 Columns, double Width)
{
	std::vector<float> Out(static_cast<size_t>(Columns), 0.0f);
	int32 Index = 0;
	for (int32 Column = 0; Column < Columns && !Hand.peakSpeed.empty(); ++Column)
	{
		const double Left = Column * Width / Columns;
		const double Right = (Column + 1) * Width / Columns;
		while (Index + 1 < Pieces.Num() && Pieces[Index].Right <= 0.5 * (Left + Right))
		{
			++Index;
		}
		if (Pieces[Index].Kind == EMRInputPieceKind::Moving)
		{
			const FMap Map(Pieces[Index]);
			Out[static_cast<size_t>(Column)] =
				PeakBetween(Overview, Hand.peakSpeed, Map.ToTime(Left), Map.ToTime(Right));
		}
		else if (Pieces[Index].Kind == EMRInputPieceKind::Blurred)
		{
			Out[static_cast<size_t>(Column)] = Hand.maxSpeed;
		}
	}
	return Out;
}

void AddMarkers(std::vector<mria::OverviewMarker>& Out, const std::vector<mria::OverviewMarker>& Markers,
	const FMRInputSectionPiece& Piece)
{
	const FMap Map(Piece);
	const auto First = Out.size();
	for (const mria::OverviewMarker& Marker : Markers)
	{
		if (Marker.time >= Map.Low && Marker.time <= Map.High)
		{
			Out.push_back({Map.ToX(Marker.time), Marker.index, Marker.name});
		}
	}
	if (Map.bIsMirrored)
	{
		std::reverse(Out.begin() + static_cast<std::ptrdiff_t>(First), Out.end());
	}
}
} // namespace MRInputSectionUnrollDetail

mria::Overview MRInputSectionGeometry::Unroll(
	const mria::Overview& Overview, const TArray<FMRInputSectionPiece>& Pieces, double Width)
{
	using namespace MRInputSectionUnrollDetail;

	mria::Overview Flat;
	Flat.range.start = 0.0f;
	Flat.range.end = static_cast<float>(Width);
	Flat.columns = FMath::Clamp(FMath::CeilToInt32(Width), 1, mria::kMaxOverviewColumns);
	if (Pieces.Num() == 0)
	{
		return Flat;
	}
	for (size_t Index = 0; Index < Overview.hands.size(); ++Index)
	{
		const mria::OverviewHand& From = Overview.hands[Index];
		mria::OverviewHand& To = Flat.hands[Index];
		To.isPresent = From.isPresent;
		To.maxSpeed = From.maxSpeed;
		To.tracked = UnrollSpans(From.tracked, Pieces, Overview.range, true);
		To.pinched = UnrollSpans(From.pinched, Pieces, Overview.range, false);
		To.peakSpeed = UnrollSpeeds(Overview, From, Pieces, Flat.columns, Width);
	}
	for (const FMRInputSectionPiece& Piece : Pieces)
	{
		if (Piece.Kind == EMRInputPieceKind::Moving)
		{
			AddMarkers(Flat.markers, Overview.markers, Piece);
		}
	}
	return Flat;
}
