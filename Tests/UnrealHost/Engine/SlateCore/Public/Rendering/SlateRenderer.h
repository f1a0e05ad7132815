// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Fonts/FontMeasure.h"

/** What draws windows; the host's only measures texts. */
class FSlateRenderer
{
public:
	TSharedRef<FSlateFontMeasure> GetFontMeasureService() const { return FontMeasure; }

private:
	TSharedRef<FSlateFontMeasure> FontMeasure = MakeShared<FSlateFontMeasure>();
};
