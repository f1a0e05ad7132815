// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
// EXPECT: not allowed to have UFUNCTIONs
// Structs have no functions that are found by name.
#pragma once

#include "CoreMinimal.h"
#include "UObject/Object.h"

#include "StructWithFunction.generated.h"

/** A struct. */
USTRUCT(BlueprintType)
struct FStructWithFunction
{
	GENERATED_BODY()

	// BROKEN
	/** Starts. */
	UFUNCTION(BlueprintCallable, Category = "MR Input")
	// CURED
	// END
	void Play();
};
