// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Mria/Drawing.h"
#include "Rendering/DrawElements.h"

class FCanvas;
struct FGeometry;

/** Puts the core's drawings on the screen. Game thread. */
namespace MRInputStripPaint
{

/** How wide a UTF-8 text is in the strips' font, in pixels at a scale of 1; a guess where Slate does not run. */
MRINPUTANIMATIONEDITOR_API double MeasureText(const std::string& Text);

inline FLinearColor ToUnrealColour(const mria::Colour& Colour)
{
	return FLinearColor(Colour.red, Colour.green, Colour.blue, Colour.alpha);
}

/** Into a widget, in its local space, which the drawing was made for. Returns the highest layer used. */
MRINPUTANIMATIONEDITOR_API int32 ToSlate(const mria::Drawing& Drawing, const FGeometry& Geometry,
	FSlateWindowElementList& OutElements, int32 LayerId, ESlateDrawEffect Effect = ESlateDrawEffect::None);

/** Onto a canvas, boxes and lines only: thumbnails have no texts. */
MRINPUTANIMATIONEDITOR_API void ToCanvas(const mria::Drawing& Drawing, const FVector2D& Origin, FCanvas& Canvas);

} // namespace MRInputStripPaint
