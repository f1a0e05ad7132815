// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "GameFramework/Actor.h"

#include "Controller.generated.h"

class APawn;
class APlayerState;

UCLASS(Abstract)
class ENGINE_API AController : public AActor
{
	GENERATED_BODY()

public:
	virtual void Possess(APawn* InPawn);
	virtual void UnPossess();
	APawn* GetPawn() const { return Pawn; }

	virtual bool IsLocalController() const { return true; }
	bool IsLocalPlayerController() const;

	UPROPERTY()
	TObjectPtr<APlayerState> PlayerState;

private:
	UPROPERTY()
	TObjectPtr<APawn> Pawn;
};
