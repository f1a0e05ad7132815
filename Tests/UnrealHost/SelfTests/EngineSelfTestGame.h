// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Engine/Engine.h"
#include "Engine/GameInstance.h"
#include "Engine/LocalPlayer.h"
#include "Engine/World.h"
#include "EngineSelfTestTypes.h"
#include "GameFramework/GameModeBase.h"
#include "GameFramework/WorldSettings.h"
#include "UObject/GarbageCollection.h"
#include "UObject/UObjectGlobals.h"

/** A standalone game of its own, made as a test against the engine would make it, and ended with the test. */
struct FEngineSelfTestGame
{
	FEngineSelfTestGame()
	{
		EngineSelfTestEvents().Reset();
		Game = NewObject<UGameInstance>(GEngine);
		Game->InitializeStandalone();
		World = Game->GetWorld();
		World->GetWorldSettings()->DefaultGameMode = AGameModeBase::StaticClass();
		World->SetGameMode(FURL());
		World->InitializeActorsForPlay(FURL());
		World->BeginPlay();
	}

	~FEngineSelfTestGame()
	{
		GEngine->DestroyWorldContext(World);
		World->DestroyWorld(false);
		Game->Shutdown();
		CollectGarbage(RF_NoFlags);
	}

	bool Saw(const TArray<FString>& Expected) const { return EngineSelfTestEvents() == Expected; }

	UGameInstance* Game = nullptr;
	UWorld* World = nullptr;
};
