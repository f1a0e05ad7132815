// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Devices/MRInputActions.h"

#include "Engine/GameInstance.h"
#include "Engine/LocalPlayer.h"
#include "Engine/World.h"
#include "EnhancedInputSubsystems.h"
#include "InputAction.h"
#include "InputActionValue.h"
#include "MRInputMessages.h"
#include "MRInputSettings.h"

FMRInputActions::FMRInputActions() = default;

FMRInputActions::~FMRInputActions() = default;

void FMRInputActions::Begin(const UMRInputSettings& Settings)
{
	End();
	for (const FMRInputActionBinding& Binding : Settings.Actions)
	{
		if (Binding.Action.IsNull())
		{
			continue;
		}
		UInputAction* Action = Binding.Action.LoadSynchronous();
		if (!Action)
		{
			UE_LOG(LogMRInput, Warning, TEXT("The input action '%s' of the settings cannot be loaded."),
				*Binding.Action.ToString());
			continue;
		}
		FBoundAction* Bound =
			BoundActions.FindByPredicate([Action](const FBoundAction& Other) { return Other.Action.Get() == Action; });
		if (!Bound)
		{
			Bound = &BoundActions.AddDefaulted_GetRef();
			Bound->Action.Reset(Action);
		}
		Bound->Hands.Set(Binding.Hand, true);
	}
}

void FMRInputActions::Update(const UWorld& World, const FMRInputHandFlags& Pinches)
{
	const bool bIsNeeded = BoundActions.Num() > 0 && Pinches.HasAny();
	const UGameInstance* GameInstance = bIsNeeded ? World.GetGameInstance() : nullptr;
	if (!GameInstance)
	{
		return;
	}
	for (const ULocalPlayer* Player : GameInstance->GetLocalPlayers())
	{
		UEnhancedInputLocalPlayerSubsystem* Input =
			ULocalPlayer::GetSubsystem<UEnhancedInputLocalPlayerSubsystem>(Player);
		if (!Input)
		{
			continue;
		}
		for (const FBoundAction& Bound : BoundActions)
		{
			if ((Bound.Hands & Pinches).HasAny())
			{
				const FInputActionValue Value(Bound.Action->ValueType, FVector(1.0, 0.0, 0.0));
				Input->InjectInputForAction(Bound.Action.Get(), Value, {}, {});
			}
		}
	}
}

void FMRInputActions::End()
{
	BoundActions.Reset();
}
