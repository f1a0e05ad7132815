// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Components/SceneComponent.h"

#include "GameFramework/Actor.h"

FAttachmentTransformRules FAttachmentTransformRules::KeepRelativeTransform(EAttachmentRule::KeepRelative, false);

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

bool USceneComponent::AttachToComponent(USceneComponent* InParent, const FAttachmentTransformRules& AttachmentRules)
{
	checkf(AttachmentRules.Rule == EAttachmentRule::KeepRelative, TEXT("The host keeps relative transforms only"));
	if (InParent)
	{
		LeaveParent();
		AttachParent = InParent;
		InParent->AttachChildren.AddUnique(this);
		UpdateComponentToWorld();
	}
	return InParent != nullptr;
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

void USceneComponent::SetWorldTransform(const FTransform& NewTransform, bool, FHitResult*, ETeleportType)
{
	FTransform Relative = NewTransform.GetRelativeTransform(ParentToWorld());
	if (bAbsoluteLocation)
	{
		Relative.SetLocation(NewTransform.GetLocation());
	}
	if (bAbsoluteRotation)
	{
		Relative.SetRotation(NewTransform.GetRotation());
	}
	if (bAbsoluteScale)
	{
		Relative.SetScale3D(NewTransform.GetScale3D());
	}
	SetRelativeTransform(Relative);
}

void USceneComponent::SetVisibility(bool bNewVisibility, bool bPropagateToChildren)
{
	bVisible = bNewVisibility;
	for (USceneComponent* Child : AttachChildren)
	{
		if (bPropagateToChildren)
		{
			Child->SetVisibility(bNewVisibility, true);
		}
	}
}
