// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
// EXPECT: only uint8 supported
// Blueprints hold enumerators in a byte.
#pragma once

#include "CoreMinimal.h"
#include "UObject/Object.h"

#include "EnumOfOtherSize.generated.h"

/** An enum. */
UENUM(BlueprintType)
// BROKEN
enum class EEnumOfOtherSize : int32
// CURED
// enum class EEnumOfOtherSize : uint8
// END
{
	None,
};
