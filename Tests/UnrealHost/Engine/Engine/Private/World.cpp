// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Engine/World.h"

#include "Engine/Engine.h"
#include "Engine/GameInstance.h"
#include "GameFramework/GameModeBase.h"
#include "GameFramework/WorldSettings.h"
#include "Host/HostEngine.h"
#include "UObject/Package.h"

UWorldProxy GWorld;

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
	World->InitWorld();
	return World;
}

void UWorld::InitWorld()
{
	if (!ensureMsgf(!bIsWorldInitialized, TEXT("The world %s is initialised already"), *GetName()))
	{
		return;
	}
	if (!PersistentLevel)
	{
		PersistentLevel = NewObject<ULevel>(this, TEXT("PersistentLevel"), RF_Transactional);
		PersistentLevel->OwningWorld = this;
		PersistentLevel->WorldSettings = SpawnActor<AWorldSettings>();
	}
	SubsystemCollection.Initialize(this);
	bIsWorldInitialized = true;
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
		Actor->RegisterAllComponents();
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
		AuthorityGameMode->StartPlay();
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
		Actor->UnregisterAllComponents();
	}
	HostForgetTicks();
	bIsWorldInitialized = false;
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
	if (GWorld == this)
	{
		GWorld = nullptr;
	}
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
