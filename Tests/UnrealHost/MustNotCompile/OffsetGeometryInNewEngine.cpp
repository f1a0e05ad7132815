// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
// EXPECT: ToPaintGeometry
// MODULE: MRInputAnimationEditor
// VERSION: 5.5
// The form with an offset went with 5.4.

#include "Layout/Geometry.h"

FPaintGeometry Case(const FGeometry& Geometry, const FVector2D& Offset, const FVector2D& Size)
{
#ifdef CURED
	return Geometry.ToPaintGeometry(Size, FSlateLayoutTransform(1.0f, Offset));
#else
	return Geometry.ToPaintGeometry(Offset, Size);
#endif
}
