// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Engine/EngineBaseTypes.h"
#include "GameFramework/Actor.h"

#include "Pawn.generated.h"

class AController;

UCLASS()
class ENGINE_API APawn : public AActor
{
	GENERATED_BODY()

public:
	AController* GetController() const { return Controller; }
	virtual void PossessedBy(AController* NewController);
	virtual void UnPossessed();
	virtual void PreInitializeComponents() override;

	/** The local player who possesses it when it is initialised. */
	UPROPERTY()
	TEnumAsByte<EAutoReceiveInput::Type> AutoPossessPlayer = EAutoReceiveInput::Disabled;

	UPROPERTY(Transient)
	TObjectPtr<AController> Controller;
};
