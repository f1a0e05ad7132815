// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "InputActionValue.h"

#include "EnhancedInputSubsystemInterface.generated.h"

class UEnhancedPlayerInput;
class UInputAction;
class UInputMappingContext;
class UInputModifier;
class UInputTrigger;

/** How contexts are changed; the host changes them at once. */
struct FModifyContextOptions
{
};

UINTERFACE(MinimalAPI)
class UEnhancedInputSubsystemInterface : public UInterface
{
	GENERATED_BODY()
};

/** Actions from outside: what is injected acts for one evaluation, so it is repeated every frame while it is held. */
class ENHANCEDINPUT_API IEnhancedInputSubsystemInterface
{
	GENERATED_BODY()

public:
	/** Null without a player. */
	virtual UEnhancedPlayerInput* GetPlayerInput() const = 0;

	virtual void InjectInputForAction(const UInputAction* Action, FInputActionValue RawValue,
		const TArray<UInputModifier*>& Modifiers, const TArray<UInputTrigger*>& Triggers);

	/** Priorities are ignored. */
	virtual void AddMappingContext(const UInputMappingContext* MappingContext, int32 Priority,
		const FModifyContextOptions& Options = FModifyContextOptions());
	virtual void RemoveMappingContext(
		const UInputMappingContext* MappingContext, const FModifyContextOptions& Options = FModifyContextOptions());
};
