// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "EnhancedPlayerInput.h"

#include "Engine/LocalPlayer.h"
#include "EnhancedInputSubsystems.h"
#include "GameFramework/PlayerController.h"
#include "Host/HostEngine.h"
#include "InputMappingContext.h"
#include "Modules/ModuleManager.h"
#include "UObject/UObjectIterator.h"

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

FInputActionValue& FInputActionValue::ConvertToType(EInputActionValueType Type)
{
	if (Type != EInputActionValueType::Axis3D)
	{
		Value = FVector(Type != EInputActionValueType::Boolean ? Value.X : (IsNonZero() ? 1.0 : 0.0), 0.0, 0.0);
	}
	ValueType = Type;
	return *this;
}

FEnhancedActionKeyMapping& UInputMappingContext::MapKey(const UInputAction* Action, FKey ToKey)
{
	FEnhancedActionKeyMapping Mapping;
	Mapping.Action = const_cast<UInputAction*>(Action);
	Mapping.Key = ToKey;
	return Mappings[Mappings.Add(Mapping)];
}

namespace EnhancedInputModuleDetail
{
/** After the keys, so that mapped actions see this frame's. */
void ProcessActions(APlayerController& Player, float)
{
	if (UEnhancedPlayerInput* PlayerInput = Cast<UEnhancedPlayerInput>(Player.PlayerInput))
	{
		PlayerInput->HostEvaluate();
	}
}

/** As the settings of a new project have it. */
void JoinHooks()
{
	UE::Host::GetXRHooks().PlayerInputClass = UEnhancedPlayerInput::StaticClass();
	UE::Host::GetXRHooks().ProcessPlayerInput = &ProcessActions;
}

const bool bIsListening = (UE::Host::OnEngineInit(&JoinHooks), true);
} // namespace EnhancedInputModuleDetail

IMPLEMENT_MODULE(FDefaultModuleImpl, EnhancedInput)

UEnhancedPlayerInput* UEnhancedInputLocalPlayerSubsystem::GetPlayerInput() const
{
	const ULocalPlayer* LocalPlayer = GetLocalPlayer<ULocalPlayer>();
	const APlayerController* Controller = LocalPlayer != nullptr ? LocalPlayer->PlayerController.Get() : nullptr;
	return Controller != nullptr ? Cast<UEnhancedPlayerInput>(Controller->PlayerInput) : nullptr;
}
