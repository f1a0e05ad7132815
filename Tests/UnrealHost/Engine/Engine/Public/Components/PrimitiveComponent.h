// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Components/SceneComponent.h"
#include "CoreMinimal.h"

#include "PrimitiveComponent.generated.h"

class UMaterialInstanceDynamic;
class UMaterialInterface;

/** A component that would be drawn. Collision settings are kept and mean nothing. */
UCLASS(Abstract)
class ENGINE_API UPrimitiveComponent : public USceneComponent
{
	GENERATED_BODY()

public:
	virtual UMaterialInterface* GetMaterial(int32 ElementIndex) const;
	virtual void SetMaterial(int32 ElementIndex, UMaterialInterface* Material);

	virtual void SetCollisionEnabled(ECollisionEnabled::Type NewType) { CollisionEnabled = NewType; }
	virtual ECollisionEnabled::Type GetCollisionEnabled() const { return CollisionEnabled; }
	virtual void SetCollisionProfileName(FName InCollisionProfileName, bool bUpdateOverlaps = true);
	FName GetCollisionProfileName() const { return CollisionProfileName; }
	void SetGenerateOverlapEvents(bool bInGenerateOverlapEvents) { bGenerateOverlapEvents = bInGenerateOverlapEvents; }
	void SetCastShadow(bool bNewCastShadow) { CastShadow = bNewCastShadow; }
	void SetCanEverAffectNavigation(bool) {}

	bool CastShadow = true;

protected:
	UPROPERTY()
	TArray<TObjectPtr<UMaterialInterface>> OverrideMaterials; ///< The engine has them in UMeshComponent.

private:
	FName CollisionProfileName;
	TEnumAsByte<ECollisionEnabled::Type> CollisionEnabled = ECollisionEnabled::QueryAndPhysics;
	bool bGenerateOverlapEvents = true;
};
