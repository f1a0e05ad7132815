// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "UObject/Object.h"

#include "StaticMesh.generated.h"

class UMaterialInterface;

/** A mesh without triangles: the host only distinguishes meshes. */
UCLASS()
class ENGINE_API UStaticMesh : public UObject
{
	GENERATED_BODY()

public:
	UMaterialInterface* GetMaterial(int32 MaterialIndex) const;
	void SetMaterial(int32 MaterialIndex, UMaterialInterface* NewMaterial);
	/** The size that the engine's basic shapes are taken to have. */
	FBox GetBoundingBox() const { return FBox(FVector(-50.0), FVector(50.0)); }

private:
	UPROPERTY()
	TArray<TObjectPtr<UMaterialInterface>> Materials; ///< The engine has FStaticMaterial entries.
};
