// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Widgets/DeclarativeSyntaxSupport.h"

class STextBlock : public SLeafWidget
{
public:
	SLATE_BEGIN_ARGS(STextBlock) {}
	SLATE_ATTRIBUTE(FText, Text)
	SLATE_ATTRIBUTE(FSlateFontInfo, Font)
	SLATE_ATTRIBUTE(FSlateColor, ColorAndOpacity)
	SLATE_ATTRIBUTE(FText, HighlightText)
	SLATE_ATTRIBUTE(bool, AutoWrapText)
	SLATE_END_ARGS()

	void Construct(const FArguments& InArgs) { BoundText = InArgs._Text; }
	FText GetText() const { return BoundText.Get(); }

	virtual int32 OnPaint(const FPaintArgs&, const FGeometry& AllottedGeometry, const FSlateRect&,
		FSlateWindowElementList& OutDrawElements, int32 LayerId, const FWidgetStyle&, bool) const override
	{
		FSlateDrawElement::MakeText(OutDrawElements, static_cast<uint32>(LayerId), AllottedGeometry.ToPaintGeometry(),
			GetText(), FSlateFontInfo());
		return LayerId;
	}
	/** The host measures no fonts: a fixed width for each character. */
	virtual FVector2D ComputeDesiredSize(float) const override
	{
		return FVector2D(7.0 * GetText().ToString().Len(), 16.0);
	}

private:
	TAttribute<FText> BoundText;
};
