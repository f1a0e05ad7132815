// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Components/SceneComponent.h"

#include "Actor.generated.h"

class AWorldSettings;
class UGameInstance;
class ULevel;
struct FMinimalViewInfo;

DECLARE_DYNAMIC_MULTICAST_DELEGATE_TwoParams(
	FActorEndPlaySignature, AActor*, Actor, EEndPlayReason::Type, EndPlayReason);

/** An object placed in a world. Made by UWorld::SpawnActor only; it owns its components. */
UCLASS()
class ENGINE_API AActor : public UObject
{
	GENERATED_BODY()

public:
	AActor() { PrimaryActorTick.Target = this; }
	explicit AActor(const FObjectInitializer&)
		: AActor()
	{
	}

	virtual UWorld* GetWorld() const override;
	ULevel* GetLevel() const;
	UGameInstance* GetGameInstance() const;
	AWorldSettings* GetWorldSettings() const;

	virtual void PreInitializeComponents() {}
	virtual void PostInitializeComponents() { bActorInitialized = true; }
	virtual void Tick(float) {}
	virtual void TickActor(float DeltaTime, ELevelTick, FActorTickFunction&) { Tick(DeltaTime); }

	/** Begins play unless that happened already. */
	void DispatchBeginPlay()
	{
		if (ActorHasBegunPlay == EPlayState::NotBegun && !bActorIsBeingDestroyed && bFinishedSpawning)
		{
			ActorHasBegunPlay = EPlayState::Beginning;
			BeginPlay();
			ensureMsgf(HasActorBegunPlay(), TEXT("%s does not call Super::BeginPlay"), *GetName());
		}
	}

	/** Ends play unless that happened already. */
	void RouteEndPlay(const EEndPlayReason::Type EndPlayReason)
	{
		if (HasActorBegunPlay())
		{
			EndPlay(EndPlayReason);
		}
		ActorHasBegunPlay = EPlayState::NotBegun;
		PrimaryActorTick.UnRegisterTickFunction();
		bActorInitialized = false;
	}

	/** Completes a deferred actor; does nothing the second time. */
	void FinishSpawning(const FTransform& Transform, bool bIsDefaultTransform = false);
	bool Destroy();
	virtual void Destroyed() { RouteEndPlay(EEndPlayReason::Destroyed); }

	void SetActorTickEnabled(bool bEnabled) { PrimaryActorTick.SetTickFunctionEnable(bEnabled); }
	bool HasActorBegunPlay() const { return ActorHasBegunPlay == EPlayState::Begun; }
	bool IsActorInitialized() const { return bActorInitialized; }
	bool IsActorBeingDestroyed() const { return bActorIsBeingDestroyed; }

	USceneComponent* GetRootComponent() const { return RootComponent; }
	bool SetRootComponent(USceneComponent* NewRootComponent)
	{
		if (NewRootComponent && NewRootComponent->GetOwner() != this)
		{
			return false;
		}
		RootComponent = NewRootComponent;
		return true;
	}
	FTransform GetActorTransform() const { return ActorToWorld(); }
	const FTransform& ActorToWorld() const
	{
		return RootComponent ? RootComponent->GetComponentTransform() : FTransform::Identity;
	}
	FVector GetActorLocation() const { return ActorToWorld().GetLocation(); }
	FRotator GetActorRotation() const { return ActorToWorld().Rotator(); }
	bool SetActorLocation(const FVector& NewLocation)
	{
		return SetActorTransform(
			FTransform(GetActorTransform().GetRotation(), NewLocation, GetActorTransform().GetScale3D()));
	}
	bool SetActorRotation(FRotator NewRotation)
	{
		return SetActorTransform(FTransform(NewRotation, GetActorLocation(), GetActorTransform().GetScale3D()));
	}
	bool SetActorTransform(
		const FTransform& NewTransform, bool = false, FHitResult* = nullptr, ETeleportType = ETeleportType::None)
	{
		if (RootComponent)
		{
			RootComponent->SetWorldTransform(NewTransform);
		}
		return RootComponent != nullptr;
	}
	void SetActorScale3D(FVector NewScale3D)
	{
		SetActorTransform(FTransform(GetActorTransform().GetRotation(), GetActorLocation(), NewScale3D));
	}
	bool AttachToActor(AActor* ParentActor, const FAttachmentTransformRules& AttachmentRules)
	{
		return RootComponent && RootComponent->AttachToComponent(ParentActor->GetRootComponent(), AttachmentRules);
	}

	void AddOwnedComponent(UActorComponent* Component) { OwnedComponents.AddUnique(Component); }
	void RemoveOwnedComponent(UActorComponent* Component)
	{
		OwnedComponents.Remove(Component);
		if (RootComponent == Component)
		{
			RootComponent = nullptr;
		}
	}
	void AddInstanceComponent(UActorComponent* Component) { AddOwnedComponent(Component); }
	/** Registers all components, or unregisters them. */
	void HostRegisterAll(bool bRegister)
	{
		const TArray<TObjectPtr<UActorComponent>> Components = OwnedComponents;
		for (UActorComponent* Component : Components)
		{
			bRegister ? Component->RegisterComponent() : Component->UnregisterComponent();
		}
	}

	template <class ComponentType>
	void GetComponents(TArray<ComponentType*>& OutComponents) const
	{
		OutComponents.Reset();
		for (UActorComponent* Component : OwnedComponents)
		{
			if (ComponentType* Match = Cast<ComponentType>(Component))
			{
				OutComponents.Add(Match);
			}
		}
	}

	UActorComponent* FindComponentByClass(const TSubclassOf<UActorComponent> ComponentClass) const;
	template <class T>
	T* FindComponentByClass() const
	{
		return static_cast<T*>(FindComponentByClass(T::StaticClass()));
	}

	virtual void SetOwner(AActor* NewOwner) { Owner = NewOwner; }

	/** Whether the last of its owners, or the actor itself, is a local player's controller or pawn. */
	virtual bool HasLocalNetOwner() const;
	bool IsHidden() const { return bHidden; }
	/** Whether a component of this actor overlaps one of the other's; only spheres do here. */
	bool IsOverlappingActor(const AActor* Other) const;

	/** The first active camera component's view, else the actor's eyes. */
	virtual void CalcCamera(float DeltaTime, FMinimalViewInfo& OutResult);

#if WITH_EDITOR
	virtual bool IsSelectable() const
	{
		return true;
	}
	/** Its name until it is given a label. */
	const FString& GetActorLabel(bool = true) const
	{
		Label = Label.IsEmpty() ? GetName() : Label;
		return Label;
	}
	void SetActorLabel(const FString& NewActorLabel, bool = true)
	{
		Label = NewActorLabel;
	}
#endif
	virtual void BeginDestroy() override
	{
		PrimaryActorTick.UnRegisterTickFunction();
		Super::BeginDestroy();
	}

	FActorTickFunction PrimaryActorTick;

	UPROPERTY()
	TArray<FName> Tags;

	UPROPERTY()
	FActorEndPlaySignature OnEndPlay;

protected:
	virtual void BeginPlay();
	virtual void EndPlay(const EEndPlayReason::Type EndPlayReason);

	UPROPERTY()
	TObjectPtr<USceneComponent> RootComponent;

private:
	friend class UWorld;

	enum class EPlayState : uint8
	{
		NotBegun,
		Beginning,
		Begun,
	};

	void HostInitialize();
	void HostPlace(const FTransform& Transform)
	{
		if (RootComponent)
		{
			RootComponent->SetWorldTransform(RootComponent->GetRelativeTransform() * Transform);
		}
	}

	UPROPERTY()
	TArray<TObjectPtr<UActorComponent>> OwnedComponents;

	UPROPERTY()
	TObjectPtr<AActor> Owner;

	mutable FString Label;
	EPlayState ActorHasBegunPlay = EPlayState::NotBegun;
	bool bActorInitialized = false;
	bool bActorIsBeingDestroyed = false;
	bool bFinishedSpawning = false;
	bool bHidden = false;
};
