// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Components/PrimitiveComponent.h"
#include "CoreMinimal.h"

#include "StaticMeshComponent.generated.h"

UCLASS(Abstract)
class ENGINE_API UMeshComponent : public UPrimitiveComponent
{
	GENERATED_BODY()
};

class UStaticMesh;

UCLASS()
class ENGINE_API UStaticMeshComponent : public UMeshComponent
{
	GENERATED_BODY()

public:
	/** True if the mesh changed. */
	virtual bool SetStaticMesh(UStaticMesh* NewMesh);
	UStaticMesh* GetStaticMesh() const { return StaticMesh; }

	virtual UMaterialInterface* GetMaterial(int32 ElementIndex) const override;

private:
	UPROPERTY()
	TObjectPtr<UStaticMesh> StaticMesh;
};
