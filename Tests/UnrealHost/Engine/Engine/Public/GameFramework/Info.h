// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "GameFramework/Actor.h"

#include "Info.generated.h"

/** Base of actors that hold facts and have no place. */
UCLASS(Abstract)
class ENGINE_API AInfo : public AActor
{
	GENERATED_BODY()
};
