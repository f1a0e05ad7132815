// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Components/ActorComponent.h"
#include "GameFramework/Actor.h"

void UActorComponent::Activate(bool bReset)
{
	if (bReset || ShouldActivate())
	{
		SetComponentTickEnabled(true);
		SetActiveFlag(true);
	}
}

void UActorComponent::SetComponentTickEnabled(bool bEnabled)
{
	if (PrimaryComponentTick.bCanEverTick && !HasAnyFlags(RF_ClassDefaultObject))
	{
		PrimaryComponentTick.SetTickFunctionEnable(bEnabled);
	}
}
