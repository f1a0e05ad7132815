// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

namespace UE::Host
{

/** How often each kind of debug shape was drawn since the program began; tests take differences. */
struct FDebugDrawCounts
{
	int32 Points = 0;
	int32 Lines = 0;
	int32 Arrows = 0;
	int32 Spheres = 0;
	int32 Boxes = 0;
	int32 Axes = 0;
	int32 Strings = 0;
};

ENGINE_API FDebugDrawCounts& GetDebugDrawCounts();

} // namespace UE::Host
