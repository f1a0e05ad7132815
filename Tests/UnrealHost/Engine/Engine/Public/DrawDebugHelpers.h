// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

class AActor;
class UWorld;

// The host draws nothing; it counts the calls (Host/HostDebugDraw.h). A null world draws nothing in the engine either.

ENGINE_API void DrawDebugPoint(const UWorld* InWorld, FVector const& Position, float Size, FColor const& PointColor,
	bool bPersistentLines = false, float LifeTime = -1.0f, uint8 DepthPriority = 0);
ENGINE_API void DrawDebugLine(const UWorld* InWorld, FVector const& LineStart, FVector const& LineEnd,
	FColor const& Color, bool bPersistentLines = false, float LifeTime = -1.0f, uint8 DepthPriority = 0,
	float Thickness = 0.0f);
ENGINE_API void DrawDebugDirectionalArrow(const UWorld* InWorld, FVector const& LineStart, FVector const& LineEnd,
	float ArrowSize, FColor const& Color, bool bPersistentLines = false, float LifeTime = -1.0f,
	uint8 DepthPriority = 0, float Thickness = 0.0f);
ENGINE_API void DrawDebugSphere(const UWorld* InWorld, FVector const& Center, float Radius, int32 Segments,
	FColor const& Color, bool bPersistentLines = false, float LifeTime = -1.0f, uint8 DepthPriority = 0,
	float Thickness = 0.0f);
ENGINE_API void DrawDebugBox(const UWorld* InWorld, FVector const& Center, FVector const& Extent, FColor const& Color,
	bool bPersistentLines = false, float LifeTime = -1.0f, uint8 DepthPriority = 0, float Thickness = 0.0f);
ENGINE_API void DrawDebugCoordinateSystem(const UWorld* InWorld, FVector const& AxisLoc, FRotator const& AxisRot,
	float Scale, bool bPersistentLines = false, float LifeTime = -1.0f, uint8 DepthPriority = 0,
	float Thickness = 0.0f);
ENGINE_API void DrawDebugString(const UWorld* InWorld, FVector const& TextLocation, const FString& Text,
	AActor* TestBaseActor = nullptr, FColor const& TextColor = FColor::White, float Duration = -1.0f,
	bool bDrawShadow = false, float FontScale = 1.0f);
