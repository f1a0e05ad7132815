// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "UObject/Object.h"

#include "MRInputLoadLog.generated.h"

/** Counts how often it was loaded. */
UCLASS()
class UMRInputLoadLog : public UObject
{
	GENERATED_BODY()

public:
	//~ Begin UObject interface
	virtual void PostLoad() override
	{
		Super::PostLoad();
		++PostLoads;
	}
	//~ End UObject interface

	int32 PostLoads = 0;
};
