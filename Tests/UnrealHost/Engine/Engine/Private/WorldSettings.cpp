// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "GameFramework/WorldSettings.h"

#include "Engine/Level.h"
#include "Engine/World.h"
#include "GameFramework/DefaultPawn.h"
#include "GameFramework/GameModeBase.h"
#include "GameFramework/PlayerController.h"
#include "GameFramework/PlayerState.h"

void AWorldSettings::NotifyBeginPlay()
{
	UWorld* World = GetWorld();
	if (!World || World->HasBegunPlay())
	{
		return;
	}
	// By index: actors that others spawn when they begin have their turn too.
	const ULevel* Level = World->PersistentLevel;
	for (int32 Index = 0; Index < Level->Actors.Num(); ++Index)
	{
		Level->Actors[Index]->DispatchBeginPlay();
	}
	World->SetBegunPlay(true);
}

float AWorldSettings::SetTimeDilation(float NewTimeDilation)
{
	TimeDilation = FMath::Clamp(NewTimeDilation, 0.0001f, 20.0f);
	return TimeDilation;
}

float AWorldSettings::FixupDeltaSeconds(float DeltaSeconds, float)
{
	const float Dilation = GetEffectiveTimeDilation();
	return FMath::Clamp(DeltaSeconds, Dilation * MinUndilatedFrameTime, Dilation * MaxUndilatedFrameTime);
}

AGameModeBase::AGameModeBase()
	: PlayerControllerClass(APlayerController::StaticClass())
	, DefaultPawnClass(ADefaultPawn::StaticClass())
{
}

APlayerController* AGameModeBase::Login(UPlayer* NewPlayer, FString& ErrorMessage)
{
	APlayerController* Controller = GetWorld()->SpawnActor<APlayerController>(PlayerControllerClass.Get());
	if (!Controller)
	{
		ErrorMessage = TEXT("The player controller could not be spawned");
		return nullptr;
	}
	Controller->SetPlayer(NewPlayer);
	if (DefaultPawnClass)
	{
		Controller->Possess(GetWorld()->SpawnActor<APawn>(DefaultPawnClass.Get()));
	}
	return Controller;
}

void AGameModeBase::StartPlay()
{
	GetWorldSettings()->NotifyBeginPlay();
}
