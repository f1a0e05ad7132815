// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Host/HostPaint.h"
#include "Styling/SlateBrush.h"

enum class ESlateDrawEffect : uint8
{
	None = 0,
	DisabledEffect = 1 << 5,
};

class FSlateDrawElement
{
public:
	static void MakeBox(FSlateWindowElementList& ElementList, uint32 InLayer, const FPaintGeometry& PaintGeometry,
		const FSlateBrush* InBrush, ESlateDrawEffect InDrawEffects = ESlateDrawEffect::None,
		const FLinearColor& InTint = FLinearColor::White)
	{
		check(InBrush);
		(void)InDrawEffects;
		ElementList.HostAdd(Make(FHostDrawElement::EKind::Box, InLayer, PaintGeometry, InTint));
	}
	static void MakeText(FSlateWindowElementList& ElementList, uint32 InLayer, const FPaintGeometry& PaintGeometry,
		const FString& InText, const FSlateFontInfo&, ESlateDrawEffect = ESlateDrawEffect::None,
		const FLinearColor& InTint = FLinearColor::White)
	{
		FHostDrawElement Element = Make(FHostDrawElement::EKind::Text, InLayer, PaintGeometry, InTint);
		Element.Text = InText;
		ElementList.HostAdd(Element);
	}
	static void MakeText(FSlateWindowElementList& ElementList, uint32 InLayer, const FPaintGeometry& PaintGeometry,
		const FText& InText, const FSlateFontInfo& InFont, ESlateDrawEffect InDrawEffects = ESlateDrawEffect::None,
		const FLinearColor& InTint = FLinearColor::White)
	{
		MakeText(ElementList, InLayer, PaintGeometry, InText.ToString(), InFont, InDrawEffects, InTint);
	}
#if HOST_HAS_DOUBLE_LINES
	static void MakeLines(FSlateWindowElementList& ElementList, uint32 InLayer, const FPaintGeometry& PaintGeometry,
		const TArray<FVector2D>& Points, ESlateDrawEffect InDrawEffects = ESlateDrawEffect::None,
		const FLinearColor& InTint = FLinearColor::White, bool bAntialias = true, float Thickness = 1.0f)
	{
		TArray<FVector2f> Singles;
		for (const FVector2D& Point : Points)
		{
			Singles.Add(FVector2f(Point));
		}
		AddLines(ElementList, InLayer, PaintGeometry, Singles, InTint, Thickness);
		(void)InDrawEffects;
		(void)bAntialias;
	}
#endif
#if HOST_HAS_SLATE_SINGLE_VECTORS
	static void MakeLines(FSlateWindowElementList& ElementList, uint32 InLayer, const FPaintGeometry& PaintGeometry,
		TArray<FVector2f> Points, ESlateDrawEffect InDrawEffects = ESlateDrawEffect::None,
		const FLinearColor& InTint = FLinearColor::White, bool bAntialias = true, float Thickness = 1.0f)
	{
		AddLines(ElementList, InLayer, PaintGeometry, Points, InTint, Thickness);
		(void)InDrawEffects;
		(void)bAntialias;
	}
#endif

private:
	static FHostDrawElement Make(
		FHostDrawElement::EKind Kind, uint32 Layer, const FPaintGeometry& Geometry, const FLinearColor& Tint)
	{
		FHostDrawElement Element;
		Element.Kind = Kind;
		Element.Layer = Layer;
		Element.Geometry = Geometry;
		Element.Tint = Tint;
		return Element;
	}
	static void AddLines(FSlateWindowElementList& List, uint32 Layer, const FPaintGeometry& Geometry,
		const TArray<FVector2f>& Points, const FLinearColor& Tint, float Thickness)
	{
		FHostDrawElement Element = Make(FHostDrawElement::EKind::Lines, Layer, Geometry, Tint);
		Element.Points = Points;
		Element.Thickness = Thickness;
		List.HostAdd(Element);
	}
};
