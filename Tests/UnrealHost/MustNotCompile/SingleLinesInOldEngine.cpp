// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
// EXPECT: MakeLines
// MODULE: MRInputAnimationEditor
// VERSION: 5.1
// Before 5.2 the points of lines are of double precision only.

#include "Rendering/DrawElements.h"

void Case(FSlateWindowElementList& Elements, const FGeometry& Geometry)
{
#ifdef CURED
	const TArray<FVector2D> Points;
#else
	const TArray<FVector2f> Points;
#endif
	FSlateDrawElement::MakeLines(Elements, 0, Geometry.ToPaintGeometry(), Points);
}
