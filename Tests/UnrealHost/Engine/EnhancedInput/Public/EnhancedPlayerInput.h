// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "GameFramework/PlayerInput.h"
#include "InputAction.h"

#include "EnhancedPlayerInput.generated.h"

class UInputMappingContext;
class UInputModifier;

/**
 * The actions of one player. Once a frame, in the controller's tick, each action gets the strongest of what was
 * injected since the last time and of the keys mapped to it; then the injected values are gone.
 */
UCLASS()
class ENHANCEDINPUT_API UEnhancedPlayerInput : public UPlayerInput
{
	GENERATED_BODY()

public:
	/** As of the last evaluation; zero of the action's type if nothing drove it. */
	FInputActionValue GetActionValue(TObjectPtr<const UInputAction> ForAction) const
	{
		const UInputAction* Action = ForAction;
		if (Action == nullptr)
		{
			return FInputActionValue();
		}
		const FInputActionValue* Value = Evaluated.Find(TWeakObjectPtr<const UInputAction>(Action));
		return Value != nullptr ? *Value : FInputActionValue(Action->ValueType, FVector::ZeroVector);
	}

	/** What the action did in the last evaluation; null if no context maps it and nothing was injected. */
	const FInputActionInstance* FindActionInstanceData(TObjectPtr<const UInputAction> ForAction) const
	{
		return Instances.Find(TWeakObjectPtr<const UInputAction>(ForAction.Get()));
	}

	/** Modifiers and triggers are ignored. */
	void InjectInputForAction(TObjectPtr<const UInputAction> Action, FInputActionValue RawValue,
		const TArray<UInputModifier*>& = {}, const TArray<UInputTrigger*>& = {})
	{
		if (ensure(Action != nullptr))
		{
			Offer(Injected, *Action, RawValue);
		}
	}

	virtual void HostBeginFrame() override;

private:
	friend class IEnhancedInputSubsystemInterface;

	using FActionValues = TMap<TWeakObjectPtr<const UInputAction>, FInputActionValue>;

	/** The triggers of mappings are not part of the host. */
	static bool HasFired(const UInputAction& Action, float Before, float Now)
	{
		bool bFires = Action.Triggers.Num() == 0 && Now > 0.0f;
		for (const TObjectPtr<UInputTrigger>& Trigger : Action.Triggers)
		{
			const float Threshold = Trigger->ActuationThreshold;
			bFires = bFires || Trigger->HostFires(Before >= Threshold, Now >= Threshold);
		}
		return bFires;
	}
	static void Offer(FActionValues& Values, const UInputAction& Action, FInputActionValue Value)
	{
		Value.ConvertToType(Action.ValueType);
		FInputActionValue& Kept = Values.FindOrAdd(TWeakObjectPtr<const UInputAction>(&Action));
		if (Kept.GetValueType() != Action.ValueType || Value.GetMagnitudeSq() >= Kept.GetMagnitudeSq())
		{
			Kept = Value;
		}
	}

	UPROPERTY()
	TArray<TObjectPtr<UInputMappingContext>> Contexts;

	FActionValues Injected;
	FActionValues Evaluated;
	TMap<TWeakObjectPtr<const UInputAction>, FInputActionInstance> Instances;
};
