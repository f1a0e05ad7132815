// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "UObject/Object.h"

#include "Player.generated.h"

class APlayerController;

/** Somebody who plays. */
UCLASS()
class ENGINE_API UPlayer : public UObject
{
	GENERATED_BODY()

public:
	APlayerController* GetPlayerController(const UWorld* const InWorld) const;

	UPROPERTY(Transient)
	TObjectPtr<APlayerController> PlayerController;
};
