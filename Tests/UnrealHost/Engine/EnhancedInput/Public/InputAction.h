// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Engine/DataAsset.h"
#include "InputActionValue.h"

#include "InputAction.generated.h"

class UInputModifier;
class UInputTrigger;

/** Something a player can do. */
UCLASS(BlueprintType)
class ENHANCEDINPUT_API UInputAction : public UDataAsset
{
	GENERATED_BODY()

public:
	UPROPERTY()
	FText ActionDescription;

	UPROPERTY()
	bool bTriggerWhenPaused = false;

	UPROPERTY()
	bool bConsumeInput = true;

	UPROPERTY()
	EInputActionValueType ValueType = EInputActionValueType::Boolean;

	UPROPERTY()
	TArray<TObjectPtr<UInputTrigger>> Triggers;

	UPROPERTY()
	TArray<TObjectPtr<UInputModifier>> Modifiers;
};
