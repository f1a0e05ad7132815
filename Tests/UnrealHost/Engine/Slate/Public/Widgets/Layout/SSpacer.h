// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Widgets/DeclarativeSyntaxSupport.h"

/** Empty room. */
class SSpacer : public SCompoundWidget
{
public:
	SLATE_BEGIN_ARGS(SSpacer) {}
	SLATE_ATTRIBUTE(FVector2D, Size)
	SLATE_END_ARGS()

	void Construct(const FArguments& InArgs) { Size = InArgs._Size; }
	virtual FVector2D ComputeDesiredSize(float) const override { return Size.Get(); }

private:
	TAttribute<FVector2D> Size;
};
