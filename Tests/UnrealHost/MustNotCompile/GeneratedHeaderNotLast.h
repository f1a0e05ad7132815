// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
// EXPECT: found after .generated.h file
// Whatever is included later would not see what the generated header makes of this file.
#pragma once

// clang-format off
#include "CoreMinimal.h"
// BROKEN
#include "GeneratedHeaderNotLast.generated.h"

#include "UObject/Object.h"
// CURED
// #include "UObject/Object.h"
//
// #include "GeneratedHeaderNotLast.generated.h"
// END
// clang-format on

/** A class. */
UCLASS()
class UGeneratedHeaderNotLast : public UObject
{
	GENERATED_BODY()
};
