// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "GameFramework/PlayerController.h"

#include "Camera/CameraTypes.h"
#include "Engine/LocalPlayer.h"
#include "Engine/World.h"
#include "GameFramework/Pawn.h"
#include "GameFramework/PlayerInput.h"
#include "GameFramework/PlayerState.h"
#include "GameFramework/WorldSettings.h"
#include "Host/HostXRHooks.h"
#include "InputCoreTypes.h"

APlayerController::APlayerController()
{
	PrimaryActorTick.bCanEverTick = true;
	PrimaryActorTick.bTickEvenWhenPaused = true;
}

APlayerController::APlayerController(const FObjectInitializer&)
	: APlayerController()
{
}

void APlayerController::SetPlayer(UPlayer* InPlayer)
{
	Player = InPlayer;
	InPlayer->PlayerController = this;
	UClass* InputClass = UE::Host::GetXRHooks().PlayerInputClass;
	PlayerInput = NewObject<UPlayerInput>(this, InputClass ? InputClass : UPlayerInput::StaticClass());
}

void APlayerController::PostInitializeComponents()
{
	Super::PostInitializeComponents();
	FActorSpawnParameters Parameters;
	Parameters.Owner = this;
	PlayerState = GetWorld()->SpawnActor<APlayerState>(Parameters);
}

void APlayerController::TickActor(float DeltaTime, ELevelTick TickType, FActorTickFunction& ThisTickFunction)
{
	if (Player)
	{
		PlayerTick(DeltaTime);
	}
	if (TickType != LEVELTICK_PauseTick)
	{
		Super::TickActor(DeltaTime, TickType, ThisTickFunction);
	}
}

void APlayerController::ProcessPlayerInput(const float DeltaTime, const bool)
{
	PlayerInput->HostBeginFrame();
	const UE::Host::FXRHooks& Hooks = UE::Host::GetXRHooks();
	if (Hooks.ProcessPlayerInput)
	{
		Hooks.ProcessPlayerInput(*this, DeltaTime);
	}
}

void APlayerController::SetViewTarget(AActor* NewViewTarget, FViewTargetTransitionParams)
{
	ViewTarget = NewViewTarget;
}

AActor* APlayerController::GetViewTarget() const
{
	AActor* Own = GetPawn() ? static_cast<AActor*>(GetPawn()) : const_cast<APlayerController*>(this);
	return IsValid(ViewTarget) ? ViewTarget.Get() : Own;
}

void APlayerController::GetPlayerViewPoint(FVector& Location, FRotator& Rotation) const
{
	FMinimalViewInfo View;
	GetViewTarget()->CalcCamera(0.0f, View);
	Location = View.Location;
	Rotation = View.Rotation;
}

bool APlayerController::SetPause(bool bPause)
{
	AWorldSettings* Settings = GetWorldSettings();
	if (!Settings || !PlayerState)
	{
		return false;
	}
	Settings->SetPauserPlayerState(bPause ? PlayerState.Get() : nullptr);
	return true;
}

bool APlayerController::IsPaused() const
{
	const UWorld* World = GetWorld();
	return World && World->IsPaused();
}

ULocalPlayer* APlayerController::GetLocalPlayer() const
{
	return Cast<ULocalPlayer>(Player.Get());
}

bool APlayerController::InputKey(const UE::Host::FInputKeyArgs& Params)
{
	return PlayerInput && PlayerInput->InputKey(Params);
}

bool APlayerController::IsInputKeyDown(FKey Key) const
{
	return PlayerInput && PlayerInput->IsPressed(Key);
}

bool APlayerController::WasInputKeyJustPressed(FKey Key) const
{
	return PlayerInput && PlayerInput->WasJustPressed(Key);
}

bool APlayerController::WasInputKeyJustReleased(FKey Key) const
{
	return PlayerInput && PlayerInput->WasJustReleased(Key);
}

float APlayerController::GetInputAnalogKeyState(FKey Key) const
{
	return PlayerInput ? PlayerInput->GetKeyValue(Key) : 0.0f;
}
