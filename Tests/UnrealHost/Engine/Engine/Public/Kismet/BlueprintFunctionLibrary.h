// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "UObject/Object.h"

#include "BlueprintFunctionLibrary.generated.h"

/** Base of classes of static functions for Blueprint; never instanced. */
UCLASS(Abstract)
class ENGINE_API UBlueprintFunctionLibrary : public UObject
{
	GENERATED_BODY()

public:
	UBlueprintFunctionLibrary() = default;
};
