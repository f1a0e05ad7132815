// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
// EXPECT: should not be used on private members
// Blueprints reach it past the class.
#pragma once

#include "CoreMinimal.h"
#include "UObject/Object.h"

#include "PrivateBlueprintProperty.generated.h"

/** A class. */
UCLASS()
class UPrivateBlueprintProperty : public UObject
{
	GENERATED_BODY()

	// BROKEN
	// CURED
	// public:
	// END
	/** A number. */
	UPROPERTY(BlueprintReadOnly, Category = "MR Input")
	float Rate = 1.0f;
};
