// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Engine/EngineBaseTypes.h"

#include "Components/ActorComponent.h"
#include "Engine/Level.h"
#include "Engine/World.h"
#include "GameFramework/Actor.h"

FTickPrerequisite::FTickPrerequisite(UObject* TargetObject, FTickFunction& TargetTickFunction)
	: PrerequisiteObject(TargetObject)
	, PrerequisiteTickFunction(&TargetTickFunction)
{
}

FTickFunction* FTickPrerequisite::Get() const
{
	return PrerequisiteObject.IsValid() ? PrerequisiteTickFunction : nullptr;
}

bool FTickPrerequisite::operator==(const FTickPrerequisite& Other) const
{
	return PrerequisiteTickFunction == Other.PrerequisiteTickFunction && PrerequisiteObject == Other.PrerequisiteObject;
}

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

void FTickFunction::SetTickFunctionEnable(bool bInEnabled)
{
	bEnabled = bInEnabled;
	SinceLastTick = 0.0f;
}

void FTickFunction::AddPrerequisite(UObject* TargetObject, FTickFunction& TargetTickFunction)
{
	if (&TargetTickFunction != this)
	{
		Prerequisites.AddUnique(FTickPrerequisite(TargetObject, TargetTickFunction));
	}
}

void FActorTickFunction::ExecuteTick(float DeltaTime, ELevelTick TickType, ENamedThreads::Type, const FGraphEventRef&)
{
	if (!IsValid(Target) || Target->IsActorBeingDestroyed())
	{
		return;
	}
	if (TickType != LEVELTICK_ViewportsOnly || Target->ShouldTickIfViewportsOnly())
	{
		Target->TickActor(DeltaTime * Target->CustomTimeDilation, TickType, *this);
	}
}

void FActorComponentTickFunction::ExecuteTick(
	float DeltaTime, ELevelTick TickType, ENamedThreads::Type, const FGraphEventRef&)
{
	if (!IsValid(Target) || Target->IsBeingDestroyed() || !Target->IsRegistered())
	{
		return;
	}
	if (TickType != LEVELTICK_ViewportsOnly || Target->bTickInEditor)
	{
		const AActor* Owner = Target->GetOwner();
		const float Dilation = Owner ? Owner->CustomTimeDilation : 1.0f;
		Target->TickComponent(DeltaTime * Dilation, TickType, this);
	}
}
