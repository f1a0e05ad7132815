// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Widgets/DeclarativeSyntaxSupport.h"

class SSeparator : public SCompoundWidget
{
public:
	SLATE_BEGIN_ARGS(SSeparator) {}
	SLATE_END_ARGS()

	void Construct(const FArguments&) {}
};
