// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Strip/MRInputStripParts.h"

#include "MRInputTypes.h"
#include "Strip/MRInputStripColours.h"

namespace MRInputStripPartsDetail
{
using MRInputStripParts::FArea;

constexpr double PinchShare = 0.3;
constexpr double LeastBand = 1.0;
constexpr double TickPixels = 56.0;
constexpr double TextHeight = 12.0;

double ToX(const FMRInputStripView& View, const FArea& Area, double Time)
{
	return Area.Left + MRInputStripView::TimeToX(View, Area.Width, Time);
}

/** Where a band lies within the area's width, at least a pixel wide if the area is. */
void PlaceBand(
	const FMRInputStripView& View, const FArea& Area, const mria::OverviewSpan& Span, double& OutLeft, double& OutRight)
{
	const double Right = Area.Left + Area.Width;
	OutLeft = FMath::Clamp(ToX(View, Area, Span.start), Area.Left, Right);
	OutRight = FMath::Clamp(ToX(View, Area, Span.end), Area.Left, Right);
	if (OutRight - OutLeft < LeastBand)
	{
		OutLeft = FMath::Max(FMath::Min(OutLeft, Right - LeastBand), Area.Left);
		OutRight = FMath::Min(OutLeft + LeastBand, Right);
	}
}

/** As much of the text as fits, with an ellipsis for the rest; nothing if that would say too little. */
FString Shorten(const FString& Text, double Room, MRInputStripGeometry::FMeasure Measure)
{
	constexpr int32 LeastLetters = 2;
	constexpr int32 MostLetters = 64;
	FString Whole = Text.Left(MostLetters);
	if (Measure(Whole) <= Room)
	{
		return Whole;
	}
	FString Best;
	int32 Most = Whole.Len() - 1;
	for (int32 Least = LeastLetters; Least <= Most;)
	{
		const int32 Letters = (Least + Most + 1) / 2;
		const FString Cut = Whole.Left(Letters) + TEXT("\u2026");
		if (Measure(Cut) <= Room)
		{
			Best = Cut;
			Least = Letters + 1;
		}
		else
		{
			Most = Letters - 1;
		}
	}
	return Best;
}

bool IsVisible(const FMRInputStripView& View, double Time)
{
	return Time >= View.Start && Time <= View.End;
}
} // namespace MRInputStripPartsDetail

bool MRInputStripParts::IsDrawable(const FVector2D& Size)
{
	constexpr double Least = 1.0;
	constexpr double Most = 65536.0;
	return Size.X >= Least && Size.Y >= Least && Size.X <= Most && Size.Y <= Most;
}

void MRInputStripParts::AddBox(FMRInputDrawing& Drawing, const FArea& Area, const FLinearColor& Colour)
{
	if (Area.Width > 0.0 && Area.Height > 0.0)
	{
		Drawing.Boxes.Add({FVector2D(Area.Left, Area.Top), FVector2D(Area.Width, Area.Height), Colour});
	}
}

void MRInputStripParts::AddBands(FMRInputDrawing& Drawing, const std::vector<mria::OverviewSpan>& Spans,
	const FMRInputStripView& View, const FArea& Area, const FLinearColor& Colour)
{
	using namespace MRInputStripPartsDetail;

	constexpr double LeastGap = 0.5;
	double OpenLeft = 0.0;
	double OpenRight = 0.0;
	bool bIsOpen = false;
	for (const mria::OverviewSpan& Span : Spans)
	{
		if (Span.end <= View.Start || Span.start >= View.End)
		{
			continue;
		}
		double Left = 0.0;
		double Right = 0.0;
		PlaceBand(View, Area, Span, Left, Right);
		if (bIsOpen && Left - OpenRight < LeastGap)
		{
			OpenRight = FMath::Max(OpenRight, Right);
			continue;
		}
		if (bIsOpen)
		{
			AddBox(Drawing, {OpenLeft, Area.Top, OpenRight - OpenLeft, Area.Height}, Colour);
		}
		OpenLeft = Left;
		OpenRight = Right;
		bIsOpen = true;
	}
	if (bIsOpen)
	{
		AddBox(Drawing, {OpenLeft, Area.Top, OpenRight - OpenLeft, Area.Height}, Colour);
	}
}

void MRInputStripParts::AddHand(FMRInputDrawing& Drawing, const mria::OverviewHand& Hand, EMRInputHand Which,
	const FMRInputStripView& View, const FArea& Lane)
{
	const double PinchHeight = Lane.Height * MRInputStripPartsDetail::PinchShare;
	const FArea PinchArea{Lane.Left, Lane.Top + Lane.Height - PinchHeight, Lane.Width, PinchHeight};
	AddBands(Drawing, Hand.tracked, View, Lane, MRInputStripColours::OfTracked(Which));
	AddBands(Drawing, Hand.pinched, View, PinchArea, MRInputStripColours::OfPinched(Which));
}

void MRInputStripParts::AddName(FMRInputDrawing& Drawing, const FString& Name, EMRInputHand Which, const FArea& Lane,
	MRInputStripGeometry::FMeasure Measure)
{
	using namespace MRInputStripPartsDetail;

	constexpr double Indent = 3.0;
	const double Width = Measure(Name);
	if (Lane.Height >= TextHeight && Lane.Width >= Width + 2.0 * Indent)
	{
		Drawing.Texts.Add({FVector2D(Lane.Left + Indent, Lane.Top), FVector2D(Width, TextHeight), Name,
			MRInputStripColours::OfCurve(Which)});
	}
}

void MRInputStripParts::AddRuler(
	FMRInputDrawing& Drawing, const FMRInputStripView& View, const FArea& Area, MRInputStripGeometry::FMeasure Measure)
{
	using namespace MRInputStripPartsDetail;

	constexpr double Indent = 3.0;
	const double Step = MRInputStripView::FindTickStep(View, Area.Width, TickPixels);
	const double First = FMath::CeilToDouble(View.Start / Step);
	const int32 MostTicks = static_cast<int32>(Area.Width / TickPixels) + 2;
	double TakenUntil = Area.Left;
	for (int32 Index = 0; Index < MostTicks; ++Index)
	{
		const double Time = (First + Index) * Step;
		if (!IsVisible(View, Time))
		{
			break;
		}
		const double X = ToX(View, Area, Time);
		Drawing.Lines.Add({{FVector2D(X, Area.Top), FVector2D(X, Area.Top + Area.Height)}, MRInputStripColours::Tick});
		const FString Text = MRInputStripView::FormatTime(Time, Step);
		const double Width = Measure(Text);
		const double Left = X + Indent;
		if (Left >= TakenUntil && Left + Width <= Area.Left + Area.Width && Area.Height >= TextHeight)
		{
			Drawing.Texts.Add(
				{FVector2D(Left, Area.Top), FVector2D(Width, TextHeight), Text, MRInputStripColours::Text});
			TakenUntil = Left + Width + Indent;
		}
	}
}

void MRInputStripParts::AddMarkers(FMRInputDrawing& Drawing, const mria::Overview& Overview,
	const FMRInputStripView& View, const FArea& Row, double Bottom, MRInputStripGeometry::FMeasure Measure)
{
	using namespace MRInputStripPartsDetail;

	constexpr double FlagWidth = 5.0;
	constexpr double Indent = 3.0;
	const double Right = Row.Left + Row.Width;
	double LastX = -1.0;
	for (size_t Index = 0; Index < Overview.markers.size(); ++Index)
	{
		const mria::OverviewMarker& Marker = Overview.markers[Index];
		if (!IsVisible(View, Marker.time))
		{
			continue;
		}
		const double X = FMath::Clamp(ToX(View, Row, Marker.time), Row.Left, Right);
		const bool bIsLast = Index + 1 == Overview.markers.size();
		const double NextX = bIsLast ? Right : FMath::Min(ToX(View, Row, Overview.markers[Index + 1].time), Right);
		const FString Name = NextX - X > FlagWidth
			? Shorten(UTF8_TO_TCHAR(Marker.name.c_str()), NextX - X - FlagWidth - 2.0 * Indent, Measure)
			: FString();
		if (LastX < 0.0 || X - LastX >= 0.5)
		{
			LastX = X;
			AddBox(Drawing, {X, Row.Top + 2.0, FMath::Min(FlagWidth, Right - X), FMath::Max(Row.Height - 6.0, 0.0)},
				MRInputStripColours::Marker);
			Drawing.Lines.Add(
				{{FVector2D(X, Row.Top), FVector2D(X, Bottom)}, MRInputStripColours::Marker.CopyWithNewOpacity(0.6f)});
		}
		if (!Name.IsEmpty() && Row.Height >= TextHeight)
		{
			Drawing.Texts.Add({FVector2D(X + FlagWidth + Indent, Row.Top), FVector2D(Measure(Name), TextHeight), Name,
				MRInputStripColours::Marker});
		}
	}
}
