// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "UObject/WeakObjectPtrTemplates.h"

#include "HitResult.generated.h"

class AActor;
class UPrimitiveComponent;

USTRUCT(BlueprintType)
struct ENGINE_API FHitResult
{
	GENERATED_BODY()

	UPROPERTY()
	bool bBlockingHit = false;

	/** How far along the trace, 0 to 1, and in the world's units. */
	UPROPERTY()
	float Time = 1.0f;

	UPROPERTY()
	float Distance = 0.0f;

	UPROPERTY()
	FVector Location = FVector::ZeroVector;

	UPROPERTY()
	FVector ImpactPoint = FVector::ZeroVector;

	UPROPERTY()
	FVector TraceStart = FVector::ZeroVector;

	UPROPERTY()
	FVector TraceEnd = FVector::ZeroVector;

	TWeakObjectPtr<UPrimitiveComponent> Component;

	AActor* GetActor() const;
};
