// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Components/ActorComponent.h"
#include "CoreMinimal.h"

#include "SceneComponent.generated.h"

struct FHitResult;
class USceneComponent;

enum ERelativeTransformSpace : int
{
	RTS_World,
};

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
	explicit USceneComponent(const FObjectInitializer& ObjectInitializer);

	const FTransform& GetComponentTransform() const { return ComponentToWorld; }
	FVector GetComponentLocation() const { return ComponentToWorld.GetLocation(); }
	FRotator GetComponentRotation() const { return ComponentToWorld.Rotator(); }

	FVector GetRelativeLocation() const { return RelativeLocation; }
	FTransform GetRelativeTransform() const { return FTransform(RelativeQuat, RelativeLocation, RelativeScale3D); }

	// A sweep never hits anything here; OutSweepHitResult is left alone.
	void SetRelativeLocation(FVector NewLocation, bool bSweep = false, FHitResult* OutSweepHitResult = nullptr,
		ETeleportType Teleport = ETeleportType::None);
	void SetRelativeRotation(FRotator NewRotation, bool bSweep = false, FHitResult* OutSweepHitResult = nullptr,
		ETeleportType Teleport = ETeleportType::None);
	void SetRelativeRotation(const FQuat& NewRotation, bool bSweep = false, FHitResult* OutSweepHitResult = nullptr,
		ETeleportType Teleport = ETeleportType::None);
	void SetRelativeLocationAndRotation(FVector NewLocation, FRotator NewRotation, bool bSweep = false,
		FHitResult* OutSweepHitResult = nullptr, ETeleportType Teleport = ETeleportType::None);
	void SetRelativeLocationAndRotation(FVector NewLocation, const FQuat& NewRotation, bool bSweep = false,
		FHitResult* OutSweepHitResult = nullptr, ETeleportType Teleport = ETeleportType::None);
	void SetRelativeTransform(const FTransform& NewTransform, bool bSweep = false,
		FHitResult* OutSweepHitResult = nullptr, ETeleportType Teleport = ETeleportType::None);
	void SetRelativeScale3D(FVector NewScale3D);

	void SetWorldScale3D(FVector NewScale);
	void SetWorldTransform(const FTransform& NewTransform, bool bSweep = false, FHitResult* OutSweepHitResult = nullptr,
		ETeleportType Teleport = ETeleportType::None);

	/** In constructors, before registration: the relative transform stays. */
	void SetupAttachment(USceneComponent* InParent, FName InSocketName = NAME_None);

	/** False if the parent is null, the component itself or below it. */
	bool AttachToComponent(
		USceneComponent* InParent, const FAttachmentTransformRules& AttachmentRules, FName InSocketName = NAME_None);

	USceneComponent* GetAttachParent() const { return AttachParent; }
	const TArray<TObjectPtr<USceneComponent>>& GetAttachChildren() const { return AttachChildren; }
	int32 GetNumChildrenComponents() const { return AttachChildren.Num(); }
	bool IsAttachedTo(const USceneComponent* TestComp) const;

	virtual FTransform GetSocketTransform(FName, ERelativeTransformSpace = RTS_World) const { return ComponentToWorld; }

	virtual void SetMobility(EComponentMobility::Type NewMobility) { Mobility = NewMobility; }
	void SetVisibility(bool bNewVisibility, bool bPropagateToChildren = false);
	virtual bool IsVisible() const { return bVisible && !bHiddenInGame; }
	bool GetVisibleFlag() const { return bVisible; }
	void SetAbsolute(
		bool bNewAbsoluteLocation = false, bool bNewAbsoluteRotation = false, bool bNewAbsoluteScale = false);

	/** Recomputes the world transform from the relative one, and those of the children. */
	void UpdateComponentToWorld();

	virtual void OnComponentDestroyed(bool bDestroyingHierarchy) override;

	TEnumAsByte<EComponentMobility::Type> Mobility = EComponentMobility::Movable;
	bool bHiddenInGame = false;

protected:
	virtual void OnRegister() override;

private:
	FTransform ParentToWorld() const;
	void SetRelativeQuat(const FQuat& NewRotation);
	void LeaveParent();

	UPROPERTY()
	FVector RelativeLocation = FVector::ZeroVector;

	UPROPERTY()
	FRotator RelativeRotation = FRotator::ZeroRotator;

	UPROPERTY()
	FVector RelativeScale3D = FVector::OneVector;

	UPROPERTY()
	TObjectPtr<USceneComponent> AttachParent;

	UPROPERTY()
	FName AttachSocketName;

	UPROPERTY(Transient)
	TArray<TObjectPtr<USceneComponent>> AttachChildren;

	FTransform ComponentToWorld = FTransform::Identity;
	FQuat RelativeQuat = FQuat::Identity; ///< The rotator's quaternion, kept unrounded.
	bool bVisible = true;
	bool bAbsoluteLocation = false;
	bool bAbsoluteRotation = false;
	bool bAbsoluteScale = false;
};
