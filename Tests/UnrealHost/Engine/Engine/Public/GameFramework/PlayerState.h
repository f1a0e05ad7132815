// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "GameFramework/Info.h"

#include "PlayerState.generated.h"

/** What is known of one player; made with the player's controller. */
UCLASS()
class ENGINE_API APlayerState : public AInfo
{
	GENERATED_BODY()
};
