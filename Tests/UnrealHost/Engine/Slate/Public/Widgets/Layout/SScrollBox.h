// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Widgets/SBoxPanel.h"

/** Widgets one after another in a window that can be moved over them. */
class SScrollBox : public SBoxPanel
{
public:
	SLATE_BEGIN_ARGS(SScrollBox) {}
	SLATE_SLOT_ARGUMENT(SBoxPanel::FSlot, Slots)
	SLATE_END_ARGS()

	void Construct(const FArguments& InArgs) { HostAdd(InArgs._Slots); }
};
