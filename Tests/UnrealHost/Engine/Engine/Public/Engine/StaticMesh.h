// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "UObject/Object.h"

#include "StaticMesh.generated.h"

class UMaterialInterface;

/** A mesh without triangles: the host only distinguishes meshes. */
UCLASS()
class ENGINE_API UStaticMesh : public UObject
{
	GENERATED_BODY()

public:
	UMaterialInterface* GetMaterial(int32 MaterialIndex) const
	{
		return MaterialIndex == 0 ? HostMaterial.Get() : nullptr;
	}

	/** The size that the engine's basic shapes are taken to have. */
	FBox GetBoundingBox() const { return FBox(FVector(-50.0), FVector(50.0)); }

	/** The engine has FStaticMaterial entries. */
	UPROPERTY()
	TObjectPtr<UMaterialInterface> HostMaterial;
};
