// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Components/ActorComponent.h"

#include "SceneComponent.generated.h"

struct FHitResult;
class USceneComponent;

/**
 * A component with a place. Its world transform is its relative one times its parent's (socket) transform; moving a
 * component moves its children at once.
 */
UCLASS()
class ENGINE_API USceneComponent : public UActorComponent
{
	GENERATED_BODY()

public:
	USceneComponent() = default;

	const FTransform& GetComponentTransform() const { return ComponentToWorld; }
	FVector GetComponentLocation() const { return ComponentToWorld.GetLocation(); }
	FRotator GetComponentRotation() const { return ComponentToWorld.Rotator(); }

	FVector GetRelativeLocation() const { return RelativeLocation; }
	FTransform GetRelativeTransform() const { return FTransform(RelativeQuat, RelativeLocation, RelativeScale3D); }

	void SetRelativeLocation(FVector NewLocation)
	{
		RelativeLocation = NewLocation;
		UpdateComponentToWorld();
	}
	void SetRelativeRotation(FRotator NewRotation)
	{
		RelativeRotation = NewRotation;
		RelativeQuat = NewRotation.Quaternion();
		UpdateComponentToWorld();
	}
	void SetRelativeRotation(const FQuat& NewRotation)
	{
		RelativeRotation = NewRotation.Rotator();
		RelativeQuat = NewRotation;
		UpdateComponentToWorld();
	}
	void SetRelativeTransform(const FTransform& NewTransform)
	{
		RelativeLocation = NewTransform.GetLocation();
		RelativeScale3D = NewTransform.GetScale3D();
		SetRelativeRotation(NewTransform.GetRotation());
	}
	void SetWorldTransform(const FTransform& NewTransform);

	/** In constructors, before registration: the relative transform stays. */
	void SetupAttachment(USceneComponent* InParent)
	{
		if (ensureMsgf(!IsRegistered(), TEXT("SetupAttachment is for components that are not registered yet")))
		{
			AttachParent = InParent;
		}
	}

	/** False without a parent. */
	bool AttachToComponent(USceneComponent* InParent, const FAttachmentTransformRules& AttachmentRules);

	USceneComponent* GetAttachParent() const { return AttachParent; }
	const TArray<TObjectPtr<USceneComponent>>& GetAttachChildren() const { return AttachChildren; }
	virtual void SetMobility(EComponentMobility::Type) {}
	int32 GetNumChildrenComponents() const { return AttachChildren.Num(); }

	void SetVisibility(bool bNewVisibility, bool bPropagateToChildren = false);
	virtual bool IsVisible() const { return bVisible; }
	bool GetVisibleFlag() const { return bVisible; }
	void SetAbsolute(bool bNewAbsoluteLocation, bool bNewAbsoluteRotation, bool bNewAbsoluteScale)
	{
		bAbsoluteLocation = bNewAbsoluteLocation;
		bAbsoluteRotation = bNewAbsoluteRotation;
		bAbsoluteScale = bNewAbsoluteScale;
		UpdateComponentToWorld();
	}

	/** Recomputes the world transform from the relative one, and those of the children. */
	void UpdateComponentToWorld();

	virtual void OnComponentDestroyed(bool bDestroyingHierarchy) override;

protected:
	virtual void OnRegister() override;

private:
	FTransform ParentToWorld() const { return AttachParent ? AttachParent->ComponentToWorld : FTransform::Identity; }
	void LeaveParent()
	{
		if (AttachParent)
		{
			AttachParent->AttachChildren.Remove(this);
		}
		AttachParent = nullptr;
	}

	UPROPERTY()
	FVector RelativeLocation = FVector::ZeroVector;

	UPROPERTY()
	FRotator RelativeRotation = FRotator::ZeroRotator;

	UPROPERTY()
	FVector RelativeScale3D = FVector::OneVector;

	UPROPERTY()
	TObjectPtr<USceneComponent> AttachParent;

	UPROPERTY(Transient)
	TArray<TObjectPtr<USceneComponent>> AttachChildren;

	FTransform ComponentToWorld = FTransform::Identity;
	FQuat RelativeQuat = FQuat::Identity; ///< The rotator's quaternion, kept unrounded.
	bool bVisible = true;
	bool bAbsoluteLocation = false;
	bool bAbsoluteRotation = false;
	bool bAbsoluteScale = false;
};
