// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
// EXPECT: needs a tooltip comment
// A designer reads it in the editor.
#pragma once

#include "CoreMinimal.h"
#include "UObject/Object.h"

#include "FunctionWithoutTooltip.generated.h"

/** A class. */
UCLASS()
class UFunctionWithoutTooltip : public UObject
{
	GENERATED_BODY()

public:
	// BROKEN
	// CURED
	// /** Starts. */
	// END
	UFUNCTION(BlueprintCallable, Category = "MR Input")
	void Play();
};
