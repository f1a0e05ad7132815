// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Components/SceneComponent.h"

#include "GameFramework/Actor.h"

USceneComponent::USceneComponent() = default;

USceneComponent::USceneComponent(const FObjectInitializer& ObjectInitializer)
	: Super(ObjectInitializer)
{
}

FTransform USceneComponent::GetRelativeTransform() const
{
	return FTransform(RelativeQuat, RelativeLocation, RelativeScale3D);
}

FTransform USceneComponent::ParentToWorld() const
{
	return AttachParent ? AttachParent->GetSocketTransform(AttachSocketName) : FTransform::Identity;
}

void USceneComponent::UpdateComponentToWorld()
{
	FTransform NewTransform = GetRelativeTransform() * ParentToWorld();
	if (bAbsoluteLocation)
	{
		NewTransform.SetLocation(RelativeLocation);
	}
	if (bAbsoluteRotation)
	{
		NewTransform.SetRotation(RelativeQuat);
	}
	if (bAbsoluteScale)
	{
		NewTransform.SetScale3D(RelativeScale3D);
	}
	ComponentToWorld = NewTransform;
	const TArray<TObjectPtr<USceneComponent>> Children = AttachChildren;
	for (USceneComponent* Child : Children)
	{
		Child->UpdateComponentToWorld();
	}
}

void USceneComponent::OnRegister()
{
	// Properties may have been loaded since.
	if (!RelativeQuat.Rotator().Equals(RelativeRotation, 1.0e-3))
	{
		RelativeQuat = RelativeRotation.Quaternion();
	}
	if (AttachParent)
	{
		AttachParent->AttachChildren.AddUnique(this);
	}
	UpdateComponentToWorld();
	Super::OnRegister();
}

void USceneComponent::LeaveParent()
{
	if (AttachParent)
	{
		AttachParent->AttachChildren.Remove(this);
	}
	AttachParent = nullptr;
	AttachSocketName = NAME_None;
}

void USceneComponent::SetupAttachment(USceneComponent* InParent, FName InSocketName)
{
	if (ensureMsgf(!IsRegistered(), TEXT("SetupAttachment is for components that are not registered yet")) &&
		InParent != this)
	{
		LeaveParent();
		AttachParent = InParent;
		AttachSocketName = InSocketName;
	}
}

bool USceneComponent::AttachToComponent(
	USceneComponent* InParent, const FAttachmentTransformRules& AttachmentRules, FName InSocketName)
{
	if (!InParent || InParent == this || InParent->IsAttachedTo(this))
	{
		return false;
	}
	const FTransform World = ComponentToWorld;
	LeaveParent();
	AttachParent = InParent;
	AttachSocketName = InSocketName;
	InParent->AttachChildren.AddUnique(this);

	const FTransform Kept = World.GetRelativeTransform(ParentToWorld());
	if (AttachmentRules.LocationRule != EAttachmentRule::KeepRelative)
	{
		const bool bSnap = AttachmentRules.LocationRule == EAttachmentRule::SnapToTarget;
		RelativeLocation = bSnap ? FVector::ZeroVector : Kept.GetLocation();
	}
	if (AttachmentRules.RotationRule != EAttachmentRule::KeepRelative)
	{
		const bool bSnap = AttachmentRules.RotationRule == EAttachmentRule::SnapToTarget;
		SetRelativeQuat(bSnap ? FQuat::Identity : Kept.GetRotation());
	}
	if (AttachmentRules.ScaleRule != EAttachmentRule::KeepRelative)
	{
		const bool bSnap = AttachmentRules.ScaleRule == EAttachmentRule::SnapToTarget;
		RelativeScale3D = bSnap ? FVector::OneVector : Kept.GetScale3D();
	}
	UpdateComponentToWorld();
	return true;
}

void USceneComponent::DetachFromComponent(const FDetachmentTransformRules& DetachmentRules)
{
	if (!AttachParent)
	{
		return;
	}
	const FTransform World = ComponentToWorld;
	LeaveParent();
	if (DetachmentRules.LocationRule == EDetachmentRule::KeepWorld)
	{
		RelativeLocation = World.GetLocation();
	}
	if (DetachmentRules.RotationRule == EDetachmentRule::KeepWorld)
	{
		SetRelativeQuat(World.GetRotation());
	}
	if (DetachmentRules.ScaleRule == EDetachmentRule::KeepWorld)
	{
		RelativeScale3D = World.GetScale3D();
	}
	UpdateComponentToWorld();
}

void USceneComponent::DestroyComponent(bool bPromoteChildren)
{
	USceneComponent* NewParent = AttachParent;
	if (bPromoteChildren && NewParent)
	{
		const TArray<TObjectPtr<USceneComponent>> Children = AttachChildren;
		for (USceneComponent* Child : Children)
		{
			Child->AttachToComponent(NewParent, FAttachmentTransformRules::KeepWorldTransform);
		}
	}
	Super::DestroyComponent(bPromoteChildren);
}

void USceneComponent::OnComponentDestroyed(bool bDestroyingHierarchy)
{
	Super::OnComponentDestroyed(bDestroyingHierarchy);
	LeaveParent();
	const TArray<TObjectPtr<USceneComponent>> Children = AttachChildren;
	for (USceneComponent* Child : Children)
	{
		Child->DetachFromComponent(FDetachmentTransformRules::KeepWorldTransform);
	}
}

FTransform USceneComponent::GetSocketTransform(FName, ERelativeTransformSpace TransformSpace) const
{
	switch (TransformSpace)
	{
	case RTS_Actor:
		return GetOwner() ? ComponentToWorld.GetRelativeTransform(GetOwner()->GetActorTransform()) : ComponentToWorld;
	case RTS_Component:
	case RTS_ParentBoneSpace:
		return FTransform::Identity;
	default:
		return ComponentToWorld;
	}
}
