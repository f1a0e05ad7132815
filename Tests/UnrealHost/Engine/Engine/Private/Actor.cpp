// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "GameFramework/Actor.h"

#include "Camera/CameraComponent.h"
#include "Camera/CameraTypes.h"
#include "Engine/GameInstance.h"
#include "Engine/World.h"
#include "GameFramework/Pawn.h"
#include "GameFramework/PlayerController.h"
#include "GameFramework/WorldSettings.h"

UWorld* AActor::GetWorld() const
{
	const ULevel* Level = HasAnyFlags(RF_ClassDefaultObject) ? nullptr : GetLevel();
	return Level ? Level->OwningWorld.Get() : nullptr;
}

UGameInstance* AActor::GetGameInstance() const
{
	const UWorld* World = GetWorld();
	return World ? World->GetGameInstance() : nullptr;
}

AWorldSettings* AActor::GetWorldSettings() const
{
	const UWorld* World = GetWorld();
	return World ? World->GetWorldSettings() : nullptr;
}

void AActor::FinishSpawning(const FTransform& Transform, bool bIsDefaultTransform)
{
	if (bFinishedSpawning || bActorIsBeingDestroyed)
	{
		return;
	}
	bFinishedSpawning = true;
	if (RootComponent && !bIsDefaultTransform)
	{
		RootComponent->SetWorldTransform(Transform);
	}
	const UWorld* World = GetWorld();
	if (World->bActorsInitialized)
	{
		HostInitialize();
	}
	if (World->HasBegunPlay())
	{
		DispatchBeginPlay();
	}
}

void AActor::HostInitialize()
{
	if (bActorInitialized || bActorIsBeingDestroyed)
	{
		return;
	}
	PreInitializeComponents();
	const TArray<TObjectPtr<UActorComponent>> Components = OwnedComponents;
	for (UActorComponent* Component : Components)
	{
		if (Component->IsRegistered() && Component->bAutoActivate && !Component->IsActive())
		{
			Component->Activate(true);
		}
	}
	PostInitializeComponents();
	ensureMsgf(bActorInitialized, TEXT("%s does not call Super::PostInitializeComponents"), *GetName());
}

void AActor::BeginPlay()
{
	if (PrimaryActorTick.bCanEverTick)
	{
		const bool bEnable = PrimaryActorTick.bStartWithTickEnabled || PrimaryActorTick.IsTickFunctionEnabled();
		PrimaryActorTick.SetTickFunctionEnable(bEnable);
		PrimaryActorTick.RegisterTickFunction(GetLevel());
	}
	// By index: a component may add others when it begins.
	for (int32 Index = 0; Index < OwnedComponents.Num(); ++Index)
	{
		OwnedComponents[Index]->HostStartPlay();
	}
	ActorHasBegunPlay = EPlayState::Begun;
}

void AActor::EndPlay(const EEndPlayReason::Type EndPlayReason)
{
	ActorHasBegunPlay = EPlayState::NotBegun;
	OnEndPlay.Broadcast(this, EndPlayReason);
	const TArray<TObjectPtr<UActorComponent>> Components = OwnedComponents;
	for (UActorComponent* Component : Components)
	{
		if (Component->HasBegunPlay())
		{
			Component->EndPlay(EndPlayReason);
		}
	}
}

bool AActor::Destroy()
{
	UWorld* World = GetWorld();
	return World && World->DestroyActor(this);
}

bool AActor::HasLocalNetOwner() const
{
	const AActor* Top = this;
	while (Top->Owner)
	{
		Top = Top->Owner;
	}
	const APawn* Pawn = Cast<APawn>(Top);
	const APlayerController* Controller = Pawn ? Pawn->Controller.Get() : Cast<APlayerController>(Top);
	return Controller && Controller->IsLocalController();
}

ULevel* AActor::GetLevel() const
{
	return GetTypedOuter<ULevel>();
}

UActorComponent* AActor::FindComponentByClass(const TSubclassOf<UActorComponent> ComponentClass) const
{
	for (UActorComponent* Component : OwnedComponents)
	{
		if (Component && ComponentClass && Component->IsA(ComponentClass))
		{
			return Component;
		}
	}
	return nullptr;
}

void AActor::CalcCamera(float DeltaTime, FMinimalViewInfo& OutResult)
{
	TArray<UCameraComponent*> Cameras;
	GetComponents(Cameras);
	for (UCameraComponent* Camera : Cameras)
	{
		if (Camera->IsActive())
		{
			Camera->GetCameraView(DeltaTime, OutResult);
			return;
		}
	}
	OutResult.Location = GetActorLocation();
	OutResult.Rotation = GetActorRotation();
}
