// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "UObject/Object.h"

#include "Level.generated.h"

class AActor;
class AWorldSettings;
class UWorld;

/** Holds the actors of a world; the host has the persistent level only. */
UCLASS()
class ENGINE_API ULevel : public UObject
{
	GENERATED_BODY()

public:
	virtual UWorld* GetWorld() const override { return OwningWorld; }
	AWorldSettings* GetWorldSettings() const
	{
		check(WorldSettings);
		return WorldSettings;
	}

	/** In the order of spawning; an entry of a destroyed actor is removed. */
	UPROPERTY()
	TArray<TObjectPtr<AActor>> Actors;

	UPROPERTY(Transient)
	TObjectPtr<UWorld> OwningWorld;

	UPROPERTY()
	TObjectPtr<AWorldSettings> WorldSettings;
};
