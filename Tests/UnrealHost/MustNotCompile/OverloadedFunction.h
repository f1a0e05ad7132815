// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
// EXPECT: is already a UFUNCTION
// Blueprints find functions by name alone.
#pragma once

#include "CoreMinimal.h"
#include "UObject/Object.h"

#include "OverloadedFunction.generated.h"

/** A class. */
UCLASS()
class UOverloadedFunction : public UObject
{
	GENERATED_BODY()

public:
	/** Starts. */
	UFUNCTION(BlueprintCallable, Category = "MR Input")
	void Play();

	/** Starts somewhere. */
	UFUNCTION(BlueprintCallable, Category = "MR Input")
	// BROKEN
	void Play(float Time);
	// CURED
	// void PlayFrom(float Time);
	// END
};
