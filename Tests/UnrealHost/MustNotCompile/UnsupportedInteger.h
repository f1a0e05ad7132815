// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
// EXPECT: is not supported by blueprint
// Blueprints have bytes and signed integers of 32 and 64 bits.
#pragma once

#include "CoreMinimal.h"
#include "UObject/Object.h"

#include "UnsupportedInteger.generated.h"

/** A class. */
UCLASS()
class UUnsupportedInteger : public UObject
{
	GENERATED_BODY()

public:
	/** A number. */
	UPROPERTY(BlueprintReadOnly, Category = "MR Input")
	// BROKEN
	uint32 Count = 0;
	// CURED
	// int32 Count = 0;
	// END
};
