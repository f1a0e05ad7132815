// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
// EXPECT: use WITH_EDITORONLY_DATA instead
// Data and code are left out of a game by different switches.
#pragma once

#include "CoreMinimal.h"
#include "UObject/Object.h"

#include "PropertyUnderWithEditor.generated.h"

/** A class. */
UCLASS()
class UPropertyUnderWithEditor : public UObject
{
	GENERATED_BODY()

public:
	// BROKEN
#if WITH_EDITOR
	// CURED
	// #if WITH_EDITORONLY_DATA
	// END
	/** A number. */
	UPROPERTY(EditAnywhere, Category = "MR Input")
	float Rate = 1.0f;
#endif
};
