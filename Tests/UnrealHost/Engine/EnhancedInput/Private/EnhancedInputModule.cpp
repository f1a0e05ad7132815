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

using FProcessPlayerInput = void (*)(APlayerController& Player, float DeltaTime);
FProcessPlayerInput ProcessKeys = nullptr;

/** Keys first, so that mapped actions see this frame's. */
void ProcessKeysAndActions(APlayerController& Player, float DeltaTime)
{
	if (ProcessKeys != nullptr)
	{
		ProcessKeys(Player, DeltaTime);
	}
	if (UEnhancedPlayerInput* PlayerInput = Cast<UEnhancedPlayerInput>(Player.PlayerInput))
	{
		PlayerInput->HostEvaluate();
	}
}

/** When the engine starts every module has set its hooks, whatever the order of their registrations. */
void JoinHook()
{
	FProcessPlayerInput& Hook = UE::Host::GetXRHooks().ProcessPlayerInput;
	if (Hook != &ProcessKeysAndActions)
	{
		ProcessKeys = Hook;
		Hook = &ProcessKeysAndActions;
	}
}

struct FRegistration
{
	FRegistration() { UE::Host::OnEngineInit(&JoinHook); }
};

const FRegistration Registration;

} // namespace EnhancedInputModuleDetail

IMPLEMENT_MODULE(EnhancedInputModuleDetail::FEnhancedInputModule, EnhancedInput)

UEnhancedPlayerInput* UEnhancedInputLocalPlayerSubsystem::GetPlayerInput() const
{
	const ULocalPlayer* LocalPlayer = GetLocalPlayer<ULocalPlayer>();
	APlayerController* Controller = LocalPlayer != nullptr ? LocalPlayer->PlayerController.Get() : nullptr;
	if (Controller == nullptr)
	{
		return nullptr;
	}
	if (Cast<UEnhancedPlayerInput>(Controller->PlayerInput) == nullptr)
	{
		Controller->PlayerInput = NewObject<UEnhancedPlayerInput>(Controller);
	}
	return Cast<UEnhancedPlayerInput>(Controller->PlayerInput);
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
