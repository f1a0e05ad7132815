// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Components/PrimitiveComponent.h"

#include "StaticMeshComponent.generated.h"

class UStaticMesh;

UCLASS()
class ENGINE_API UStaticMeshComponent : public UPrimitiveComponent
{
	GENERATED_BODY()

public:
	virtual bool SetStaticMesh(UStaticMesh* NewMesh)
	{
		StaticMesh = NewMesh;
		return true;
	}
	UStaticMesh* GetStaticMesh() const { return StaticMesh; }

	virtual UMaterialInterface* GetMaterial(int32 ElementIndex) const override;

private:
	UPROPERTY()
	TObjectPtr<UStaticMesh> StaticMesh;
};
