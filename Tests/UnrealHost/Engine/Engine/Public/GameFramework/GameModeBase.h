// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "GameFramework/Actor.h"

#include "GameModeBase.generated.h"

class APawn;
class APlayerController;
class UPlayer;

/** The rules of a game. Without one a world's BeginPlay does not begin its actors. */
UCLASS()
class ENGINE_API AGameModeBase : public AActor
{
	GENERATED_BODY()

public:
	AGameModeBase();

	/** Makes the player's controller, and the pawn that it possesses. */
	APlayerController* Login(UPlayer* NewPlayer);

	UPROPERTY()
	TSubclassOf<APawn> DefaultPawnClass;
};
