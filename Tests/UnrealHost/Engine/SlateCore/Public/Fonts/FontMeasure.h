// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Styling/SlateBrush.h"

/** How large texts are; in the host every letter is 0.6 of the font's size wide. */
class FSlateFontMeasure
{
public:
	UE::Slate::FDeprecateVector2DResult Measure(
		const FString& Text, const FSlateFontInfo& InFontInfo, float FontScale = 1.0f) const
	{
		const double Size = static_cast<double>(InFontInfo.Size * FontScale);
		return FVector2D(0.6 * Size * Text.Len(), 1.5 * Size);
	}
};
