// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Components/SceneComponent.h"

#include "PrimitiveComponent.generated.h"

class UMaterialInterface;

/** A component that would be drawn. Collision settings are kept and mean nothing. */
UCLASS(Abstract)
class ENGINE_API UPrimitiveComponent : public USceneComponent
{
	GENERATED_BODY()

public:
	/** Of the first element; the host's have no more. */
	virtual UMaterialInterface* GetMaterial(int32 ElementIndex) const
	{
		return ElementIndex == 0 ? OverrideMaterial.Get() : nullptr;
	}
	virtual void SetMaterial(int32 ElementIndex, UMaterialInterface* Material)
	{
		check(ElementIndex == 0);
		OverrideMaterial = Material;
	}
	virtual void SetCollisionEnabled(ECollisionEnabled::Type NewType) { CollisionEnabled = NewType; }
	virtual ECollisionEnabled::Type GetCollisionEnabled() const { return CollisionEnabled; }
	virtual void SetCollisionProfileName(FName InCollisionProfileName, bool = true)
	{
		CollisionProfileName = InCollisionProfileName;
	}
	FName GetCollisionProfileName() const { return CollisionProfileName; }
	void SetGenerateOverlapEvents(bool) {}
	void SetCastShadow(bool) {}
	void SetCanEverAffectNavigation(bool) {}

private:
	UPROPERTY()
	TObjectPtr<UMaterialInterface> OverrideMaterial; ///< The engine has them in UMeshComponent.

	FName CollisionProfileName;
	TEnumAsByte<ECollisionEnabled::Type> CollisionEnabled = ECollisionEnabled::QueryAndPhysics;
};
