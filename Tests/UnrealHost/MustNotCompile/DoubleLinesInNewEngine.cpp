// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
// EXPECT: MakeLines
// MODULE: MRInputAnimationEditor
// VERSION: 5.8
// Since 5.4 the points of lines are of single precision only.

#include "Rendering/DrawElements.h"

void Case(FSlateWindowElementList& Elements, const FGeometry& Geometry)
{
#ifdef CURED
	const TArray<FVector2f> Points;
#else
	const TArray<FVector2D> Points;
#endif
	FSlateDrawElement::MakeLines(Elements, 0, Geometry.ToPaintGeometry(), Points);
}
