// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "GameFramework/Pawn.h"

#include "DefaultPawn.generated.h"

/** What a player possesses unless the game mode says otherwise; the host's cannot fly. */
UCLASS()
class ENGINE_API ADefaultPawn : public APawn
{
	GENERATED_BODY()
};
