// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Components/PrimitiveComponent.h"
#include "CoreMinimal.h"

#include "SphereComponent.generated.h"

/** A ball: the one shape that traces meet here. In the engine it derives from UShapeComponent. */
UCLASS()
class ENGINE_API USphereComponent : public UPrimitiveComponent
{
	GENERATED_BODY()

public:
	void InitSphereRadius(float InSphereRadius) { SphereRadius = InSphereRadius; }
	void SetSphereRadius(float InSphereRadius, bool = true) { SphereRadius = InSphereRadius; }
	float GetUnscaledSphereRadius() const { return SphereRadius; }

protected:
	UPROPERTY(EditAnywhere, Category = "Shape")
	float SphereRadius = 32.0f;
};
