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
		OnComponentActivated.Broadcast(this, bReset);
	}
}

void UActorComponent::Deactivate()
{
	if (!ShouldActivate())
	{
		SetComponentTickEnabled(false);
		SetActiveFlag(false);
		OnComponentDeactivated.Broadcast(this);
	}
}

void UActorComponent::SetActive(bool bNewActive, bool bReset)
{
	if (bNewActive)
	{
		Activate(bReset);
	}
	else
	{
		Deactivate();
	}
}

void UActorComponent::ToggleActive()
{
	SetActive(!bIsActive);
}

void UActorComponent::SetComponentTickEnabled(bool bEnabled)
{
	if (PrimaryComponentTick.bCanEverTick && !HasAnyFlags(RF_ClassDefaultObject))
	{
		PrimaryComponentTick.SetTickFunctionEnable(bEnabled);
	}
}

bool UActorComponent::IsComponentTickEnabled() const
{
	return PrimaryComponentTick.IsTickFunctionEnabled();
}

void UActorComponent::AddTickPrerequisiteActor(AActor* PrerequisiteActor)
{
	if (PrerequisiteActor && PrerequisiteActor->PrimaryActorTick.bCanEverTick)
	{
		PrimaryComponentTick.AddPrerequisite(PrerequisiteActor, PrerequisiteActor->PrimaryActorTick);
	}
}

void UActorComponent::AddTickPrerequisiteComponent(UActorComponent* PrerequisiteComponent)
{
	if (PrerequisiteComponent && PrerequisiteComponent->PrimaryComponentTick.bCanEverTick)
	{
		PrimaryComponentTick.AddPrerequisite(PrerequisiteComponent, PrerequisiteComponent->PrimaryComponentTick);
	}
}
