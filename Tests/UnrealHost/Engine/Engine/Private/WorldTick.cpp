// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Engine/GameInstance.h"
#include "Engine/World.h"
#include "GameFramework/WorldSettings.h"

bool UWorld::IsPaused() const
{
	const AWorldSettings* Settings = GetWorldSettings(false, false);
	return Settings && Settings->GetPauserPlayerState();
}

float UWorld::HostAdvanceTime(float DeltaSeconds, bool bPaused)
{
	AWorldSettings* Settings = GetWorldSettings();
	const float Dilated = DeltaSeconds * Settings->GetEffectiveTimeDilation();
	const float GameDelta = Settings->FixupDeltaSeconds(Dilated, DeltaSeconds);
	TimeSeconds += bPaused ? 0.0 : GameDelta;
	DeltaTimeSeconds = GameDelta;
	return GameDelta;
}

void UWorld::HostTickActors(ELevelTick TickType, float DeltaSeconds, bool bPaused)
{
	TArray<FTickFunction*> Done;
	for (int32 Group = TG_PrePhysics; Group < TG_MAX; ++Group)
	{
		const TArray<FTickFunction*> Functions = TickFunctions;
		for (FTickFunction* Function : Functions)
		{
			// What a function registers or removes takes effect at once.
			if (TickFunctions.Contains(Function) && !Done.Contains(Function) && Function->TickGroup == Group)
			{
				Done.Add(Function);
				if (Function->IsTickFunctionEnabled() && (!bPaused || Function->bTickEvenWhenPaused))
				{
					Function->ExecuteTick(DeltaSeconds, bPaused ? LEVELTICK_PauseTick : TickType,
						ENamedThreads::GameThread, FGraphEventRef());
				}
			}
		}
	}
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
