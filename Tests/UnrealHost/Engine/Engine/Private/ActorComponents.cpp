// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Camera/CameraComponent.h"
#include "Camera/CameraTypes.h"
#include "Engine/World.h"
#include "GameFramework/Actor.h"

void AActor::RemoveOwnedComponent(UActorComponent* Component)
{
	OwnedComponents.Remove(Component);
	if (RootComponent == Component)
	{
		RootComponent = nullptr;
	}
}

void AActor::RegisterAllComponents()
{
	const TArray<TObjectPtr<UActorComponent>> Components = OwnedComponents;
	for (UActorComponent* Component : Components)
	{
		Component->RegisterComponent();
	}
}

void AActor::UnregisterAllComponents()
{
	const TArray<TObjectPtr<UActorComponent>> Components = OwnedComponents;
	for (UActorComponent* Component : Components)
	{
		Component->UnregisterComponent();
	}
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

bool AActor::SetRootComponent(USceneComponent* NewRootComponent)
{
	if (NewRootComponent && NewRootComponent->GetOwner() != this)
	{
		return false;
	}
	RootComponent = NewRootComponent;
	return true;
}

const FTransform& AActor::ActorToWorld() const
{
	return RootComponent ? RootComponent->GetComponentTransform() : FTransform::Identity;
}

bool AActor::SetActorLocation(
	const FVector& NewLocation, bool bSweep, FHitResult* OutSweepHitResult, ETeleportType Teleport)
{
	FTransform Transform = GetActorTransform();
	Transform.SetLocation(NewLocation);
	return SetActorTransform(Transform, bSweep, OutSweepHitResult, Teleport);
}

bool AActor::SetActorRotation(FRotator NewRotation, ETeleportType Teleport)
{
	FTransform Transform = GetActorTransform();
	Transform.SetRotation(NewRotation.Quaternion());
	return SetActorTransform(Transform, false, nullptr, Teleport);
}

bool AActor::SetActorTransform(
	const FTransform& NewTransform, bool bSweep, FHitResult* OutSweepHitResult, ETeleportType Teleport)
{
	if (RootComponent)
	{
		RootComponent->SetWorldTransform(NewTransform, bSweep, OutSweepHitResult, Teleport);
	}
	return RootComponent != nullptr;
}

void AActor::SetActorScale3D(FVector NewScale3D)
{
	if (RootComponent)
	{
		RootComponent->SetWorldScale3D(NewScale3D);
	}
}

bool AActor::AttachToActor(AActor* ParentActor, const FAttachmentTransformRules& AttachmentRules, FName SocketName)
{
	return RootComponent && ParentActor &&
		RootComponent->AttachToComponent(ParentActor->GetRootComponent(), AttachmentRules, SocketName);
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

#if WITH_EDITOR
const FString& AActor::GetActorLabel(bool bCreateIfNone) const
{
	if (Label.IsEmpty() && bCreateIfNone)
	{
		const_cast<AActor*>(this)->Label = GetName();
	}
	return Label;
}

#endif
