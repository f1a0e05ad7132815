// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "GameFramework/Controller.h"

#include "Engine/GameInstance.h"
#include "Engine/LocalPlayer.h"
#include "GameFramework/Pawn.h"
#include "GameFramework/PlayerController.h"
#include "GameFramework/PlayerState.h"

void AController::Possess(APawn* InPawn)
{
	if (Pawn == InPawn)
	{
		return;
	}
	UnPossess();
	Pawn = InPawn;
	if (Pawn)
	{
		Pawn->PossessedBy(this);
	}
}

void AController::UnPossess()
{
	APawn* Old = Pawn;
	Pawn = nullptr;
	if (Old)
	{
		Old->UnPossessed();
	}
}

// A player who comes later is not waited for, other than in the engine.
void APawn::PreInitializeComponents()
{
	Super::PreInitializeComponents();
	const UGameInstance* Game = GetGameInstance();
	const int32 Index = static_cast<int32>(AutoPossessPlayer.GetValue()) - EAutoReceiveInput::Player0;
	const ULocalPlayer* Player = Game && Index >= 0 ? Game->GetLocalPlayerByIndex(Index) : nullptr;
	if (Player && Player->PlayerController)
	{
		Player->PlayerController->Possess(this);
	}
}

void APawn::PossessedBy(AController* NewController)
{
	Controller = NewController;
	SetOwner(NewController);
}

void APawn::UnPossessed()
{
	Controller = nullptr;
	SetOwner(nullptr);
}

bool AController::IsLocalPlayerController() const
{
	return IsA<APlayerController>() && IsLocalController();
}
