// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CollisionQueryParams.h"
#include "CoreMinimal.h"
#include "Engine/EngineTypes.h"
#include "Engine/Level.h"
#include "GameFramework/Actor.h"
#include "Subsystems/Subsystem.h"
#include "Subsystems/WorldSubsystem.h"
#include "Templates/UniquePtr.h"

#include "World.generated.h"

class AGameModeBase;
class APlayerController;
class AWorldSettings;
class UGameInstance;
class ULocalPlayer;
class UPlayer;

struct FActorSpawnParameters
{
	FName Name;
	AActor* Owner = nullptr;
	ULevel* OverrideLevel = nullptr;
	bool bDeferConstruction = false; ///< FinishSpawning has to be called.
	EObjectFlags ObjectFlags = RF_Transactional;
#if WITH_EDITOR
	bool bTemporaryEditorActor = false; ///< Never begins play in the editor.
	bool bHideFromSceneOutliner = false;
	bool bCreateActorPackage = true; ///< In levels with a file an actor, of which the host has none.
#endif
};

/** A place in which actors live, tick and end. Made by CreateWorld, ended by DestroyWorld. */
UCLASS()
class ENGINE_API UWorld : public UObject
{
	GENERATED_BODY()

public:
	/** An initialised world with settings and subsystems; kept alive by the root set until DestroyWorld. */
	static UWorld* CreateWorld(const EWorldType::Type InWorldType, bool bInformEngineOfWorld,
		FName WorldName = NAME_None, UPackage* InWorldPackage = nullptr, bool bAddToRoot = true);

	/**
	 * Cleans up and leaves the world to the garbage collector. Actors' EndPlay and OnWorldBeginTearDown are up to the
	 * caller, as travel and the end of a play session do it; so are contexts.
	 */
	void DestroyWorld(bool bInformEngineOfWorld, UWorld* NewWorld = nullptr);
	void CleanupWorld(bool bSessionEnded = true, bool bCleanupResources = true, UWorld* NewWorld = nullptr);
	void BeginTearingDown();

	/** Components are registered and initialised; actors spawned later do it at once. */
	void InitializeActorsForPlay(const FURL& InURL, bool bResetTime = true);

	/** Callbacks of the world; actors begin play only if the world has a game mode. */
	void BeginPlay();

	/** That of the world's settings. False without one, or if there is one already. Needs a game instance. */
	bool SetGameMode(const FURL& InURL);
	AGameModeBase* GetAuthGameMode() const { return AuthorityGameMode; }
	void Tick(ELevelTick TickType, float DeltaSeconds);

	/** The short name of the world's package, with the prefix of a play-in-editor session. */
	FString GetMapName() const;
	/** The host plays no maps in an editor: there is no prefix. */
	static FString RemovePIEPrefix(const FString& Source) { return Source; }

	bool HasBegunPlay() const { return bBegunPlay; }
	bool IsPaused() const;
	bool IsGameWorld() const { return WorldType == EWorldType::Game || WorldType == EWorldType::PIE; }

	double GetTimeSeconds() const { return TimeSeconds; }
	float GetDeltaSeconds() const { return DeltaTimeSeconds; }

	AActor* SpawnActor(UClass* InClass, FVector const* Location = nullptr, FRotator const* Rotation = nullptr,
		const FActorSpawnParameters& SpawnParameters = FActorSpawnParameters());
	AActor* SpawnActor(UClass* Class, FTransform const* Transform,
		const FActorSpawnParameters& SpawnParameters = FActorSpawnParameters())
	{
		return HostSpawn(Class, Transform ? *Transform : FTransform::Identity, SpawnParameters);
	}

	template <class T>
	T* SpawnActor(const FActorSpawnParameters& SpawnParameters = FActorSpawnParameters())
	{
		return CastChecked<T>(
			SpawnActor(T::StaticClass(), nullptr, nullptr, SpawnParameters), ECastCheckedType::NullAllowed);
	}
	template <class T>
	T* SpawnActor(FVector const& Location, FRotator const& Rotation,
		const FActorSpawnParameters& SpawnParameters = FActorSpawnParameters())
	{
		return CastChecked<T>(
			SpawnActor(T::StaticClass(), &Location, &Rotation, SpawnParameters), ECastCheckedType::NullAllowed);
	}
	template <class T>
	T* SpawnActor(UClass* Class, const FActorSpawnParameters& SpawnParameters = FActorSpawnParameters())
	{
		return CastChecked<T>(SpawnActor(Class, nullptr, nullptr, SpawnParameters), ECastCheckedType::NullAllowed);
	}
	template <class T>
	T* SpawnActor(UClass* Class, FVector const& Location, FRotator const& Rotation,
		const FActorSpawnParameters& SpawnParameters = FActorSpawnParameters())
	{
		return CastChecked<T>(SpawnActor(Class, &Location, &Rotation, SpawnParameters), ECastCheckedType::NullAllowed);
	}
	template <class T>
	T* SpawnActor(UClass* Class, FTransform const& Transform,
		const FActorSpawnParameters& SpawnParameters = FActorSpawnParameters())
	{
		return CastChecked<T>(SpawnActor(Class, &Transform, SpawnParameters), ECastCheckedType::NullAllowed);
	}
	template <class T>
	T* SpawnActorDeferred(UClass* Class, FTransform const& Transform, AActor* Owner = nullptr,
		APawn* Instigator = nullptr,
		ESpawnActorCollisionHandlingMethod CollisionHandlingOverride = ESpawnActorCollisionHandlingMethod::Undefined)
	{
		FActorSpawnParameters Parameters;
		Parameters.Owner = Owner;
		Parameters.bDeferConstruction = true;
		return SpawnActor<T>(Class, Transform, Parameters);
	}
	bool DestroyActor(AActor* Actor, bool bNetForce = false, bool bShouldModifyLevel = true);

	AWorldSettings* GetWorldSettings(bool = false, bool bChecked = true) const
	{
		return PersistentLevel ? PersistentLevel->GetWorldSettings(bChecked) : nullptr;
	}
	/** The one that is being worked in: the persistent level unless another was set. */
	ULevel* GetCurrentLevel() const { return CurrentLevel ? CurrentLevel.Get() : PersistentLevel.Get(); }
	bool SetCurrentLevel(ULevel* Level);
	virtual UWorld* GetWorld() const override { return const_cast<UWorld*>(this); }

	UGameInstance* GetGameInstance() const { return OwningGameInstance; }
	void SetGameInstance(UGameInstance* NewGI) { OwningGameInstance = NewGI; }

	/** The controller of the first local player, or null. */
	APlayerController* GetFirstPlayerController() const;

	/** Meets the sphere components of this world. */
	bool LineTraceSingleByChannel(struct FHitResult& OutHit, const FVector& Start, const FVector& End,
		ECollisionChannel TraceChannel, const FCollisionQueryParams& Params = FCollisionQueryParams::DefaultQueryParam,
		const FCollisionResponseParams& ResponseParam = FCollisionResponseParams::DefaultResponseParam) const;

	template <typename TSubsystemClass>
	TSubsystemClass* GetSubsystem() const
	{
		return SubsystemCollection.GetSubsystem<TSubsystemClass>(TSubsystemClass::StaticClass());
	}

	static void AddReferencedObjects(UObject* InThis, FReferenceCollector& Collector);
	virtual void BeginDestroy() override;

	UPROPERTY()
	TObjectPtr<ULevel> PersistentLevel;

	UPROPERTY(Transient)
	TObjectPtr<ULevel> CurrentLevel;

	TEnumAsByte<EWorldType::Type> WorldType = EWorldType::None;
	double TimeSeconds = 0.0; ///< Dilated; stands still while paused.
	float DeltaTimeSeconds = 0.0f;
	bool bIsTearingDown = false;
	bool bInTick = false;

private:
	friend class AActor;
	friend class AWorldSettings;
	friend struct FTickFunction;

	AActor* HostSpawn(UClass* Class, const FTransform& Transform, const FActorSpawnParameters& Parameters);
	void HostForgetTicks();
	TArray<AActor*> HostActors() const;

	UPROPERTY()
	TObjectPtr<UGameInstance> OwningGameInstance;

	UPROPERTY()
	TObjectPtr<AGameModeBase> AuthorityGameMode;

	FSubsystemCollection<UWorldSubsystem> SubsystemCollection;
	TArray<FTickFunction*> TickFunctions;
	bool bActorsInitialized = false;
	bool bBegunPlay = false;
	bool bCleanedUp = false;
};

/** Fired for every world. Deltas are as given to UWorld::Tick. */
class ENGINE_API FWorldDelegates
{
public:
	DECLARE_MULTICAST_DELEGATE_ThreeParams(FWorldCleanupEvent, UWorld*, bool, bool);
	DECLARE_MULTICAST_DELEGATE_OneParam(FWorldEvent, UWorld*);
	DECLARE_MULTICAST_DELEGATE_ThreeParams(FOnWorldTickStart, UWorld*, ELevelTick, float);

	static FWorldEvent OnWorldBeginTearDown;
	static FWorldCleanupEvent OnWorldCleanup; ///< World, bSessionEnded, bCleanupResources.
	static FOnWorldTickStart OnWorldPreActorTick;
	static FOnWorldTickStart OnWorldPostActorTick;
};
