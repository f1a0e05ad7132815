// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Mria/Drawing.h"
#include "Rendering/DrawElements.h"

class FCanvas;
struct FGeometry;

/** Paints the core's drawings. Game thread. */
namespace MRInputStripPaint
{

/** Width of a UTF-8 text in the strips' font, in pixels at a scale of 1; an estimate if Slate is not running. */
MRINPUTANIMATIONEDITOR_API double MeasureText(const std::string& Text);

inline FLinearColor ToUnrealColour(const mria::Colour& Colour)
{
	return FLinearColor(Colour.red, Colour.green, Colour.blue, Colour.alpha);
}

/** Paints a drawing into a widget, in its local space. Returns the highest layer used. */
MRINPUTANIMATIONEDITOR_API int32 ToSlate(const mria::Drawing& Drawing, const FGeometry& Geometry,
	FSlateWindowElementList& OutElements, int32 LayerId, ESlateDrawEffect Effect = ESlateDrawEffect::None);

/** Paints a drawing onto a canvas: boxes and lines only, since thumbnails have no texts. */
MRINPUTANIMATIONEDITOR_API void ToCanvas(const mria::Drawing& Drawing, const FVector2D& Origin, FCanvas& Canvas);

} // namespace MRInputStripPaint
