// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

/** The parent of each joint of a hand, by EHandKeypoint. */
namespace MRInputHandBones
{

constexpr int32 Wrist = 1;
constexpr int32 Count = 26;

/**
 * The next joint towards the wrist; the wrist is its own parent. Palm, wrist, thumb (4), then the four fingers (5
 * each).
 */
constexpr int32 Parents[Count] = {
	1, 1, 1, 2, 3, 4, 1, 6, 7, 8, 9, 1, 11, 12, 13, 14, 1, 16, 17, 18, 19, 1, 21, 22, 23, 24};

} // namespace MRInputHandBones
