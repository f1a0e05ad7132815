// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Engine/DataAsset.h"
#include "InputActionValue.h"
#include "InputTriggers.h"

#include "InputAction.generated.h"

class UInputModifier;

UCLASS(BlueprintType)
class ENHANCEDINPUT_API UInputAction : public UDataAsset
{
	GENERATED_BODY()

public:
	UPROPERTY()
	EInputActionValueType ValueType = EInputActionValueType::Boolean;

	UPROPERTY()
	TArray<TObjectPtr<UInputTrigger>> Triggers;

	UPROPERTY()
	TArray<TObjectPtr<UInputModifier>> Modifiers;
};

USTRUCT(BlueprintType)
struct ENHANCEDINPUT_API FInputActionInstance
{
	GENERATED_BODY()

public:
	ETriggerEvent GetTriggerEvent() const { return TriggerEvent; }
	void HostSetTriggerEvent(ETriggerEvent Event) { TriggerEvent = Event; }

private:
	UPROPERTY()
	ETriggerEvent TriggerEvent = ETriggerEvent::None;
};
