// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Styling/SlateStyle.h"

/** The editor's own style; the host's gives a brush of the asked name for everything. */
class SLATECORE_API FAppStyle
{
public:
	static const ISlateStyle& Get()
	{
		static const FSlateStyleSet Style(FName(TEXT("AppStyle")));
		return Style;
	}
	static const FSlateBrush* GetBrush(FName PropertyName, const ANSICHAR* Specifier = nullptr)
	{
		return Get().GetBrush(PropertyName, Specifier);
	}
};
