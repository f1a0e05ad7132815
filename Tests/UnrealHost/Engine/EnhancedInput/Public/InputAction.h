// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Engine/DataAsset.h"
#include "InputActionValue.h"
#include "InputTriggers.h"

#include "InputAction.generated.h"

UCLASS(BlueprintType)
class ENHANCEDINPUT_API UInputAction : public UDataAsset
{
	GENERATED_BODY()

public:
	EInputActionValueType ValueType = EInputActionValueType::Boolean;

	UPROPERTY()
	TArray<TObjectPtr<UInputTrigger>> Triggers;
};

USTRUCT(BlueprintType)
struct ENHANCEDINPUT_API FInputActionInstance
{
	GENERATED_BODY()

public:
	ETriggerEvent GetTriggerEvent() const { return TriggerEvent; }
	void HostSetTriggerEvent(ETriggerEvent Event) { TriggerEvent = Event; }

private:
	ETriggerEvent TriggerEvent = ETriggerEvent::None;
};
