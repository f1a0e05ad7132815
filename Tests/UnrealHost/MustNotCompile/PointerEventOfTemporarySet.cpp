// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
// EXPECT: deleted function
// MODULE: MRInputAnimationEditor
// A pointer event keeps a reference to the set of pressed buttons.

#include "Input/Events.h"

FPointerEvent MakeEvent(const FVector2D& Position)
{
#ifdef CURED
	static const TSet<FKey> NoButtons;
	return FPointerEvent(0, Position, Position, NoButtons, EKeys::LeftMouseButton, 0.0f, FModifierKeysState());
#else
	return FPointerEvent(0, Position, Position, TSet<FKey>(), EKeys::LeftMouseButton, 0.0f, FModifierKeysState());
#endif
}
