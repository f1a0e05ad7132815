// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Subsystems/Subsystem.h"

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

/** A player at this machine. Its subsystems live from UGameInstance::AddLocalPlayer on. */
UCLASS()
class ENGINE_API ULocalPlayer : public UPlayer
{
	GENERATED_BODY()

public:
	/** Spawns the player's controller in the world. */
	virtual bool SpawnPlayActor(const FString& URL, FString& OutError, UWorld* InWorld);

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

	static void AddReferencedObjects(UObject* InThis, FReferenceCollector& Collector)
	{
		static_cast<ULocalPlayer*>(InThis)->SubsystemCollection.AddReferencedObjects(InThis, Collector);
		Super::AddReferencedObjects(InThis, Collector);
	}

private:
	friend class UGameInstance;

	UPROPERTY(Transient)
	TObjectPtr<UGameInstance> OwningGameInstance;

	FSubsystemCollection<ULocalPlayerSubsystem> SubsystemCollection;
};
