// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "GameFramework/Actor.h"

#include "Controller.generated.h"

class APawn;
class APlayerState;

/** Drives a pawn. */
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
	virtual FRotator GetControlRotation() const { return ControlRotation; }

	/** The pawn's eyes, or the controller's own place without one. */
	virtual void GetPlayerViewPoint(FVector& Location, FRotator& Rotation) const;
	virtual AActor* GetViewTarget() const;

	UPROPERTY()
	TObjectPtr<APlayerState> PlayerState;

private:
	UPROPERTY()
	TObjectPtr<APawn> Pawn;

	UPROPERTY()
	FRotator ControlRotation = FRotator::ZeroRotator;
};
