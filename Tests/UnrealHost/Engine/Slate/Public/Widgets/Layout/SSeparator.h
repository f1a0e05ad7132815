// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Widgets/DeclarativeSyntaxSupport.h"

enum EOrientation
{
	Orient_Horizontal,
};

class SSeparator : public SCompoundWidget
{
public:
	SLATE_BEGIN_ARGS(SSeparator)
		: _Orientation(Orient_Horizontal)
	{
	}
	SLATE_ARGUMENT(EOrientation, Orientation)
	SLATE_ARGUMENT(float, Thickness)
	SLATE_END_ARGS()

	void Construct(const FArguments&) {}
};
