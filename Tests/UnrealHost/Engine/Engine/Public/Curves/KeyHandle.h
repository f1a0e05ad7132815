// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "UObject/ObjectMacros.h"

#include "KeyHandle.generated.h"

/** Names one key of a curve while keys come and go. A default one is new and unlike all others. */
USTRUCT(BlueprintType)
struct ENGINE_API FKeyHandle
{
	GENERATED_USTRUCT_BODY()

	FKeyHandle();

	bool operator==(const FKeyHandle& Other) const { return Index == Other.Index; }

private:
	uint32 Index;
};
