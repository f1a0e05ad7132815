// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "EnhancedPlayerInput.h"

#include "Engine/LocalPlayer.h"
#include "EnhancedInputSubsystems.h"
#include "GameFramework/PlayerController.h"
#include "InputMappingContext.h"
#include "Modules/ModuleManager.h"

void UEnhancedPlayerInput::HostBeginFrame()
{
	Super::HostBeginFrame();
	const FActionValues Before = MoveTemp(Evaluated);
	Evaluated = MoveTemp(Injected);
	Injected = FActionValues();
	for (const TObjectPtr<UInputMappingContext>& Context : Contexts)
	{
		for (const FEnhancedActionKeyMapping& Mapping : Context->GetMappings())
		{
			if (Mapping.Action != nullptr)
			{
				Offer(Evaluated, *Mapping.Action, FInputActionValue(GetKeyValue(Mapping.Key)));
			}
		}
	}
	Instances.Reset();
	for (const auto& Entry : Evaluated)
	{
		if (const UInputAction* Action = Entry.Key.Get())
		{
			const FInputActionValue* Value = Before.Find(Entry.Key);
			const bool bFires = HasFired(*Action, Value ? Value->GetMagnitude() : 0.0f, Entry.Value.GetMagnitude());
			Instances.Add(Entry.Key).HostSetTriggerEvent(bFires ? ETriggerEvent::Triggered : ETriggerEvent::None);
		}
	}
}

void IEnhancedInputSubsystemInterface::InjectInputForAction(const UInputAction* Action, FInputActionValue RawValue,
	const TArray<UInputModifier*>& Modifiers, const TArray<UInputTrigger*>& Triggers)
{
	if (UEnhancedPlayerInput* PlayerInput = GetPlayerInput())
	{
		PlayerInput->InjectInputForAction(Action, RawValue, Modifiers, Triggers);
	}
}

void IEnhancedInputSubsystemInterface::AddMappingContext(
	const UInputMappingContext* MappingContext, int32, const FModifyContextOptions&)
{
	UEnhancedPlayerInput* PlayerInput = GetPlayerInput();
	if (PlayerInput && MappingContext)
	{
		PlayerInput->Contexts.AddUnique(const_cast<UInputMappingContext*>(MappingContext));
	}
}

void IEnhancedInputSubsystemInterface::RemoveMappingContext(
	const UInputMappingContext* MappingContext, const FModifyContextOptions&)
{
	if (UEnhancedPlayerInput* PlayerInput = GetPlayerInput())
	{
		PlayerInput->Contexts.Remove(const_cast<UInputMappingContext*>(MappingContext));
	}
}

/** Players have enhanced input, as the settings of a new project have it. */
void APlayerController::SetPlayer(UPlayer* InPlayer)
{
	Player = InPlayer;
	InPlayer->PlayerController = this;
	PlayerInput = NewObject<UEnhancedPlayerInput>(this);
}

IMPLEMENT_MODULE(FDefaultModuleImpl, EnhancedInput)

UEnhancedPlayerInput* UEnhancedInputLocalPlayerSubsystem::GetPlayerInput() const
{
	const ULocalPlayer* LocalPlayer = GetLocalPlayer<ULocalPlayer>();
	const APlayerController* Controller = LocalPlayer != nullptr ? LocalPlayer->PlayerController.Get() : nullptr;
	return Controller != nullptr ? Cast<UEnhancedPlayerInput>(Controller->PlayerInput) : nullptr;
}
