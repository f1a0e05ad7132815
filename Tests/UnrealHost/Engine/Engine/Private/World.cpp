// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Engine/World.h"

#include "Components/SphereComponent.h"
#include "Engine/Engine.h"
#include "Engine/GameInstance.h"
#include "Engine/HitResult.h"
#include "Engine/LocalPlayer.h"
#include "GameFramework/GameModeBase.h"
#include "GameFramework/Pawn.h"
#include "GameFramework/PlayerController.h"
#include "GameFramework/WorldSettings.h"
#include "Host/HostEngine.h"
#include "Kismet/GameplayStatics.h"
#include "Misc/PackageName.h"
#include "UObject/Package.h"
#include "UObject/UObjectIterator.h"
#include "UnrealClient.h"

FWorldDelegates::FWorldEvent FWorldDelegates::OnWorldBeginTearDown;
FWorldDelegates::FWorldCleanupEvent FWorldDelegates::OnWorldCleanup;
FWorldDelegates::FOnWorldTickStart FWorldDelegates::OnWorldPreActorTick;
FWorldDelegates::FOnWorldTickStart FWorldDelegates::OnWorldPostActorTick;

UWorld* UWorld::CreateWorld(const EWorldType::Type InWorldType, bool, FName WorldName, UPackage* InWorldPackage)
{
	UObject* Outer = InWorldPackage ? static_cast<UObject*>(InWorldPackage) : GetTransientPackage();
	UWorld* World = NewObject<UWorld>(Outer, WorldName, RF_Transactional);
	World->WorldType = InWorldType;
	World->AddToRoot();
	World->PersistentLevel = NewObject<ULevel>(World, TEXT("PersistentLevel"), RF_Transactional);
	World->PersistentLevel->OwningWorld = World;
	World->PersistentLevel->WorldSettings = World->SpawnActor<AWorldSettings>();
	World->SubsystemCollection.Initialize(World);
	return World;
}

void UWorld::InitializeActorsForPlay(const FURL&)
{
	TimeSeconds = 0.0;
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

void UWorld::CleanupWorld()
{
	if (bCleanedUp)
	{
		return;
	}
	bCleanedUp = true;
	FWorldDelegates::OnWorldCleanup.Broadcast(this, true, true);
	SubsystemCollection.Deinitialize();
	for (AActor* Actor : HostActors())
	{
		Actor->HostRegisterAll(false);
	}
	HostForgetTicks();
}

void UWorld::DestroyWorld(bool)
{
	bBegunPlay = false;
	CleanupWorld();
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
	const AWorldSettings* Settings = PersistentLevel ? PersistentLevel->WorldSettings.Get() : nullptr;
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

DEFINE_LOG_CATEGORY_STATIC(LogSpawn, Log, All);

TArray<AActor*> UWorld::HostActors() const
{
	return PersistentLevel ? ObjectPtrDecay(PersistentLevel->Actors) : TArray<AActor*>();
}

AActor* UWorld::HostSpawnActor(UClass* Class, const FTransform& Transform, const FActorSpawnParameters& Parameters)
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

bool UWorld::SetCurrentLevel(ULevel* Level)
{
	const bool bChanges = Level != GetCurrentLevel();
	CurrentLevel = Level;
	return bChanges;
}

APlayerController* UWorld::GetFirstPlayerController() const
{
	// Without HostActors(), which copies: a recorded frame asks for it, and must not allocate.
	for (int32 Index = 0; PersistentLevel && Index < PersistentLevel->Actors.Num(); ++Index)
	{
		AActor* const Actor = PersistentLevel->Actors[Index];
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

FString FScreenshotRequest::Filename;

FString UWorld::GetMapName() const
{
	return FPackageName::GetShortName(GetOutermost()->GetName());
}
