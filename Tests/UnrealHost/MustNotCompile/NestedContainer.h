// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
// EXPECT: Nested containers are not supported
// Properties hold containers of values, not of containers.
#pragma once

#include "CoreMinimal.h"
#include "UObject/Object.h"

#include "NestedContainer.generated.h"

/** A struct. */
USTRUCT(BlueprintType)
struct FNestedContainer
{
	GENERATED_BODY()

	/** Numbers. */
	UPROPERTY(EditAnywhere, Category = "MR Input")
	// BROKEN
	TArray<TArray<float>> Values;
	// CURED
	// TArray<float> Values;
	// END
};
