// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "UObject/Object.h"

#include "DataAsset.generated.h"

/** Base of assets that only hold values. */
UCLASS(Abstract)
class ENGINE_API UDataAsset : public UObject
{
	GENERATED_BODY()
};
