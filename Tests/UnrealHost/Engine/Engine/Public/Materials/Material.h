// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Materials/MaterialInterface.h"

#include "Material.generated.h"

/** A material without a graph. */
UCLASS()
class ENGINE_API UMaterial : public UMaterialInterface
{
	GENERATED_BODY()

public:
	bool bUsedWithInstancedStaticMeshes = true; ///< A bit field in the engine.
};
