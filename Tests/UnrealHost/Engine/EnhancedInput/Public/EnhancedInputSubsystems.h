// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "EnhancedInputSubsystemInterface.h"
#include "Subsystems/Subsystem.h"

#include "EnhancedInputSubsystems.generated.h"

UCLASS()
class ENHANCEDINPUT_API UEnhancedInputLocalPlayerSubsystem : public ULocalPlayerSubsystem,
															 public IEnhancedInputSubsystemInterface
{
	GENERATED_BODY()

public:
	/** That of the player's controller, which gets an enhanced one if it had another; null without a controller. */
	virtual UEnhancedPlayerInput* GetPlayerInput() const override;
};
