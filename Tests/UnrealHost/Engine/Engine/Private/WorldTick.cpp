// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Engine/GameInstance.h"
#include "Engine/World.h"
#include "GameFramework/WorldSettings.h"
#include "HostTickRunner.h"

bool UWorld::IsPaused() const
{
	const AWorldSettings* Settings = GetWorldSettings(false, false);
	return Settings && Settings->GetPauserPlayerState();
}

float UWorld::HostAdvanceTime(float DeltaSeconds, bool bPaused)
{
	RealTimeSeconds += DeltaSeconds;
	DeltaRealTimeSeconds = DeltaSeconds;
	AWorldSettings* Settings = GetWorldSettings();
	const float Dilated = DeltaSeconds * Settings->GetEffectiveTimeDilation();
	const float GameDelta = Settings->FixupDeltaSeconds(Dilated, DeltaSeconds);
	UnpausedTimeSeconds += GameDelta;
	TimeSeconds += bPaused ? 0.0 : GameDelta;
	DeltaTimeSeconds = GameDelta;
	return GameDelta;
}

void UWorld::HostTickActors(ELevelTick TickType, float DeltaSeconds, bool bPaused)
{
	if (TickType == LEVELTICK_TimeOnly)
	{
		return;
	}
	FHostTickRunner(*this, bPaused ? LEVELTICK_PauseTick : TickType, DeltaSeconds, bPaused).Run();
}

void UWorld::Tick(ELevelTick TickType, float DeltaSeconds)
{
	check(!bInTick);
	bInTick = true;
	const bool bPaused = IsPaused();
	const float GameDelta = HostAdvanceTime(DeltaSeconds, bPaused);

	// UNCONFIRMED(pre-actor-tick-while-paused): OnWorldPreActorTick fires in a paused world too.
	FWorldDelegates::OnWorldPreActorTick.Broadcast(this, TickType, GameDelta);
	HostTickActors(TickType, GameDelta, bPaused);
	FWorldDelegates::OnWorldPostActorTick.Broadcast(this, TickType, GameDelta);
	bInTick = false;
}
