// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Engine/EngineBaseTypes.h"

#include "Components/ActorComponent.h"
#include "Engine/Level.h"
#include "Engine/World.h"
#include "GameFramework/Actor.h"

FTickFunction::~FTickFunction()
{
	UnRegisterTickFunction();
}

void FTickFunction::RegisterTickFunction(ULevel* Level)
{
	if (!bCanEverTick || World || !Level || !Level->OwningWorld)
	{
		return;
	}
	World = Level->OwningWorld;
	World->TickFunctions.Add(this);
}

void FTickFunction::UnRegisterTickFunction()
{
	if (World)
	{
		World->TickFunctions.Remove(this);
		World = nullptr;
	}
}

void FActorTickFunction::ExecuteTick(float DeltaTime, ELevelTick TickType, ENamedThreads::Type, const FGraphEventRef&)
{
	if (IsValid(Target) && !Target->IsActorBeingDestroyed() && TickType != LEVELTICK_ViewportsOnly)
	{
		Target->TickActor(DeltaTime, TickType, *this);
	}
}

void FActorComponentTickFunction::ExecuteTick(
	float DeltaTime, ELevelTick TickType, ENamedThreads::Type, const FGraphEventRef&)
{
	if (IsValid(Target) && Target->IsRegistered() && TickType != LEVELTICK_ViewportsOnly)
	{
		Target->TickComponent(DeltaTime, TickType, this);
	}
}
