// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
// EXPECT: Expected a GENERATED_BODY
// Without it the class has no StaticClass and no Super.
#pragma once

#include "CoreMinimal.h"
#include "UObject/Object.h"

#include "MissingGeneratedBody.generated.h"

/** A class. */
UCLASS()
class UMissingGeneratedBody : public UObject
{
	// BROKEN
	// CURED
	// GENERATED_BODY()
	// END
};
