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

FPaintGeometry ToPaintGeometry(const FGeometry& Geometry, const mria::DrawnArea& Area)
{
	return Geometry.ToPaintGeometry(
		FVector2D(Area.width, Area.height), FSlateLayoutTransform(1.0f, FVector2D(Area.left, Area.top)));
}
} // namespace MRInputStripPaintDetail

double MRInputStripPaint::MeasureText(const std::string& Text)
{
	if (!FSlateApplication::IsInitialized())
	{
		return mria::GuessTextWidth(Text);
	}
	const TSharedRef<FSlateFontMeasure> Measure = FSlateApplication::Get().GetRenderer()->GetFontMeasureService();
	const FString Shown(UTF8_TO_TCHAR(Text.c_str()));
	return FVector2D(Measure->Measure(Shown, MRInputStripPaintDetail::GetFont())).X;
}

int32 MRInputStripPaint::ToSlate(const mria::Drawing& Drawing, const FGeometry& Geometry,
	FSlateWindowElementList& OutElements, int32 LayerId, ESlateDrawEffect Effect)
{
	using namespace MRInputStripPaintDetail;

	const FSlateBrush* White = FAppStyle::GetBrush("WhiteBrush");
	const uint32 BoxLayer = static_cast<uint32>(LayerId);
	for (const mria::DrawnBox& Box : Drawing.boxes)
	{
		FSlateDrawElement::MakeBox(
			OutElements, BoxLayer, ToPaintGeometry(Geometry, Box.area), White, Effect, ToUnrealColour(Box.colour));
	}
	for (const mria::DrawnLine& Line : Drawing.lines)
	{
		TArray<FLinePoint> Points;
		Points.Reserve(static_cast<int32>(Line.points.size()));
		for (const mria::DrawnPoint& Point : Line.points)
		{
			Points.Add(FLinePoint(FVector2D(Point.x, Point.y)));
		}
		FSlateDrawElement::MakeLines(OutElements, BoxLayer + 1, Geometry.ToPaintGeometry(), Points, Effect,
			ToUnrealColour(Line.colour), true, Line.thickness);
	}
	for (const mria::DrawnText& Text : Drawing.texts)
	{
		FSlateDrawElement::MakeText(OutElements, BoxLayer + 2, ToPaintGeometry(Geometry, Text.area),
			FString(UTF8_TO_TCHAR(Text.text.c_str())), GetFont(), Effect, ToUnrealColour(Text.colour));
	}
	return LayerId + 2;
}

void MRInputStripPaint::ToCanvas(const mria::Drawing& Drawing, const FVector2D& Origin, FCanvas& Canvas)
{
	for (const mria::DrawnBox& Box : Drawing.boxes)
	{
		const FVector2D Position = Origin + FVector2D(Box.area.left, Box.area.top);
		FCanvasTileItem Item(Position, FVector2D(Box.area.width, Box.area.height), ToUnrealColour(Box.colour));
		Item.BlendMode = SE_BLEND_Translucent;
		Canvas.DrawItem(Item);
	}
	for (const mria::DrawnLine& Line : Drawing.lines)
	{
		for (std::size_t Index = 1; Index < Line.points.size(); ++Index)
		{
			const mria::DrawnPoint& From = Line.points[Index - 1];
			const mria::DrawnPoint& To = Line.points[Index];
			FCanvasLineItem Item(Origin + FVector2D(From.x, From.y), Origin + FVector2D(To.x, To.y));
			Item.SetColor(ToUnrealColour(Line.colour));
			Item.LineThickness = Line.thickness;
			Canvas.DrawItem(Item);
		}
	}
}
