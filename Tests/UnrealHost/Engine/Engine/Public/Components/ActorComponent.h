// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Engine/EngineTypes.h"
#include "UObject/Object.h"

#include "ActorComponent.generated.h"

class AActor;
class UWorld;

/**
 * A part of an actor. Belongs to the actor that it was made in, takes part in the world from RegisterComponent on,
 * ticks from BeginPlay on if its tick can ever be on.
 */
UCLASS(Abstract)
class ENGINE_API UActorComponent : public UObject
{
	GENERATED_BODY()

public:
	UActorComponent()
	{
		PrimaryComponentTick.Target = this;
		PrimaryComponentTick.TickGroup = TG_DuringPhysics;
	}

	AActor* GetOwner() const;
	virtual UWorld* GetWorld() const override;

	/** Needs an owner in a world; otherwise it does nothing. */
	void RegisterComponent();
	void RegisterComponentWithWorld(UWorld* InWorld);
	void UnregisterComponent();
	bool IsRegistered() const { return bRegistered; }

	/** Ends play, unregisters, takes the component from its owner and marks it as garbage. */
	virtual void DestroyComponent(bool bPromoteChildren = false);
	bool HasBegunPlay() const { return bHasBegunPlay; }

	virtual void BeginPlay() { bHasBegunPlay = true; }
	virtual void EndPlay(const EEndPlayReason::Type) { bHasBegunPlay = false; }
	virtual void OnComponentDestroyed(bool) {}
	virtual void TickComponent(float, ELevelTick, FActorComponentTickFunction*) {}

	virtual void Activate(bool bReset = false)
	{
		if (bReset || !bIsActive)
		{
			SetComponentTickEnabled(true);
			bIsActive = true;
		}
	}
	bool IsActive() const { return bIsActive; }

	virtual void SetComponentTickEnabled(bool bEnabled)
	{
		if (PrimaryComponentTick.bCanEverTick && !HasAnyFlags(RF_ClassDefaultObject))
		{
			PrimaryComponentTick.SetTickFunctionEnable(bEnabled);
		}
	}

	virtual void PostInitProperties() override;
#if WITH_EDITOR
	/** An edit unregisters the component until it is over. */
	virtual void PreEditChange(FProperty* PropertyThatWillChange) override;
	virtual void PostEditChangeProperty(FPropertyChangedEvent& PropertyChangedEvent) override;
#endif
	virtual void BeginDestroy() override
	{
		PrimaryComponentTick.UnRegisterTickFunction();
		Super::BeginDestroy();
	}

	FActorComponentTickFunction PrimaryComponentTick;

	bool bAutoActivate = false;

protected:
	virtual void OnRegister();
	virtual void OnUnregister() {}
	virtual void RegisterComponentTickFunctions(bool bRegister)
	{
		bRegister ? HostStartTick() : PrimaryComponentTick.UnRegisterTickFunction();
	}

private:
	friend class AActor;
	friend class UWorld;
	friend struct FActorComponentTickFunction;

	void HostStartPlay()
	{
		if (bRegistered && !bHasBegunPlay && !bIsBeingDestroyed)
		{
			RegisterComponentTickFunctions(true);
			BeginPlay();
		}
	}
	void HostStartTick();

	UWorld* WorldPrivate = nullptr;
	mutable AActor* OwnerPrivate = nullptr;
	bool bRegistered = false;
	bool bIsEdited = false;
	bool bHasBegunPlay = false;
	bool bIsBeingDestroyed = false;
	bool bIsActive = false;
};
