// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
// EXPECT: explicit Category specifier is required
// A packaged plugin is compiled by the rules for engine modules.
#pragma once

#include "CoreMinimal.h"
#include "UObject/Object.h"

#include "FunctionWithoutCategory.generated.h"

/** A class. */
UCLASS()
class UFunctionWithoutCategory : public UObject
{
	GENERATED_BODY()

public:
	/** A function. */
	// BROKEN
	UFUNCTION(BlueprintCallable)
	// CURED
	// UFUNCTION(BlueprintCallable, Category = "MR Input")
	// END
	void Play();
};
