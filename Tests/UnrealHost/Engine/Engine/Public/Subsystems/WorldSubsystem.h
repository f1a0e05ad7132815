// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Engine/EngineTypes.h"
#include "Subsystems/Subsystem.h"

#include "WorldSubsystem.generated.h"

UCLASS(Abstract)
class ENGINE_API UWorldSubsystem : public USubsystem
{
	GENERATED_BODY()

public:
	virtual UWorld* GetWorld() const override final;

	/** True for a world whose type is supported. */
	virtual bool ShouldCreateSubsystem(UObject* Outer) const override;

protected:
	/** Game, Editor and PIE. */
	virtual bool DoesSupportWorldType(const EWorldType::Type WorldType) const
	{
		return WorldType == EWorldType::Game || WorldType == EWorldType::Editor || WorldType == EWorldType::PIE;
	}
};
