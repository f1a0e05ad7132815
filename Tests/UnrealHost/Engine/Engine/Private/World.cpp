// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Engine/World.h"

#include "Engine/Engine.h"
#include "Engine/GameInstance.h"
#include "GameFramework/GameModeBase.h"
#include "GameFramework/Pawn.h"
#include "GameFramework/PlayerController.h"
#include "GameFramework/WorldSettings.h"
#include "Host/HostEngine.h"
#include "UObject/Package.h"

FWorldDelegates::FWorldEvent FWorldDelegates::OnWorldBeginTearDown;
FWorldDelegates::FWorldCleanupEvent FWorldDelegates::OnWorldCleanup;
FWorldDelegates::FOnWorldTickStart FWorldDelegates::OnWorldPreActorTick;
FWorldDelegates::FOnWorldTickStart FWorldDelegates::OnWorldPostActorTick;

UWorld* UWorld::CreateWorld(
	const EWorldType::Type InWorldType, bool, FName WorldName, UPackage* InWorldPackage, bool bAddToRoot)
{
	UObject* Outer = InWorldPackage ? static_cast<UObject*>(InWorldPackage) : GetTransientPackage();
	UWorld* World = NewObject<UWorld>(Outer, WorldName, RF_Transactional);
	World->WorldType = InWorldType;
	if (bAddToRoot)
	{
		World->AddToRoot();
	}
	World->PersistentLevel = NewObject<ULevel>(World, TEXT("PersistentLevel"), RF_Transactional);
	World->PersistentLevel->OwningWorld = World;
	World->PersistentLevel->WorldSettings = World->SpawnActor<AWorldSettings>();
	World->SubsystemCollection.Initialize(World);
	return World;
}

void UWorld::InitializeActorsForPlay(const FURL&, bool bResetTime)
{
	if (bResetTime)
	{
		TimeSeconds = 0.0;
	}
	bActorsInitialized = true;
	for (AActor* Actor : HostActors())
	{
		Actor->HostRegisterAll(true);
		Actor->HostInitialize();
	}
}

bool UWorld::SetGameMode(const FURL&)
{
	if (AuthorityGameMode)
	{
		return false;
	}
	checkf(OwningGameInstance, TEXT("A world needs a game instance before it gets a game mode"));
	AuthorityGameMode = SpawnActor<AGameModeBase>(GetWorldSettings()->DefaultGameMode.Get());
	return AuthorityGameMode != nullptr;
}

void UWorld::BeginPlay()
{
	if (AuthorityGameMode)
	{
		GetWorldSettings()->NotifyBeginPlay();
	}
}

void UWorld::BeginTearingDown()
{
	if (!bIsTearingDown)
	{
		bIsTearingDown = true;
		FWorldDelegates::OnWorldBeginTearDown.Broadcast(this);
	}
}

void UWorld::CleanupWorld(bool bSessionEnded, bool bCleanupResources, UWorld*)
{
	if (bCleanedUp)
	{
		return;
	}
	bCleanedUp = true;
	FWorldDelegates::OnWorldCleanup.Broadcast(this, bSessionEnded, bCleanupResources);
	SubsystemCollection.Deinitialize();
	for (AActor* Actor : HostActors())
	{
		Actor->HostRegisterAll(false);
	}
	HostForgetTicks();
}

void UWorld::DestroyWorld(bool, UWorld* NewWorld)
{
	bBegunPlay = false;
	CleanupWorld(true, true, NewWorld);
	RemoveFromRoot();
	for (AActor* Actor : HostActors())
	{
		Actor->MarkAsGarbage();
	}
	MarkAsGarbage();
}

void UWorld::HostForgetTicks()
{
	for (FTickFunction* Function : TickFunctions)
	{
		Function->World = nullptr;
	}
	TickFunctions.Reset();
}

void UWorld::BeginDestroy()
{
	HostForgetTicks();
	Super::BeginDestroy();
}

void UWorld::AddReferencedObjects(UObject* InThis, FReferenceCollector& Collector)
{
	static_cast<UWorld*>(InThis)->SubsystemCollection.AddReferencedObjects(InThis, Collector);
	Super::AddReferencedObjects(InThis, Collector);
}

bool UWorld::IsPaused() const
{
	const AWorldSettings* Settings = GetWorldSettings(false, false);
	return Settings && Settings->GetPauserPlayerState();
}

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
	World->bBegunPlay = true;
}

AGameModeBase::AGameModeBase()
	: DefaultPawnClass(APawn::StaticClass())
{
}

void UWorld::Tick(ELevelTick TickType, float DeltaSeconds)
{
	check(!bInTick);
	bInTick = true;
	const bool bPaused = IsPaused();
	const AWorldSettings& Settings = *GetWorldSettings();
	DeltaTimeSeconds = Settings.TimeDilation *
		FMath::Clamp(DeltaSeconds, Settings.MinUndilatedFrameTime, Settings.MaxUndilatedFrameTime);
	TimeSeconds += bPaused ? 0.0 : DeltaTimeSeconds;

	// UNCONFIRMED(pre-actor-tick-while-paused): OnWorldPreActorTick fires in a paused world too.
	FWorldDelegates::OnWorldPreActorTick.Broadcast(this, TickType, DeltaTimeSeconds);
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
					Function->ExecuteTick(DeltaTimeSeconds, bPaused ? LEVELTICK_PauseTick : TickType,
						ENamedThreads::GameThread, FGraphEventRef());
				}
			}
		}
	}
	FWorldDelegates::OnWorldPostActorTick.Broadcast(this, TickType, DeltaTimeSeconds);
	bInTick = false;
}

APlayerController* AGameModeBase::Login(UPlayer* NewPlayer)
{
	APlayerController* Controller = GetWorld()->SpawnActor<APlayerController>();
	Controller->SetPlayer(NewPlayer);
	if (DefaultPawnClass)
	{
		Controller->Possess(GetWorld()->SpawnActor<APawn>(DefaultPawnClass.Get()));
	}
	return Controller;
}
