// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Engine/Engine.h"
#include "Engine/GameInstance.h"
#include "Engine/LocalPlayer.h"
#include "Engine/World.h"
#include "GameFramework/GameModeBase.h"
#include "GameFramework/PlayerController.h"
#include "GameFramework/WorldSettings.h"

DEFINE_LOG_CATEGORY_STATIC(LogSpawn, Log, All);

TArray<AActor*> UWorld::HostActors() const
{
	TArray<AActor*> Actors;
	for (int32 Index = 0; PersistentLevel && Index < PersistentLevel->Actors.Num(); ++Index)
	{
		Actors.Add(PersistentLevel->Actors[Index]);
	}
	return Actors;
}

AActor* UWorld::SpawnActor(
	UClass* InClass, FVector const* Location, FRotator const* Rotation, const FActorSpawnParameters& SpawnParameters)
{
	const FRotator Turn = Rotation ? *Rotation : FRotator::ZeroRotator;
	const FVector Place = Location ? *Location : FVector::ZeroVector;
	return HostSpawn(InClass, FTransform(Turn, Place), SpawnParameters);
}

AActor* UWorld::SpawnActor(UClass* Class, FTransform const* Transform, const FActorSpawnParameters& SpawnParameters)
{
	return HostSpawn(Class, Transform ? *Transform : FTransform::Identity, SpawnParameters);
}

AActor* UWorld::HostSpawn(UClass* Class, const FTransform& Transform, const FActorSpawnParameters& Parameters)
{
	if (!Class || !Class->IsChildOf(AActor::StaticClass()) || Class->HasAnyClassFlags(CLASS_Abstract))
	{
		UE_LOG(LogSpawn, Warning, TEXT("SpawnActor failed because the class is none, abstract or not an actor's"));
		return nullptr;
	}
	if (bIsTearingDown)
	{
		UE_LOG(LogSpawn, Warning, TEXT("SpawnActor failed because the world is being torn down"));
		return nullptr;
	}
	// UNCONFIRMED(spawns-into-current-level): An actor without a level of its own spawns into the world's current
	// level.
	ULevel* Level = Parameters.OverrideLevel ? Parameters.OverrideLevel : GetCurrentLevel();
	AActor* Actor = NewObject<AActor>(Level, Class, Parameters.Name, Parameters.ObjectFlags, Parameters.Template);
	if (WorldType == EWorldType::Editor)
	{
		// UNCONFIRMED(spawning-dirties-level): In an editor world spawning and destroying marks the level as changed.
		Level->MarkPackageDirty();
	}
	Actor->SetOwner(Parameters.Owner);
	Level->Actors.Add(Actor);
	Actor->HostPlace(Transform);
	Actor->RegisterAllComponents();
	if (!Parameters.bDeferConstruction)
	{
		Actor->FinishSpawning(Transform, true);
	}
	return IsValid(Actor) ? Actor : nullptr;
}

bool UWorld::DestroyActor(AActor* Actor, bool, bool)
{
	if (!Actor || Actor->bActorIsBeingDestroyed || Actor->GetWorld() != this)
	{
		return Actor && Actor->bActorIsBeingDestroyed;
	}
	Actor->bActorIsBeingDestroyed = true;
	Actor->Destroyed();
	Actor->UnregisterAllComponents();
	TArray<UActorComponent*> Components;
	Actor->GetComponents(Components);
	for (UActorComponent* Component : Components)
	{
		Component->bIsBeingDestroyed = true;
		Component->OnComponentDestroyed(true);
		Component->MarkAsGarbage();
	}
	if (WorldType == EWorldType::Editor)
	{
		Actor->GetLevel()->MarkPackageDirty();
	}
	Actor->GetLevel()->Actors.Remove(Actor);
	Actor->MarkAsGarbage();
	return true;
}

AWorldSettings* ULevel::GetWorldSettings(bool bChecked) const
{
	check(!bChecked || WorldSettings);
	return WorldSettings;
}

bool UWorld::SetCurrentLevel(ULevel* Level)
{
	const bool bChanges = Level != GetCurrentLevel();
	CurrentLevel = Level;
	return bChanges;
}

AWorldSettings* UWorld::GetWorldSettings(bool, bool bChecked) const
{
	return PersistentLevel ? PersistentLevel->GetWorldSettings(bChecked) : nullptr;
}

bool UWorld::IsGameWorld() const
{
	return WorldType == EWorldType::Game || WorldType == EWorldType::PIE;
}

APlayerController* UWorld::GetFirstPlayerController() const
{
	for (int32 Index = 0; PersistentLevel && Index < PersistentLevel->Actors.Num(); ++Index)
	{
		AActor* Actor = PersistentLevel->Actors[Index];
		if (APlayerController* Controller = Cast<APlayerController>(Actor))
		{
			return Controller;
		}
	}
	return nullptr;
}

APlayerController* UWorld::SpawnPlayActor(UPlayer* Player, FString& OutError)
{
	if (!AuthorityGameMode)
	{
		OutError = TEXT("The world has no game mode");
		return nullptr;
	}
	return AuthorityGameMode->Login(Player, OutError);
}
