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
	virtual int32 GetNumMaterials() const { return 0; }
	virtual void SetMaterial(int32 ElementIndex, UMaterialInterface* Material);

	/** Makes an instance of the material, or of SourceMaterial, and puts it in the slot; null without a material. */
	virtual UMaterialInstanceDynamic* CreateDynamicMaterialInstance(
		int32 ElementIndex, UMaterialInterface* SourceMaterial = nullptr, FName OptionalName = NAME_None);

	virtual void SetCollisionEnabled(ECollisionEnabled::Type NewType) { CollisionEnabled = NewType; }
	virtual ECollisionEnabled::Type GetCollisionEnabled() const { return CollisionEnabled; }
	virtual void SetCollisionProfileName(FName InCollisionProfileName, bool bUpdateOverlaps = true);
	FName GetCollisionProfileName() const { return CollisionProfileName; }
	void SetGenerateOverlapEvents(bool bInGenerateOverlapEvents) { bGenerateOverlapEvents = bInGenerateOverlapEvents; }
	bool GetGenerateOverlapEvents() const { return bGenerateOverlapEvents; }
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
