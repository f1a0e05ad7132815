// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Widgets/DeclarativeSyntaxSupport.h"

/** A brush as a widget. */
class SImage : public SLeafWidget
{
public:
	SLATE_BEGIN_ARGS(SImage) {}
	SLATE_ATTRIBUTE(const FSlateBrush*, Image)
	SLATE_ATTRIBUTE(FSlateColor, ColorAndOpacity)
	SLATE_END_ARGS()

	void Construct(const FArguments& InArgs) { Image = InArgs._Image; }
	virtual int32 OnPaint(const FPaintArgs&, const FGeometry& AllottedGeometry, const FSlateRect&,
		FSlateWindowElementList& OutDrawElements, int32 LayerId, const FWidgetStyle&, bool) const override
	{
		if (const FSlateBrush* Brush = Image.Get())
		{
			FSlateDrawElement::MakeBox(
				OutDrawElements, static_cast<uint32>(LayerId), AllottedGeometry.ToPaintGeometry(), Brush);
		}
		return LayerId;
	}
	virtual FVector2D ComputeDesiredSize(float) const override
	{
		const FSlateBrush* Brush = Image.Get();
		return Brush ? FVector2D(Brush->GetImageSize()) : FVector2D(0.0, 0.0);
	}

private:
	TAttribute<const FSlateBrush*> Image;
};
