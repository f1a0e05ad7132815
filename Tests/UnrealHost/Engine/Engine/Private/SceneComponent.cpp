// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Components/SceneComponent.h"

#include "GameFramework/Actor.h"

USceneComponent::USceneComponent(const FObjectInitializer& ObjectInitializer)
	: Super(ObjectInitializer)
{
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

void USceneComponent::OnComponentDestroyed(bool bDestroyingHierarchy)
{
	Super::OnComponentDestroyed(bDestroyingHierarchy);
	LeaveParent();
	const TArray<TObjectPtr<USceneComponent>> Children = AttachChildren;
	for (USceneComponent* Child : Children)
	{
		Child->LeaveParent();
		Child->SetWorldTransform(Child->GetComponentTransform());
	}
}
