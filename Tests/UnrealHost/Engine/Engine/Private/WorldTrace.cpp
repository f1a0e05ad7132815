// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "CollisionQueryParams.h"
#include "Components/SphereComponent.h"
#include "Engine/HitResult.h"
#include "Engine/World.h"
#include "GameFramework/Actor.h"
#include "UObject/UObjectIterator.h"

FCollisionQueryParams FCollisionQueryParams::DefaultQueryParam;
FCollisionResponseParams FCollisionResponseParams::DefaultResponseParam;

namespace WorldTraceDetail
{
/** How far along the trace it enters the ball, 0 to 1; above 1 if it does not. */
double EntryOf(const USphereComponent& Sphere, const FVector& Start, const FVector& Way)
{
	const FVector ToCentre = Sphere.GetComponentLocation() - Start;
	const double Length = Way.Size();
	const double Along = FVector::DotProduct(ToCentre, Way) / Length;
	const double Radius = Sphere.GetUnscaledSphereRadius();
	const double Depth = Radius * Radius - (ToCentre.SizeSquared() - Along * Along);
	const double Entry = Along - FMath::Sqrt(FMath::Max(Depth, 0.0));
	return Depth < 0.0 || Entry < 0.0 ? 2.0 : Entry / Length;
}
} // namespace WorldTraceDetail

bool UWorld::LineTraceSingleByChannel(FHitResult& OutHit, const FVector& Start, const FVector& End, ECollisionChannel,
	const FCollisionQueryParams& Params, const FCollisionResponseParams&) const
{
	OutHit = FHitResult();
	OutHit.TraceStart = Start;
	OutHit.TraceEnd = End;
	for (TObjectIterator<USphereComponent> It; It; ++It)
	{
		USphereComponent* Sphere = *It;
		const bool bIsAsked = Sphere->GetWorld() == this && Sphere->IsRegistered() &&
			Sphere->GetCollisionEnabled() != ECollisionEnabled::NoCollision &&
			Sphere->GetCollisionProfileName() == TEXT("BlockAll") &&
			!Params.HostIgnoredActors.Contains(Sphere->GetOwner());
		const double Entry = bIsAsked ? WorldTraceDetail::EntryOf(*Sphere, Start, End - Start) : 2.0;
		if (Entry <= OutHit.Time)
		{
			OutHit.bBlockingHit = true;
			OutHit.Time = static_cast<float>(Entry);
			OutHit.ImpactPoint = Start + (End - Start) * Entry;
			OutHit.Component = Sphere;
		}
	}
	OutHit.Location = OutHit.ImpactPoint;
	OutHit.Distance = static_cast<float>((End - Start).Size() * OutHit.Time);
	return OutHit.bBlockingHit;
}

AActor* FHitResult::GetActor() const
{
	return Component.IsValid() ? Component->GetOwner() : nullptr;
}
