// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "CoreMinimal.h"
#include "Engine/LocalPlayer.h"
#include "EnhancedInputSubsystems.h"
#include "EnhancedPlayerInput.h"
#include "GameFramework/PlayerController.h"
#include "Host/HostEngine.h"
#include "Host/HostXRHooks.h"
#include "Modules/ModuleInterface.h"
#include "Modules/ModuleManager.h"
#include "UObject/UObjectIterator.h"

namespace EnhancedInputModuleDetail
{
/** After the keys, so that mapped actions see this frame's. */
void ProcessActions(APlayerController& Player, float)
{
	if (UEnhancedPlayerInput* PlayerInput = Cast<UEnhancedPlayerInput>(Player.PlayerInput))
	{
		PlayerInput->HostEvaluate();
	}
}

/** As the settings of a new project have it. */
void JoinHooks()
{
	UE::Host::GetXRHooks().PlayerInputClass = UEnhancedPlayerInput::StaticClass();
	UE::Host::GetXRHooks().ProcessPlayerInput = &ProcessActions;
}

struct FRegistration
{
	FRegistration() { UE::Host::OnEngineInit(&JoinHooks); }
};

const FRegistration Registration;
} // namespace EnhancedInputModuleDetail

IMPLEMENT_MODULE(FDefaultModuleImpl, EnhancedInput)

UEnhancedPlayerInput* UEnhancedInputLocalPlayerSubsystem::GetPlayerInput() const
{
	const ULocalPlayer* LocalPlayer = GetLocalPlayer<ULocalPlayer>();
	const APlayerController* Controller = LocalPlayer != nullptr ? LocalPlayer->PlayerController.Get() : nullptr;
	return Controller != nullptr ? Cast<UEnhancedPlayerInput>(Controller->PlayerInput) : nullptr;
}
