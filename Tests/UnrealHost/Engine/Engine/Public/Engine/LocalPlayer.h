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

UCLASS()
class ENGINE_API UPlayer : public UObject
{
	GENERATED_BODY()

public:
	UPROPERTY(Transient)
	TObjectPtr<APlayerController> PlayerController;
};

class UGameInstance;

/** A player at this machine. Made by UGameInstance::CreateLocalPlayer; its subsystems live from HostAdded on. */
UCLASS()
class ENGINE_API ULocalPlayer : public UPlayer
{
	GENERATED_BODY()

public:
	void HostAdded(FPlatformUserId InUserId);
	virtual void PlayerRemoved() { SubsystemCollection.Deinitialize(); }

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

private:
	friend class UGameInstance;

	UPROPERTY(Transient)
	TObjectPtr<UGameInstance> OwningGameInstance;

	FPlatformUserId PlatformUserId = PLATFORMUSERID_NONE;
	FSubsystemCollection<ULocalPlayerSubsystem> SubsystemCollection;
};
