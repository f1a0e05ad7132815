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
	ResizeLeftRight = 3,
	Hand = 6,
	GrabHandClosed = 8
};
} // namespace EMouseCursor
