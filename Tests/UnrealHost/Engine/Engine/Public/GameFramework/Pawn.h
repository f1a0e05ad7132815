// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "GameFramework/Actor.h"

#include "Pawn.generated.h"

class APlayerController;

UCLASS()
class ENGINE_API APawn : public AActor
{
	GENERATED_BODY()

public:
	virtual void PreInitializeComponents() override;

	/** The local player who possesses it when it is initialised. */
	TEnumAsByte<EAutoReceiveInput::Type> AutoPossessPlayer = EAutoReceiveInput::Disabled;

	UPROPERTY(Transient)
	TObjectPtr<APlayerController> Controller;
};
