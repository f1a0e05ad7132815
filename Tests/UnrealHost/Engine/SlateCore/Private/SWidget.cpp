// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Widgets/SWidget.h"

TSharedRef<SWidget> SNullWidget::NullWidget = MakeShared<SNullWidgetType>();

FVector2D SCompoundWidget::ComputeDesiredSize(float LayoutScaleMultiplier) const
{
	// The host lays nothing out: the widest and the highest child.
	FVector2D Size;
	for (const TSharedPtr<SWidget>& Child : Children.Widgets)
	{
		const FVector2D Wanted = Child->ComputeDesiredSize(LayoutScaleMultiplier);
		Size = FVector2D(FMath::Max(Size.X, Wanted.X), FMath::Max(Size.Y, Wanted.Y));
	}
	return Size;
}

int32 SCompoundWidget::OnPaint(const FPaintArgs& Args, const FGeometry& AllottedGeometry,
	const FSlateRect& MyCullingRect, FSlateWindowElementList& OutDrawElements, int32 LayerId,
	const FWidgetStyle& InWidgetStyle, bool bParentEnabled) const
{
	int32 Highest = LayerId;
	for (const TSharedPtr<SWidget>& Child : Children.Widgets)
	{
		const bool bEnabled = bParentEnabled && IsEnabled();
		Highest = FMath::Max(Highest,
			Child->OnPaint(Args, AllottedGeometry, MyCullingRect, OutDrawElements, LayerId, InWidgetStyle, bEnabled));
	}
	return Highest;
}
