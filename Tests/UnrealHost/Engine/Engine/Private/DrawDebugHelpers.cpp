// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "DrawDebugHelpers.h"

#include "Host/HostDebugDraw.h"

namespace UE::Host
{
FDebugDrawCounts& GetDebugDrawCounts()
{
	static FDebugDrawCounts Counts;
	return Counts;
}
} // namespace UE::Host

namespace DrawDebugHelpersDetail
{
void Count(const UWorld* World, int32 UE::Host::FDebugDrawCounts::*Kind)
{
	UE::Host::GetDebugDrawCounts().*Kind += World ? 1 : 0;
}
} // namespace DrawDebugHelpersDetail

void DrawDebugPoint(const UWorld* InWorld, FVector const&, float, FColor const&, bool, float, uint8)
{
	DrawDebugHelpersDetail::Count(InWorld, &UE::Host::FDebugDrawCounts::Points);
}

void DrawDebugLine(const UWorld* InWorld, FVector const&, FVector const&, FColor const&, bool, float, uint8, float)
{
	DrawDebugHelpersDetail::Count(InWorld, &UE::Host::FDebugDrawCounts::Lines);
}

void DrawDebugDirectionalArrow(
	const UWorld* InWorld, FVector const&, FVector const&, float, FColor const&, bool, float, uint8, float)
{
	DrawDebugHelpersDetail::Count(InWorld, &UE::Host::FDebugDrawCounts::Arrows);
}

void DrawDebugSphere(const UWorld* InWorld, FVector const&, float, int32, FColor const&, bool, float, uint8, float)
{
	DrawDebugHelpersDetail::Count(InWorld, &UE::Host::FDebugDrawCounts::Spheres);
}

void DrawDebugBox(const UWorld* InWorld, FVector const&, FVector const&, FColor const&, bool, float, uint8, float)
{
	DrawDebugHelpersDetail::Count(InWorld, &UE::Host::FDebugDrawCounts::Boxes);
}

void DrawDebugCoordinateSystem(const UWorld* InWorld, FVector const&, FRotator const&, float, bool, float, uint8, float)
{
	DrawDebugHelpersDetail::Count(InWorld, &UE::Host::FDebugDrawCounts::Axes);
}

void DrawDebugString(const UWorld* InWorld, FVector const&, const FString&, AActor*, FColor const&, float, bool, float)
{
	DrawDebugHelpersDetail::Count(InWorld, &UE::Host::FDebugDrawCounts::Strings);
}
