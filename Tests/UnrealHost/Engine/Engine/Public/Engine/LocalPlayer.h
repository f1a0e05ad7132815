// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "GenericPlatform/GenericPlatformInputDeviceMapper.h"
#include "Subsystems/LocalPlayerSubsystem.h"
#include "Subsystems/SubsystemCollection.h"
#include "UObject/Object.h"

#include "LocalPlayer.generated.h"

class APlayerController;

/** Somebody who plays. */
UCLASS()
class ENGINE_API UPlayer : public UObject
{
	GENERATED_BODY()

public:
	UPROPERTY(Transient)
	TObjectPtr<APlayerController> PlayerController;
};

class UGameInstance;
class UGameViewportClient;

/** A player at this machine. Made by UGameInstance::CreateLocalPlayer; its subsystems live from PlayerAdded on. */
UCLASS()
class ENGINE_API ULocalPlayer : public UPlayer
{
	GENERATED_BODY()

public:
	ULocalPlayer();

	virtual void PlayerAdded(UGameViewportClient* InViewportClient, FPlatformUserId InUserId);
	virtual void PlayerRemoved();

	/** Spawns the player's controller in the world. */
	virtual bool SpawnPlayActor(const FString& URL, FString& OutError, UWorld* InWorld);

	FPlatformUserId GetPlatformUserId() const { return PlatformUserId; }
	virtual UWorld* GetWorld() const override;

	template <typename TSubsystemClass>
	TSubsystemClass* GetSubsystem() const
	{
		return SubsystemCollection.GetSubsystem<TSubsystemClass>(TSubsystemClass::StaticClass());
	}
	template <typename TSubsystemClass>
	static TSubsystemClass* GetSubsystem(const ULocalPlayer* LocalPlayer)
	{
		return LocalPlayer ? LocalPlayer->GetSubsystem<TSubsystemClass>() : nullptr;
	}

	static void AddReferencedObjects(UObject* InThis, FReferenceCollector& Collector);

	UPROPERTY(Transient)
	TObjectPtr<UGameViewportClient> ViewportClient;

private:
	friend class UGameInstance;

	UPROPERTY(Transient)
	TObjectPtr<UGameInstance> OwningGameInstance;

	FPlatformUserId PlatformUserId = PLATFORMUSERID_NONE;
	FSubsystemCollection<ULocalPlayerSubsystem> SubsystemCollection;
};
