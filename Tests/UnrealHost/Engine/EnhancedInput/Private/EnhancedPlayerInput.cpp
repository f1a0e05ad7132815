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
