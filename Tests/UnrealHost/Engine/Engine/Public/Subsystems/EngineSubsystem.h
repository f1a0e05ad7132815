// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Subsystems/Subsystem.h"

#include "EngineSubsystem.generated.h"

/** Lives as long as the engine, which is its outer. */
UCLASS(Abstract)
class ENGINE_API UEngineSubsystem : public USubsystem
{
	GENERATED_BODY()

public:
	UEngineSubsystem() = default;
};
