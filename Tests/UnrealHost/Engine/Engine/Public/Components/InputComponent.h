// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Components/ActorComponent.h"
#include "CoreMinimal.h"

#include "InputComponent.generated.h"

/** Where bindings of an actor's input live. The host dispatches none; ask the player controller for keys. */
UCLASS()
class ENGINE_API UInputComponent : public UActorComponent
{
	GENERATED_BODY()

public:
	UPROPERTY()
	int32 Priority = 0;

	bool bBlockInput = false;
};
