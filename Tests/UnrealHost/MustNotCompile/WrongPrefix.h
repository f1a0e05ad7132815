// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
// EXPECT: invalid Unreal prefix
// The prefix says what a type is, and is cut off to make its name.
#pragma once

#include "CoreMinimal.h"
#include "UObject/Object.h"

#include "WrongPrefix.generated.h"

/** A class. */
UCLASS()
// BROKEN
class FWrongPrefix : public UObject
// CURED
// class UWrongPrefix : public UObject
// END
{
	GENERATED_BODY()
};
