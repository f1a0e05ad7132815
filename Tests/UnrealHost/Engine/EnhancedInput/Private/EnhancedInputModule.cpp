// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "EnhancedInputModule.h"

#include "Engine/LocalPlayer.h"
#include "EnhancedInputLibrary.h"
#include "EnhancedInputSubsystems.h"
#include "EnhancedPlayerInput.h"
#include "GameFramework/PlayerController.h"
#include "Host/HostEngine.h"
#include "Host/HostXRHooks.h"
#include "UObject/UObjectIterator.h"

namespace EnhancedInputModuleDetail
{

class FEnhancedInputModule final : public IEnhancedInputModule
{
public:
	virtual UEnhancedInputLibrary* GetLibrary() override { return GetMutableDefault<UEnhancedInputLibrary>(); }
};

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

IMPLEMENT_MODULE(EnhancedInputModuleDetail::FEnhancedInputModule, EnhancedInput)

UEnhancedPlayerInput* UEnhancedInputLocalPlayerSubsystem::GetPlayerInput() const
{
	const ULocalPlayer* LocalPlayer = GetLocalPlayer<ULocalPlayer>();
	const APlayerController* Controller = LocalPlayer != nullptr ? LocalPlayer->PlayerController.Get() : nullptr;
	return Controller != nullptr ? Cast<UEnhancedPlayerInput>(Controller->PlayerInput) : nullptr;
}

void UEnhancedInputLibrary::ForEachSubsystem(TFunctionRef<void(IEnhancedInputSubsystemInterface*)> SubsystemPredicate)
{
	TArray<UEnhancedInputLocalPlayerSubsystem*> Subsystems;
	for (TObjectIterator<UEnhancedInputLocalPlayerSubsystem> It; It; ++It)
	{
		if (!It->HasAnyFlags(RF_ClassDefaultObject) && IsValid(*It))
		{
			Subsystems.Add(*It);
		}
	}
	for (UEnhancedInputLocalPlayerSubsystem* Subsystem : Subsystems)
	{
		SubsystemPredicate(Subsystem);
	}
}
