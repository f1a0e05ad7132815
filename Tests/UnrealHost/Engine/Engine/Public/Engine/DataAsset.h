// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "UObject/Object.h"

#include "DataAsset.generated.h"

/** Base of assets that only hold values. */
UCLASS(Abstract)
class ENGINE_API UDataAsset : public UObject
{
	GENERATED_BODY()
};

/** A data asset that the asset manager would know by its type and name. */
UCLASS(Abstract)
class ENGINE_API UPrimaryDataAsset : public UDataAsset
{
	GENERATED_BODY()
};
