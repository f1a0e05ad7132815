// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Components/SceneComponent.h"
#include "GameFramework/Actor.h"

FAttachmentTransformRules FAttachmentTransformRules::KeepRelativeTransform(EAttachmentRule::KeepRelative, false);
FAttachmentTransformRules FAttachmentTransformRules::KeepWorldTransform(EAttachmentRule::KeepWorld, false);

void USceneComponent::SetRelativeQuat(const FQuat& NewRotation)
{
	RelativeQuat = NewRotation;
	RelativeRotation = NewRotation.Rotator();
}

void USceneComponent::SetRelativeLocation(FVector NewLocation, bool, FHitResult*, ETeleportType)
{
	RelativeLocation = NewLocation;
	UpdateComponentToWorld();
}

void USceneComponent::SetRelativeRotation(FRotator NewRotation, bool, FHitResult*, ETeleportType)
{
	RelativeRotation = NewRotation;
	RelativeQuat = NewRotation.Quaternion();
	UpdateComponentToWorld();
}

void USceneComponent::SetRelativeRotation(const FQuat& NewRotation, bool, FHitResult*, ETeleportType)
{
	SetRelativeQuat(NewRotation);
	UpdateComponentToWorld();
}

void USceneComponent::SetRelativeLocationAndRotation(
	FVector NewLocation, FRotator NewRotation, bool bSweep, FHitResult* OutSweepHitResult, ETeleportType Teleport)
{
	RelativeLocation = NewLocation;
	SetRelativeRotation(NewRotation, bSweep, OutSweepHitResult, Teleport);
}

void USceneComponent::SetRelativeLocationAndRotation(
	FVector NewLocation, const FQuat& NewRotation, bool bSweep, FHitResult* OutSweepHitResult, ETeleportType Teleport)
{
	RelativeLocation = NewLocation;
	SetRelativeRotation(NewRotation, bSweep, OutSweepHitResult, Teleport);
}

void USceneComponent::SetRelativeTransform(
	const FTransform& NewTransform, bool bSweep, FHitResult* OutSweepHitResult, ETeleportType Teleport)
{
	RelativeScale3D = NewTransform.GetScale3D();
	SetRelativeLocationAndRotation(
		NewTransform.GetLocation(), NewTransform.GetRotation(), bSweep, OutSweepHitResult, Teleport);
}

void USceneComponent::SetRelativeScale3D(FVector NewScale3D)
{
	RelativeScale3D = NewScale3D;
	UpdateComponentToWorld();
}

void USceneComponent::SetWorldScale3D(FVector NewScale)
{
	SetRelativeScale3D(AttachParent && !bAbsoluteScale ? NewScale / ParentToWorld().GetScale3D() : NewScale);
}

void USceneComponent::SetWorldTransform(
	const FTransform& NewTransform, bool bSweep, FHitResult* OutSweepHitResult, ETeleportType Teleport)
{
	FTransform Relative = AttachParent ? NewTransform.GetRelativeTransform(ParentToWorld()) : NewTransform;
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
	SetRelativeTransform(Relative, bSweep, OutSweepHitResult, Teleport);
}

bool USceneComponent::IsAttachedTo(const USceneComponent* TestComp) const
{
	for (const USceneComponent* Above = AttachParent; Above; Above = Above->AttachParent)
	{
		if (Above == TestComp)
		{
			return true;
		}
	}
	return false;
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

void USceneComponent::SetAbsolute(bool bNewAbsoluteLocation, bool bNewAbsoluteRotation, bool bNewAbsoluteScale)
{
	bAbsoluteLocation = bNewAbsoluteLocation;
	bAbsoluteRotation = bNewAbsoluteRotation;
	bAbsoluteScale = bNewAbsoluteScale;
	UpdateComponentToWorld();
}
