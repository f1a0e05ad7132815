// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Styling/AppStyle.h"

class FCoreStyle
{
public:
	static FSlateFontInfo GetDefaultFontStyle(const FName, const float InSize) { return FSlateFontInfo{InSize}; }
};
