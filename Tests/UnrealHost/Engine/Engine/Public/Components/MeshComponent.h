// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Components/PrimitiveComponent.h"
#include "CoreMinimal.h"

#include "MeshComponent.generated.h"

/** Base of components that draw triangles. */
UCLASS(Abstract)
class ENGINE_API UMeshComponent : public UPrimitiveComponent
{
	GENERATED_BODY()
};
