// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Widgets/DeclarativeSyntaxSupport.h"

DECLARE_DELEGATE_OneParam(FOnTextChanged, const FText&);

class SSearchBox : public SCompoundWidget
{
public:
	SLATE_BEGIN_ARGS(SSearchBox) {}
	SLATE_ATTRIBUTE(FText, HintText)
	SLATE_EVENT(FOnTextChanged, OnTextChanged)
	SLATE_END_ARGS()

	void Construct(const FArguments&) {}
};
