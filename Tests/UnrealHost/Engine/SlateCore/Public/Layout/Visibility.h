// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreTypes.h"

/** Whether a widget is seen, takes room and can be hit. */
struct EVisibility
{
	static const EVisibility Visible;
	static const EVisibility Collapsed;
	static const EVisibility Hidden;
	static const EVisibility HitTestInvisible;
	static const EVisibility SelfHitTestInvisible;

	EVisibility() = default;
	explicit EVisibility(uint8 InValue)
		: Value(InValue)
	{
	}
	bool operator==(const EVisibility& Other) const { return Value == Other.Value; }
	bool operator!=(const EVisibility& Other) const { return Value != Other.Value; }
	bool IsVisible() const { return Value != 1 && Value != 2; }

private:
	uint8 Value = 0;
};

inline const EVisibility EVisibility::Visible(0);
inline const EVisibility EVisibility::Collapsed(1);
inline const EVisibility EVisibility::Hidden(2);
inline const EVisibility EVisibility::HitTestInvisible(3);
inline const EVisibility EVisibility::SelfHitTestInvisible(4);
