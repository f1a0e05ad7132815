// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Components/PrimitiveComponent.h"

#include "SphereComponent.generated.h"

/**
 * A ball: the one shape that traces meet here, once it has another profile than its own, which overlaps and blocks
 * nothing. In the engine it derives from UShapeComponent. UNCONFIRMED(shape-profile): Shape components have the
 * collision profile OverlapAllDynamic until another one is set.
 */
UCLASS()
class ENGINE_API USphereComponent : public UPrimitiveComponent
{
	GENERATED_BODY()

public:
	USphereComponent() { SetCollisionProfileName(TEXT("OverlapAllDynamic")); }

	void InitSphereRadius(float InSphereRadius) { SphereRadius = InSphereRadius; }
	float GetUnscaledSphereRadius() const { return SphereRadius; }

protected:
	float SphereRadius = 32.0f;
};
