// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Subsystems/SubsystemCollection.h"
#include "UObject/Object.h"

#include "Subsystem.generated.h"

/** Made with its owner (engine, game instance, world, local player), one of each class that is not abstract. */
UCLASS(Abstract)
class ENGINE_API USubsystem : public UObject
{
	GENERATED_BODY()

public:
	USubsystem() = default;

	/** Asked of the class default object. */
	virtual bool ShouldCreateSubsystem(UObject*) const { return true; }
	virtual void Initialize(FSubsystemCollectionBase&) {}
	virtual void Deinitialize() {}

private:
	friend class FSubsystemCollectionBase;

	FSubsystemCollectionBase* InternalOwningSubsystem = nullptr;
};
