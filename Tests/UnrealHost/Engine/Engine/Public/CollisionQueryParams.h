// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

class AActor;

struct ENGINE_API FCollisionQueryParams
{
	static FCollisionQueryParams DefaultQueryParam;

	FCollisionQueryParams() = default;
	explicit FCollisionQueryParams(
		FName InTraceTag, bool bInTraceComplex = false, const AActor* InIgnoreActor = nullptr)
		: TraceTag(InTraceTag)
		, bTraceComplex(bInTraceComplex)
	{
		AddIgnoredActor(InIgnoreActor);
	}

	void AddIgnoredActor(const AActor* InIgnoreActor)
	{
		if (InIgnoreActor)
		{
			HostIgnoredActors.Add(InIgnoreActor);
		}
	}

	FName TraceTag;
	bool bTraceComplex = false;
	TArray<const AActor*> HostIgnoredActors;
};

/** Which answers count. Everything blocks here. */
struct ENGINE_API FCollisionResponseParams
{
	static FCollisionResponseParams DefaultResponseParam;
};

#define SCENE_QUERY_STAT(QueryName) FName(TEXT(#QueryName))
