// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "CollisionQueryParams.h"
#include "Components/SphereComponent.h"
#include "Engine/Engine.h"
#include "Engine/GameInstance.h"
#include "Engine/HitResult.h"
#include "Engine/LocalPlayer.h"
#include "Engine/World.h"
#include "GameFramework/Actor.h"
#include "GameFramework/GameModeBase.h"
#include "GameFramework/PlayerController.h"
#include "GameFramework/WorldSettings.h"
#include "Host/HostEngine.h"
#include "Kismet/GameplayStatics.h"
#include "Misc/PackageName.h"
#include "UObject/Package.h"
#include "UObject/UObjectIterator.h"
#include "UnrealClient.h"

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
	AActor* Actor = NewObject<AActor>(Level, Class, Parameters.Name, Parameters.ObjectFlags);
	if (WorldType == EWorldType::Editor)
	{
		// UNCONFIRMED(spawning-dirties-level): In an editor world spawning and destroying marks the level as changed.
		Level->MarkPackageDirty();
	}
	Actor->SetOwner(Parameters.Owner);
	Level->Actors.Add(Actor);
	Actor->HostPlace(Transform);
	Actor->HostRegisterAll(true);
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
	Actor->HostRegisterAll(false);
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

FCollisionQueryParams FCollisionQueryParams::DefaultQueryParam;
FCollisionResponseParams FCollisionResponseParams::DefaultResponseParam;

namespace WorldTraceDetail
{
/** How far along the trace it enters the ball, 0 to 1; above 1 if it does not. */
double EntryOf(const USphereComponent& Sphere, const FVector& Start, const FVector& Way)
{
	const FVector ToCentre = Sphere.GetComponentLocation() - Start;
	const double Length = Way.Size();
	const double Along = FVector::DotProduct(ToCentre, Way) / Length;
	const double Radius = Sphere.GetUnscaledSphereRadius();
	const double Depth = Radius * Radius - (ToCentre.SizeSquared() - Along * Along);
	const double Entry = Along - FMath::Sqrt(FMath::Max(Depth, 0.0));
	return Depth < 0.0 || Entry < 0.0 ? 2.0 : Entry / Length;
}
} // namespace WorldTraceDetail

bool UWorld::LineTraceSingleByChannel(FHitResult& OutHit, const FVector& Start, const FVector& End, ECollisionChannel,
	const FCollisionQueryParams& Params, const FCollisionResponseParams&) const
{
	OutHit = FHitResult();
	OutHit.TraceStart = Start;
	OutHit.TraceEnd = End;
	for (TObjectIterator<USphereComponent> It; It; ++It)
	{
		USphereComponent* Sphere = *It;
		const bool bIsAsked = Sphere->GetWorld() == this && Sphere->IsRegistered() &&
			Sphere->GetCollisionEnabled() != ECollisionEnabled::NoCollision &&
			Sphere->GetCollisionProfileName() == TEXT("BlockAll") &&
			!Params.HostIgnoredActors.Contains(Sphere->GetOwner());
		const double Entry = bIsAsked ? WorldTraceDetail::EntryOf(*Sphere, Start, End - Start) : 2.0;
		if (Entry <= OutHit.Time)
		{
			OutHit.bBlockingHit = true;
			OutHit.Time = static_cast<float>(Entry);
			OutHit.ImpactPoint = Start + (End - Start) * Entry;
			OutHit.Component = Sphere;
		}
	}
	OutHit.Location = OutHit.ImpactPoint;
	OutHit.Distance = static_cast<float>((End - Start).Size() * OutHit.Time);
	return OutHit.bBlockingHit;
}

AActor* FHitResult::GetActor() const
{
	return Component.IsValid() ? Component->GetOwner() : nullptr;
}

namespace HostFunctionalTestsDetail
{
FString Screenshot;
FName AskedLevel;

bool Overlaps(const USphereComponent& One, const USphereComponent& Other)
{
	const double Reach = One.GetUnscaledSphereRadius() + Other.GetUnscaledSphereRadius();
	return FVector::Dist(One.GetComponentLocation(), Other.GetComponentLocation()) < Reach;
}
} // namespace HostFunctionalTestsDetail

bool AActor::IsOverlappingActor(const AActor* Other) const
{
	TArray<USphereComponent*> Ours;
	TArray<USphereComponent*> Theirs;
	GetComponents(Ours);
	Other->GetComponents(Theirs);
	for (const USphereComponent* One : Ours)
	{
		for (const USphereComponent* Another : Theirs)
		{
			if (HostFunctionalTestsDetail::Overlaps(*One, *Another))
			{
				return true;
			}
		}
	}
	return false;
}

void UGameplayStatics::OpenLevel(const UObject*, FName LevelName, bool, FString)
{
	HostFunctionalTestsDetail::AskedLevel = LevelName;
}

FName UE::Host::GetAskedLevel()
{
	return HostFunctionalTestsDetail::AskedLevel;
}

void FScreenshotRequest::RequestScreenshot(const FString& InFilename, bool, bool)
{
	HostFunctionalTestsDetail::Screenshot = InFilename;
}

const FString& FScreenshotRequest::GetFilename()
{
	return HostFunctionalTestsDetail::Screenshot;
}

FString UWorld::GetMapName() const
{
	return FPackageName::GetShortName(GetOutermost()->GetName());
}
