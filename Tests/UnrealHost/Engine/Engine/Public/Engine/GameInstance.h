// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "GenericPlatform/GenericPlatformInputDeviceMapper.h"
#include "Subsystems/Subsystem.h"

#include "GameInstance.generated.h"

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
	/** Makes a context with an empty game world. */
	void InitializeStandalone();
	virtual void Shutdown();

	virtual UWorld* GetWorld() const override;

	/** Index of the new player. */
	virtual int32 AddLocalPlayer(ULocalPlayer* NewPlayer, FPlatformUserId UserId);
	ULocalPlayer* GetFirstGamePlayer() const { return LocalPlayers.Num() > 0 ? LocalPlayers[0].Get() : nullptr; }
	const TArray<ULocalPlayer*>& GetLocalPlayers() const { return ObjectPtrDecay(LocalPlayers); }

	/** Keeps an object alive until it is unregistered or the game ends. */
	virtual void RegisterReferencedObject(UObject* ObjectToReference)
	{
		ReferencedObjects.AddUnique(ObjectToReference);
	}
	virtual void UnregisterReferencedObject(UObject* ObjectToReference)
	{
		ReferencedObjects.RemoveSingle(ObjectToReference);
	}

protected:
	FWorldContext* WorldContext = nullptr;

	UPROPERTY()
	TArray<TObjectPtr<ULocalPlayer>> LocalPlayers;

	UPROPERTY()
	TArray<TObjectPtr<UObject>> ReferencedObjects;
};
