// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "GameFramework/Info.h"
#include "Templates/SubclassOf.h"

#include "WorldSettings.generated.h"

class AGameModeBase;
class APlayerState;

/** Settings of one world; every world has exactly one. */
UCLASS()
class ENGINE_API AWorldSettings : public AInfo
{
	GENERATED_BODY()

public:
	/** Unreal units in a metre. */
	UPROPERTY()
	float WorldToMeters = 100.0f;

	/** The mode of games in this world; none: the project's. */
	UPROPERTY()
	TSubclassOf<AGameModeBase> DefaultGameMode;

	UPROPERTY()
	float TimeDilation = 1.0f;

	// A frame shorter or longer than these counts as this long, before dilation.
	UPROPERTY()
	float MinUndilatedFrameTime = 0.0005f;

	UPROPERTY()
	float MaxUndilatedFrameTime = 0.4f;

	/** Begins play of all actors; for those who start a game without a game mode. */
	virtual void NotifyBeginPlay();

	float GetEffectiveTimeDilation() const { return TimeDilation; }

	/** Clamped to 0.0001..20; gives back what was set. */
	virtual float SetTimeDilation(float NewTimeDilation);

	/** The game time of a frame: limited and dilated. */
	virtual float FixupDeltaSeconds(float DeltaSeconds, float RealDeltaSeconds);

	/** A world is paused while it has a pauser. */
	virtual void SetPauserPlayerState(APlayerState* PlayerState) { PauserPlayerState = PlayerState; }
	APlayerState* GetPauserPlayerState() const { return PauserPlayerState; }

private:
	UPROPERTY()
	TObjectPtr<APlayerState> PauserPlayerState;
};
