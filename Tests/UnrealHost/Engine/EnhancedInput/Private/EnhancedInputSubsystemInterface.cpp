// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "EnhancedInputSubsystemInterface.h"

#include "EnhancedPlayerInput.h"
#include "InputAction.h"
#include "InputMappingContext.h"

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
	if (PlayerInput != nullptr && MappingContext != nullptr)
	{
		PlayerInput->HostAddContext(*MappingContext);
	}
}

void IEnhancedInputSubsystemInterface::RemoveMappingContext(
	const UInputMappingContext* MappingContext, const FModifyContextOptions&)
{
	if (UEnhancedPlayerInput* PlayerInput = GetPlayerInput())
	{
		PlayerInput->HostRemoveContext(MappingContext);
	}
}
