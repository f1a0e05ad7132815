// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Widgets/Views/STableViewBase.h"

/** A row of a list or tree with one widget in it. */
template <typename ItemType>
class STableRow : public SCompoundWidget, public ITableRow
{
public:
	SLATE_BEGIN_ARGS(STableRow<ItemType>) {}
	SLATE_ATTRIBUTE(FMargin, Padding)
	SLATE_DEFAULT_SLOT(FArguments, Content)
	SLATE_END_ARGS()

	void Construct(const FArguments& InArgs, const TSharedRef<STableViewBase>&) { ChildSlot[InArgs._Content]; }
	virtual TSharedRef<SWidget> AsWidget() override { return SharedThis(this); }
};
