// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "UObject/WeakObjectPtrTemplates.h"

#include "HitResult.generated.h"

class AActor;
class UPrimitiveComponent;

USTRUCT(BlueprintType)
struct ENGINE_API FHitResult
{
	GENERATED_BODY()

	bool bBlockingHit = false;

	/** How far along the trace, 0 to 1, and in the world's units. */
	float Time = 1.0f;
	float Distance = 0.0f;
	FVector Location = FVector::ZeroVector;
	FVector ImpactPoint = FVector::ZeroVector;
	FVector TraceStart = FVector::ZeroVector;
	FVector TraceEnd = FVector::ZeroVector;

	TWeakObjectPtr<UPrimitiveComponent> Component;

	AActor* GetActor() const;
};
