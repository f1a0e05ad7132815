// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "GameFramework/Controller.h"
#include "InputKeyEventArgs.h"

#include "PlayerController.generated.h"

class ULocalPlayer;
class UPlayer;
class UPlayerInput;

/** How a view moves to its new target; the host cuts at once. */
struct FViewTargetTransitionParams
{
};

/** The controller of a person. Sees the keys that it is given: by its viewport, or by the caller of InputKey. */
UCLASS()
class ENGINE_API APlayerController : public AController
{
	GENERATED_BODY()

public:
	APlayerController();
	explicit APlayerController(const FObjectInitializer& ObjectInitializer);

	ULocalPlayer* GetLocalPlayer() const;
	virtual void SetPlayer(UPlayer* InPlayer);
	virtual bool IsLocalController() const override { return GetLocalPlayer() != nullptr; }

	virtual bool InputKey(const UE::Host::FInputKeyArgs& Params);
	bool IsInputKeyDown(FKey Key) const;
	bool WasInputKeyJustPressed(FKey Key) const;
	bool WasInputKeyJustReleased(FKey Key) const;
	float GetInputAnalogKeyState(FKey Key) const;

	virtual void TickActor(float DeltaTime, enum ELevelTick TickType, FActorTickFunction& ThisTickFunction) override;

	/** Once a frame for local players, also while paused if the tick may run then. */
	virtual void PlayerTick(float DeltaTime) { ProcessPlayerInput(DeltaTime, IsPaused()); }
	virtual void PostInitializeComponents() override;

	virtual void SetViewTarget(
		AActor* NewViewTarget, FViewTargetTransitionParams TransitionParams = FViewTargetTransitionParams());

	/** What was set, else the pawn, else the controller itself. */
	virtual AActor* GetViewTarget() const;
	virtual void GetPlayerViewPoint(FVector& Location, FRotator& Rotation) const;

	/** False if the world cannot be paused: the controller has no player state. */
	virtual bool SetPause(bool bPause);
	bool IsPaused() const;

	UPROPERTY()
	TObjectPtr<UPlayer> Player;

	UPROPERTY()
	TObjectPtr<UPlayerInput> PlayerInput;

protected:
	virtual void ProcessPlayerInput(const float DeltaTime, const bool bGamePaused);

private:
	UPROPERTY()
	TObjectPtr<AActor> ViewTarget;
};
