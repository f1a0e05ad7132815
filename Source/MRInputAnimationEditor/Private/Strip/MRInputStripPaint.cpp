// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Strip/MRInputStripPaint.h"

#include "CanvasItem.h"
#include "CanvasTypes.h"
#include "Fonts/FontMeasure.h"
#include "Framework/Application/SlateApplication.h"
#include "Layout/Geometry.h"
#include "MRInputEngineCompat.h"
#include "Rendering/SlateRenderer.h"
#include "Strip/MRInputDrawing.h"
#include "Strip/MRInputStripGeometry.h"
#include "Styling/AppStyle.h"
#include "Styling/CoreStyle.h"

namespace MRInputStripPaintDetail
{
#if MRINPUT_SLATE_LINES_ARE_SINGLE
using FLinePoint = FVector2f;
#else
using FLinePoint = FVector2D;
#endif

FSlateFontInfo GetFont()
{
	return FCoreStyle::GetDefaultFontStyle("Regular", 8);
}

FPaintGeometry Place(const FGeometry& Geometry, const FVector2D& Position, const FVector2D& Size)
{
	return Geometry.ToPaintGeometry(Size, FSlateLayoutTransform(1.0f, Position));
}
} // namespace MRInputStripPaintDetail

double MRInputStripPaint::MeasureText(const FString& Text)
{
	if (!FSlateApplication::IsInitialized())
	{
		return MRInputStripGeometry::GuessWidth(Text);
	}
	const TSharedRef<FSlateFontMeasure> Measure = FSlateApplication::Get().GetRenderer()->GetFontMeasureService();
	return FVector2D(Measure->Measure(Text, MRInputStripPaintDetail::GetFont())).X;
}

int32 MRInputStripPaint::ToSlate(const FMRInputDrawing& Drawing, const FGeometry& Geometry,
	FSlateWindowElementList& OutElements, int32 LayerId, ESlateDrawEffect Effect)
{
	using namespace MRInputStripPaintDetail;

	const FSlateBrush* White = FAppStyle::GetBrush("WhiteBrush");
	const uint32 BoxLayer = static_cast<uint32>(LayerId);
	for (const FMRInputDrawnBox& Box : Drawing.Boxes)
	{
		FSlateDrawElement::MakeBox(
			OutElements, BoxLayer, Place(Geometry, Box.Position, Box.Size), White, Effect, Box.Colour);
	}
	for (const FMRInputDrawnLine& Line : Drawing.Lines)
	{
		TArray<FLinePoint> Points;
		Points.Reserve(Line.Points.Num());
		for (const FVector2D& Point : Line.Points)
		{
			Points.Add(FLinePoint(Point));
		}
		FSlateDrawElement::MakeLines(
			OutElements, BoxLayer + 1, Geometry.ToPaintGeometry(), Points, Effect, Line.Colour, true, Line.Thickness);
	}
	for (const FMRInputDrawnText& Text : Drawing.Texts)
	{
		FSlateDrawElement::MakeText(OutElements, BoxLayer + 2, Place(Geometry, Text.Position, Text.Size), Text.Text,
			GetFont(), Effect, Text.Colour);
	}
	return LayerId + 2;
}

void MRInputStripPaint::ToCanvas(const FMRInputDrawing& Drawing, const FVector2D& Origin, FCanvas& Canvas)
{
	for (const FMRInputDrawnBox& Box : Drawing.Boxes)
	{
		FCanvasTileItem Item(Origin + Box.Position, Box.Size, Box.Colour);
		Item.BlendMode = SE_BLEND_Translucent;
		Canvas.DrawItem(Item);
	}
	for (const FMRInputDrawnLine& Line : Drawing.Lines)
	{
		for (int32 Index = 1; Index < Line.Points.Num(); ++Index)
		{
			FCanvasLineItem Item(Origin + Line.Points[Index - 1], Origin + Line.Points[Index]);
			Item.SetColor(Line.Colour);
			Item.LineThickness = Line.Thickness;
			Canvas.DrawItem(Item);
		}
	}
}
