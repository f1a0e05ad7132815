// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Components/ActorComponent.h"

#include "Engine/World.h"

AActor* UActorComponent::GetOwner() const
{
	if (!OwnerPrivate)
	{
		OwnerPrivate = GetTypedOuter<AActor>();
	}
	return OwnerPrivate;
}

UWorld* UActorComponent::GetWorld() const
{
	if (WorldPrivate)
	{
		return WorldPrivate;
	}
	if (HasAnyFlags(RF_ClassDefaultObject))
	{
		return nullptr;
	}
	if (const AActor* Owner = GetOwner())
	{
		return Owner->GetWorld();
	}
	return GetTypedOuter<UWorld>();
}

void UActorComponent::PostInitProperties()
{
	Super::PostInitProperties();
	AActor* Owner = GetOwner();
	if (Owner && !HasAnyFlags(RF_ClassDefaultObject))
	{
		Owner->AddOwnedComponent(this);
	}
}

#if WITH_EDITOR
void UActorComponent::PreEditChange(FProperty* PropertyThatWillChange)
{
	Super::PreEditChange(PropertyThatWillChange);
	bIsEdited = bRegistered;
	UnregisterComponent();
}

void UActorComponent::PostEditChangeProperty(FPropertyChangedEvent& PropertyChangedEvent)
{
	Super::PostEditChangeProperty(PropertyChangedEvent);
	if (bIsEdited)
	{
		RegisterComponent();
	}
	bIsEdited = false;
}
#endif

void UActorComponent::RegisterComponent()
{
	const AActor* Owner = GetOwner();
	if (UWorld* OwnerWorld = Owner ? Owner->GetWorld() : nullptr)
	{
		RegisterComponentWithWorld(OwnerWorld);
	}
}

void UActorComponent::RegisterComponentWithWorld(UWorld* InWorld)
{
	if (bRegistered || bIsBeingDestroyed || !InWorld)
	{
		return;
	}
	AActor* Owner = GetOwner();
	if (Owner && Owner->IsActorBeingDestroyed())
	{
		return;
	}
	WorldPrivate = InWorld;
	bRegistered = true;
	OnRegister();

	if (!InWorld->IsGameWorld() || !Owner)
	{
		RegisterComponentTickFunctions(true);
		return;
	}
	if (Owner->IsActorInitialized() && Owner->HasActorBegunPlay())
	{
		HostStartPlay();
	}
}

void UActorComponent::UnregisterComponent()
{
	if (!bRegistered)
	{
		return;
	}
	RegisterComponentTickFunctions(false);
	OnUnregister();
	bRegistered = false;
	WorldPrivate = nullptr;
}

void UActorComponent::OnRegister()
{
	const AActor* Owner = GetOwner();
	if (bAutoActivate && (!WorldPrivate->IsGameWorld() || !Owner || Owner->IsActorInitialized()))
	{
		Activate(true);
	}
}

void UActorComponent::HostStartTick()
{
	FTickFunction& Tick = PrimaryComponentTick;
	if (Tick.bCanEverTick && !HasAnyFlags(RF_ClassDefaultObject) && WorldPrivate)
	{
		Tick.SetTickFunctionEnable(Tick.bStartWithTickEnabled || Tick.IsTickFunctionEnabled());
		Tick.RegisterTickFunction(WorldPrivate->PersistentLevel);
	}
}

void UActorComponent::DestroyComponent(bool)
{
	if (bIsBeingDestroyed)
	{
		return;
	}
	bIsBeingDestroyed = true;
	if (bHasBegunPlay)
	{
		EndPlay(EEndPlayReason::Destroyed);
	}
	UnregisterComponent();
	if (AActor* Owner = GetOwner())
	{
		Owner->RemoveOwnedComponent(this);
	}
	OnComponentDestroyed(false);
	MarkAsGarbage();
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
