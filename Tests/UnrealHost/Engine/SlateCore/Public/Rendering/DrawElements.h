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
		const FSlateBrush* InBrush, ESlateDrawEffect = ESlateDrawEffect::None,
		const FLinearColor& InTint = FLinearColor::White)
	{
		check(InBrush);
		ElementList.HostAdd({FHostDrawElement::EKind::Box, InLayer, PaintGeometry, InTint, {}, {}, 1.0f});
	}
	static void MakeText(FSlateWindowElementList& ElementList, uint32 InLayer, const FPaintGeometry& PaintGeometry,
		const FString& InText, const FSlateFontInfo&, ESlateDrawEffect = ESlateDrawEffect::None,
		const FLinearColor& InTint = FLinearColor::White)
	{
		ElementList.HostAdd({FHostDrawElement::EKind::Text, InLayer, PaintGeometry, InTint, InText, {}, 1.0f});
	}
	static void MakeText(FSlateWindowElementList& ElementList, uint32 InLayer, const FPaintGeometry& PaintGeometry,
		const FText& InText, const FSlateFontInfo& InFont, ESlateDrawEffect InDrawEffects = ESlateDrawEffect::None,
		const FLinearColor& InTint = FLinearColor::White)
	{
		MakeText(ElementList, InLayer, PaintGeometry, InText.ToString(), InFont, InDrawEffects, InTint);
	}

#if HOST_HAS_DOUBLE_LINES
	static void MakeLines(FSlateWindowElementList& ElementList, uint32 InLayer, const FPaintGeometry& PaintGeometry,
		const TArray<FVector2D>& Points, ESlateDrawEffect = ESlateDrawEffect::None,
		const FLinearColor& InTint = FLinearColor::White, bool = true, float Thickness = 1.0f)
	{
		TArray<FVector2f> Singles;
		for (const FVector2D& Point : Points)
		{
			Singles.Add(FVector2f(Point));
		}
		ElementList.HostAdd({FHostDrawElement::EKind::Lines, InLayer, PaintGeometry, InTint, {}, Singles, Thickness});
	}
#endif
#if HOST_HAS_SLATE_SINGLE_VECTORS
	static void MakeLines(FSlateWindowElementList& ElementList, uint32 InLayer, const FPaintGeometry& PaintGeometry,
		TArray<FVector2f> Points, ESlateDrawEffect = ESlateDrawEffect::None,
		const FLinearColor& InTint = FLinearColor::White, bool = true, float Thickness = 1.0f)
	{
		ElementList.HostAdd({FHostDrawElement::EKind::Lines, InLayer, PaintGeometry, InTint, {}, Points, Thickness});
	}
#endif
};
