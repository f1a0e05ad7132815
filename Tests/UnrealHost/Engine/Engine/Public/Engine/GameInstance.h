// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "GenericPlatform/GenericPlatformInputDeviceMapper.h"
#include "Subsystems/GameInstanceSubsystem.h"
#include "Subsystems/SubsystemCollection.h"
#include "Templates/UniquePtr.h"
#include "UObject/Object.h"

#include "GameInstance.generated.h"

class APlayerController;
class UEngine;
class ULocalPlayer;
class UWorld;
struct FWorldContext;

/**
 * One running game: its world context, players and subsystems. Make it inside GEngine, call InitializeStandalone, and
 * Shutdown at its end.
 */
UCLASS()
class ENGINE_API UGameInstance : public UObject
{
	GENERATED_BODY()

public:
	/** Makes a context with an empty game world, then calls Init. */
	void InitializeStandalone(const FName InPackageName = NAME_None, UPackage* InWorldPackage = nullptr);
	virtual void Init() { SubsystemCollection.Initialize(this); }
	virtual void Shutdown();

	UEngine* GetEngine() const;
	virtual UWorld* GetWorld() const override;

	/** Null and OutError on failure. The controller id forms name platform users of the same number. */
	ULocalPlayer* CreateLocalPlayer(int32 ControllerId, FString& OutError, bool bSpawnPlayerController);
	ULocalPlayer* CreateLocalPlayer(FPlatformUserId UserId, FString& OutError, bool bSpawnPlayerController);

	/** Index of the new player. */
	virtual int32 AddLocalPlayer(ULocalPlayer* NewPlayer, FPlatformUserId UserId);
	virtual bool RemoveLocalPlayer(ULocalPlayer* ExistingPlayer);
	ULocalPlayer* GetLocalPlayerByIndex(const int32 Index) const;
	ULocalPlayer* GetFirstGamePlayer() const { return GetLocalPlayerByIndex(0); }
	const TArray<ULocalPlayer*>& GetLocalPlayers() const;
	ULocalPlayer* FindLocalPlayerFromPlatformUserId(const FPlatformUserId UserId) const;

	/** Keeps an object alive until it is unregistered or the game ends. */
	virtual void RegisterReferencedObject(UObject* ObjectToReference)
	{
		ReferencedObjects.AddUnique(ObjectToReference);
	}
	virtual void UnregisterReferencedObject(UObject* ObjectToReference);

	static void AddReferencedObjects(UObject* InThis, FReferenceCollector& Collector);

protected:
	FWorldContext* WorldContext = nullptr;

	UPROPERTY()
	TArray<TObjectPtr<ULocalPlayer>> LocalPlayers;

	UPROPERTY()
	TArray<TObjectPtr<UObject>> ReferencedObjects;

private:
	FSubsystemCollection<UGameInstanceSubsystem> SubsystemCollection;
	mutable TArray<ULocalPlayer*> LocalPlayersView;
};
