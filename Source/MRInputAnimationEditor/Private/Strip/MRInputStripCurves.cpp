// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputTypes.h"
#include "Strip/MRInputStripColours.h"
#include "Strip/MRInputStripParts.h"

namespace MRInputStripCurvesDetail
{
using MRInputStripParts::FArea;

/** Puts points together into lines; a line of one point is none. */
class FLineMaker
{
public:
	FLineMaker(FMRInputDrawing& InDrawing, const FLinearColor& InColour, float InThickness)
		: Drawing(InDrawing)
		, Colour(InColour)
		, Thickness(InThickness)
	{
	}

	~FLineMaker() { Break(); }

	/** Points closer than half a pixel to the one before are left out. */
	void Add(const FVector2D& Point)
	{
		constexpr double LeastDistance = 0.5;
		if (Points.Num() == 0 || FMath::Abs(Points.Last().X - Point.X) >= LeastDistance ||
			FMath::Abs(Points.Last().Y - Point.Y) >= LeastDistance)
		{
			Points.Add(Point);
		}
	}

	void Break()
	{
		if (Points.Num() > 1)
		{
			Drawing.Lines.Add({MoveTemp(Points), Colour, Thickness});
		}
		Points.Reset();
	}

private:
	FMRInputDrawing& Drawing;
	TArray<FVector2D> Points;
	FLinearColor Colour;
	float Thickness;
};

/** Walks along spans with times that rise. */
class FSpanWalk
{
public:
	explicit FSpanWalk(const std::vector<mria::OverviewSpan>& InSpans)
		: Spans(InSpans)
	{
	}

	/** Whether a span meets the time from Start to End. */
	bool Meets(double Start, double End)
	{
		while (Next < Spans.size() && Spans[Next].end <= Start)
		{
			++Next;
		}
		return Next < Spans.size() && Spans[Next].start < End;
	}

private:
	const std::vector<mria::OverviewSpan>& Spans;
	size_t Next = 0;
};

/** A point of a path as it is seen from behind. */
struct FProjection
{
	explicit FProjection(const mria::Workspace& Bounds, const FArea& InArea)
		: Area(InArea)
		, Middle(0.5 * (double(Bounds.low.x) + Bounds.high.x), 0.5 * (double(Bounds.low.y) + Bounds.high.y))
		, Target(InArea.Left + 0.5 * InArea.Width, InArea.Top + 0.5 * InArea.Height)
	{
		constexpr double Smallest = 0.05; // metres: what is shown of a hand that rests
		const double Width = FMath::Max(double(Bounds.high.x) - Bounds.low.x, Smallest);
		const double Height = FMath::Max(double(Bounds.high.y) - Bounds.low.y, Smallest);
		Scale = FMath::Min(Area.Width / Width, Area.Height / Height);
	}

	FVector2D operator()(const mria::Vec3& Position) const
	{
		return FVector2D(FMath::Clamp(Target.X + (Position.x - Middle.X) * Scale, Area.Left, Area.Left + Area.Width),
			FMath::Clamp(Target.Y - (Position.y - Middle.Y) * Scale, Area.Top, Area.Top + Area.Height));
	}

	FArea Area;
	FVector2D Middle;
	FVector2D Target;
	double Scale = 1.0;
};

void AddPath(FMRInputDrawing& Drawing, const mria::OverviewHand& Hand, const FProjection& Project,
	const FLinearColor& Colour, float Thickness)
{
	FLineMaker Line(Drawing, Colour, Thickness);
	for (const mria::OverviewPoint& Point : Hand.path)
	{
		if (Point.isStart)
		{
			Line.Break();
		}
		Line.Add(Project(Point.position));
	}
}

void AddDot(
	FMRInputDrawing& Drawing, const FVector2D& Middle, double Side, const FArea& Area, const FLinearColor& Colour)
{
	const double Width = FMath::Min3(Side, Area.Width, Area.Height);
	const double Left = FMath::Clamp(Middle.X - 0.5 * Width, Area.Left, Area.Left + Area.Width - Width);
	const double Top = FMath::Clamp(Middle.Y - 0.5 * Width, Area.Top, Area.Top + Area.Height - Width);
	MRInputStripParts::AddBox(Drawing, {Left, Top, Width, Width}, Colour);
}

/** From point to point of the path: where a pinch begins or ends between two, up to those. */
void AddPinches(FMRInputDrawing& Drawing, const mria::OverviewHand& Hand, const FProjection& Project,
	const FLinearColor& Colour, float Thickness)
{
	FLineMaker Line(Drawing, Colour, 2.0f * Thickness);
	FSpanWalk Pinched(Hand.pinched);
	bool bWasPinched = false;
	for (size_t Index = 1; Index < Hand.path.size(); ++Index)
	{
		const mria::OverviewPoint& From = Hand.path[Index - 1];
		const mria::OverviewPoint& To = Hand.path[Index];
		const bool bIsPinched = !To.isStart && Pinched.Meets(From.time, To.time);
		if (bIsPinched && !bWasPinched)
		{
			Line.Break();
			Line.Add(Project(From.position));
			AddDot(Drawing, Project(From.position), 4.0 * Thickness, Project.Area, Colour);
		}
		if (bIsPinched)
		{
			Line.Add(Project(To.position));
		}
		bWasPinched = bIsPinched;
	}
}
} // namespace MRInputStripCurvesDetail

void MRInputStripParts::AddSpeed(FMRInputDrawing& Drawing, const mria::Overview& Overview, EMRInputHand Which,
	const FMRInputStripView& View, const FArea& Area, double MaxSpeed)
{
	using namespace MRInputStripCurvesDetail;

	const mria::OverviewHand& Hand = Overview.hands[static_cast<size_t>(Which)];
	const double ColumnTime = Overview.Duration() / Overview.columns;
	FLineMaker Line(Drawing, MRInputStripColours::OfCurve(Which), 1.0f);
	FSpanWalk Tracked(Hand.tracked);
	double Peak = 0.0;
	double TakenX = Area.Left;
	for (size_t Column = 0; Column < Hand.peakSpeed.size() && ColumnTime > 0.0; ++Column)
	{
		const double Start = Overview.range.start + static_cast<double>(Column) * ColumnTime;
		const double Middle = Start + 0.5 * ColumnTime;
		if (Middle < View.Start || Middle > View.End)
		{
			continue;
		}
		if (!Tracked.Meets(Start, Start + ColumnTime))
		{
			Line.Break();
			Peak = 0.0;
			continue;
		}
		// Columns within one pixel are one point, as high as the highest of them.
		const double X = Area.Left + MRInputStripView::TimeToX(View, Area.Width, Middle);
		Peak = FMath::Max(Peak, static_cast<double>(Hand.peakSpeed[Column]));
		if (X - TakenX >= 1.0 || ColumnTime / View.GetLength() * Area.Width >= 1.0)
		{
			const double Share = FMath::Clamp(Peak / MaxSpeed, 0.0, 1.0);
			Line.Add(FVector2D(X, Area.Top + (1.0 - Share) * Area.Height));
			TakenX = X;
			Peak = 0.0;
		}
	}
}

void MRInputStripParts::AddPaths(FMRInputDrawing& Drawing, const mria::Overview& Overview, const FArea& Area)
{
	using namespace MRInputStripCurvesDetail;

	if (Overview.handBounds.isEmpty || Area.Width <= 0.0 || Area.Height <= 0.0)
	{
		return;
	}
	const FProjection Project(Overview.handBounds, Area);
	// Canvases do not smooth lines, and small tiles show this picture scaled down: thin ones would come and go.
	const float Thickness = static_cast<float>(FMath::Max(1.5, 0.01 * FMath::Max(Area.Width, Area.Height)));
	for (const EMRInputHand Which : {EMRInputHand::Left, EMRInputHand::Right})
	{
		const mria::OverviewHand& Hand = Overview.hands[static_cast<size_t>(Which)];
		AddPath(Drawing, Hand, Project, MRInputStripColours::OfCurve(Which), Thickness);
		AddPinches(Drawing, Hand, Project, MRInputStripColours::OfPinched(Which), Thickness);
	}
}
