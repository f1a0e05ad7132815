// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "GameFramework/PlayerController.h"

#include "Camera/CameraTypes.h"
#include "Engine/Engine.h"
#include "Engine/GameInstance.h"
#include "Engine/LocalPlayer.h"
#include "Engine/World.h"
#include "GameFramework/GameModeBase.h"
#include "GameFramework/Pawn.h"
#include "GameFramework/PlayerInput.h"
#include "GameFramework/WorldSettings.h"

void APlayerController::Possess(APawn* InPawn)
{
	if (Pawn)
	{
		Pawn->Controller = nullptr;
		Pawn->SetOwner(nullptr);
	}
	Pawn = InPawn;
	Pawn->Controller = this;
	Pawn->SetOwner(this);
}

// A player who comes later is not waited for, other than in the engine.
void APawn::PreInitializeComponents()
{
	Super::PreInitializeComponents();
	const UGameInstance* Game = GetGameInstance();
	const ULocalPlayer* Player =
		Game && AutoPossessPlayer == EAutoReceiveInput::Player0 ? Game->GetFirstGamePlayer() : nullptr;
	if (Player && Player->PlayerController)
	{
		Player->PlayerController->Possess(this);
	}
}

void APlayerController::PostInitializeComponents()
{
	Super::PostInitializeComponents();
	PlayerState = GetWorld()->SpawnActor<APlayerState>();
}

void APlayerController::TickActor(float DeltaTime, ELevelTick TickType, FActorTickFunction& ThisTickFunction)
{
	if (Player)
	{
		PlayerInput->HostBeginFrame();
	}
	if (TickType != LEVELTICK_PauseTick)
	{
		Super::TickActor(DeltaTime, TickType, ThisTickFunction);
	}
}

AActor* APlayerController::GetViewTarget() const
{
	AActor* Own = Pawn ? static_cast<AActor*>(Pawn) : const_cast<APlayerController*>(this);
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
	if (Settings && PlayerState)
	{
		Settings->SetPauserPlayerState(bPause ? PlayerState.Get() : nullptr);
	}
	return Settings && PlayerState;
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

bool UPlayerInput::InputKey(const UE::Host::FInputKeyArgs& Params)
{
	FKeyState& State = Coming.FindOrAdd(Params.Key.GetFName());
	switch (Params.Event)
	{
	case IE_Pressed:
		State.bDown = true;
		State.bJustPressed = true;
		break;
	case IE_Released:
		State.bDown = false;
		State.bJustReleased = true;
		break;
	case IE_Axis:
		State.bHasAnalog = true;
#if HOST_HAS_INPUT_KEY_EVENT_ARGS
		State.Analog = Params.AmountDepressed;
#else
		State.Analog = static_cast<float>(Params.Delta.X);
#endif
		break;
	default:
		break;
	}
	return true;
}

bool ULocalPlayer::SpawnPlayActor(const FString&, FString& OutError, UWorld* InWorld)
{
	AGameModeBase* GameMode = InWorld ? InWorld->GetAuthGameMode() : nullptr;
	OutError = GameMode ? TEXT("") : TEXT("There is no world with a game mode");
	return GameMode && GameMode->Login(this);
}

UWorld* ULocalPlayer::GetWorld() const
{
	return OwningGameInstance ? OwningGameInstance->GetWorld() : nullptr;
}

void UGameInstance::InitializeStandalone()
{
	WorldContext = &GEngine->CreateNewWorldContext(EWorldType::Game);
	WorldContext->OwningGameInstance = this;
	UWorld* World = UWorld::CreateWorld(EWorldType::Game, false);
	World->SetGameInstance(this);
	WorldContext->SetCurrentWorld(World);
}

void UGameInstance::Shutdown()
{
	for (ULocalPlayer* LocalPlayer : LocalPlayers)
	{
		if (IsValid(LocalPlayer->PlayerController))
		{
			LocalPlayer->PlayerController->Destroy();
		}
		LocalPlayer->PlayerController = nullptr;
		LocalPlayer->SubsystemCollection.Deinitialize();
		LocalPlayer->OwningGameInstance = nullptr;
	}
	LocalPlayers.Empty();
	ReferencedObjects.Empty();
	WorldContext = nullptr;
}

int32 UGameInstance::AddLocalPlayer(ULocalPlayer* NewPlayer, FPlatformUserId)
{
	NewPlayer->OwningGameInstance = this;
	NewPlayer->SubsystemCollection.Initialize(NewPlayer);
	return LocalPlayers.Add(NewPlayer);
}

UWorld* UGameInstance::GetWorld() const
{
	return WorldContext ? WorldContext->World() : nullptr;
}
