// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "GameFramework/Actor.h"
#include "InputKeyEventArgs.h"

#include "PlayerController.generated.h"

/** What is known of one player; made with the player's controller. */
UCLASS()
class ENGINE_API APlayerState : public AActor
{
	GENERATED_BODY()
};

class APawn;
class ULocalPlayer;
class UPlayer;
class UPlayerInput;

/** How a view moves to its new target; the host cuts at once. */
struct FViewTargetTransitionParams
{
};

/**
 * The controller of a person. Sees the keys that it is given: by its viewport, or by the caller of InputKey. In the
 * engine it derives from AController.
 */
UCLASS()
class ENGINE_API APlayerController : public AActor
{
	GENERATED_BODY()

public:
	APlayerController()
	{
		PrimaryActorTick.bCanEverTick = true;
		PrimaryActorTick.bTickEvenWhenPaused = true;
	}

	void Possess(APawn* InPawn);
	APawn* GetPawn() const { return Pawn; }
	ULocalPlayer* GetLocalPlayer() const;
	virtual void SetPlayer(UPlayer* InPlayer);
	bool IsLocalController() const { return GetLocalPlayer() != nullptr; }

	virtual bool InputKey(const UE::Host::FInputKeyArgs& Params);
	bool IsInputKeyDown(FKey Key) const;
	bool WasInputKeyJustPressed(FKey Key) const;
	bool WasInputKeyJustReleased(FKey Key) const;
	float GetInputAnalogKeyState(FKey Key) const;

	virtual void TickActor(float DeltaTime, enum ELevelTick TickType, FActorTickFunction& ThisTickFunction) override;

	virtual void PostInitializeComponents() override;

	virtual void SetViewTarget(AActor* NewViewTarget, FViewTargetTransitionParams = FViewTargetTransitionParams())
	{
		ViewTarget = NewViewTarget;
	}

	/** What was set, else the pawn, else the controller itself. */
	virtual AActor* GetViewTarget() const;
	virtual void GetPlayerViewPoint(FVector& Location, FRotator& Rotation) const;

	/** False if the world cannot be paused: the controller has no player state. */
	virtual bool SetPause(bool bPause);

	UPROPERTY()
	TObjectPtr<APlayerState> PlayerState;

	UPROPERTY()
	TObjectPtr<UPlayer> Player;

	UPROPERTY()
	TObjectPtr<UPlayerInput> PlayerInput;

private:
	UPROPERTY()
	TObjectPtr<APawn> Pawn;

	UPROPERTY()
	TObjectPtr<AActor> ViewTarget;
};
