// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

namespace EMouseCursor
{
enum Type
{
	None,
	Default,
	TextEditBeam,
	ResizeLeftRight,
	ResizeUpDown,
	Crosshairs,
	Hand,
	GrabHand,
	GrabHandClosed
};
} // namespace EMouseCursor
