// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "EnhancedPlayerInput.h"

#include "InputAction.h"
#include "InputMappingContext.h"

FInputActionValue UEnhancedPlayerInput::GetActionValue(TObjectPtr<const UInputAction> ForAction) const
{
	const UInputAction* Action = ForAction;
	if (Action == nullptr)
	{
		return FInputActionValue();
	}
	const FInputActionValue* Value = Evaluated.Find(TWeakObjectPtr<const UInputAction>(Action));
	return Value != nullptr ? *Value : FInputActionValue(Action->ValueType, FVector::ZeroVector);
}

const FInputActionInstance* UEnhancedPlayerInput::FindActionInstanceData(TObjectPtr<const UInputAction> ForAction) const
{
	return Instances.Find(TWeakObjectPtr<const UInputAction>(ForAction.Get()));
}

void UEnhancedPlayerInput::InjectInputForAction(TObjectPtr<const UInputAction> Action, FInputActionValue RawValue,
	const TArray<UInputModifier*>&, const TArray<UInputTrigger*>&)
{
	if (ensure(Action != nullptr))
	{
		Offer(Injected, *Action, RawValue);
	}
}

void UEnhancedPlayerInput::HostAddContext(const UInputMappingContext& Context)
{
	if (!HostHasContext(&Context))
	{
		Contexts.Add(const_cast<UInputMappingContext*>(&Context));
	}
}

void UEnhancedPlayerInput::HostRemoveContext(const UInputMappingContext* Context)
{
	Contexts.RemoveAll(
		[Context](const TObjectPtr<UInputMappingContext>& Candidate) { return Candidate.Get() == Context; });
}

bool UEnhancedPlayerInput::HostHasContext(const UInputMappingContext* Context) const
{
	return Contexts.ContainsByPredicate(
		[Context](const TObjectPtr<UInputMappingContext>& Candidate) { return Candidate.Get() == Context; });
}

void UEnhancedPlayerInput::HostEvaluate()
{
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

/** The triggers of mappings are not part of the host. */
bool UEnhancedPlayerInput::HasFired(const UInputAction& Action, float Before, float Now)
{
	bool bFires = Action.Triggers.Num() == 0 && Now > 0.0f;
	for (const TObjectPtr<UInputTrigger>& Trigger : Action.Triggers)
	{
		const float Threshold = Trigger->ActuationThreshold;
		bFires = bFires || Trigger->HostFires(Before >= Threshold, Now >= Threshold);
	}
	return bFires;
}

void UEnhancedPlayerInput::Offer(FActionValues& Values, const UInputAction& Action, FInputActionValue Value)
{
	Value.ConvertToType(Action.ValueType);
	FInputActionValue& Kept = Values.FindOrAdd(TWeakObjectPtr<const UInputAction>(&Action));
	if (Kept.GetValueType() != Action.ValueType || Value.GetMagnitudeSq() >= Kept.GetMagnitudeSq())
	{
		Kept = Value;
	}
}
