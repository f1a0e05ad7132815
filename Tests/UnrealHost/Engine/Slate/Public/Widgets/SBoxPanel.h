// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Widgets/DeclarativeSyntaxSupport.h"

/** Widgets one after another. The host lays nothing out; it keeps the children in order. */
class SBoxPanel : public SCompoundWidget
{
public:
	struct FSlot
	{
		FSlot& AutoHeight() { return *this; }
		FSlot& AutoWidth() { return *this; }
		FSlot& FillHeight(const TAttribute<float>&) { return *this; }
		FSlot& FillWidth(const TAttribute<float>&) { return *this; }
		FSlot& Padding(const FMargin&) { return *this; }
		FSlot& Padding(float, float) { return *this; }
		FSlot& Padding(float, float, float, float) { return *this; }
		FSlot& HAlign(EHorizontalAlignment) { return *this; }
		FSlot& VAlign(EVerticalAlignment) { return *this; }
		FSlot& operator[](const TSharedRef<SWidget>& InWidget)
		{
			Widget = InWidget;
			return *this;
		}

		TSharedPtr<SWidget> Widget;
	};
	static FSlot Slot() { return FSlot(); }

protected:
	void HostAdd(const TArray<FSlot>& Slots)
	{
		for (const FSlot& One : Slots)
		{
			Children.Widgets.Add(One.Widget ? One.Widget : TSharedPtr<SWidget>(SNullWidget::NullWidget));
		}
	}
};

class SVerticalBox : public SBoxPanel
{
public:
	SLATE_BEGIN_ARGS(SVerticalBox) {}
	SLATE_SLOT_ARGUMENT(SBoxPanel::FSlot, Slots)
	SLATE_END_ARGS()

	void Construct(const FArguments& InArgs) { HostAdd(InArgs._Slots); }
};

class SHorizontalBox : public SBoxPanel
{
public:
	SLATE_BEGIN_ARGS(SHorizontalBox) {}
	SLATE_SLOT_ARGUMENT(SBoxPanel::FSlot, Slots)
	SLATE_END_ARGS()

	void Construct(const FArguments& InArgs) { HostAdd(InArgs._Slots); }
};
