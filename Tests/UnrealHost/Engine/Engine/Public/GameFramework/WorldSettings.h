// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "GameFramework/Actor.h"

#include "WorldSettings.generated.h"

class AGameModeBase;
class APlayerState;

/** Settings of one world; every world has exactly one. */
UCLASS()
class ENGINE_API AWorldSettings : public AActor
{
	GENERATED_BODY()

public:
	/** Unreal units in a metre. */
	float WorldToMeters = 100.0f;

	/** The mode of games in this world; none: the project's. */
	UPROPERTY()
	TSubclassOf<AGameModeBase> DefaultGameMode;
	float TimeDilation = 1.0f;

	// A frame shorter or longer than these counts as this long, before dilation.
	float MinUndilatedFrameTime = 0.0005f;
	float MaxUndilatedFrameTime = 0.4f;

	/** Begins play of all actors; for those who start a game without a game mode. */
	virtual void NotifyBeginPlay();

	/** Clamped to 0.0001..20; gives back what was set. */
	virtual float SetTimeDilation(float NewTimeDilation)
	{
		return TimeDilation = FMath::Clamp(NewTimeDilation, 0.0001f, 20.0f);
	}

	/** A world is paused while it has a pauser. */
	virtual void SetPauserPlayerState(APlayerState* PlayerState) { PauserPlayerState = PlayerState; }
	APlayerState* GetPauserPlayerState() const { return PauserPlayerState; }

private:
	UPROPERTY()
	TObjectPtr<APlayerState> PauserPlayerState;
};
