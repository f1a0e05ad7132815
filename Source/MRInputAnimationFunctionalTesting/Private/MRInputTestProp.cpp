// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputTestProp.h"

#include "Components/StaticMeshComponent.h"
#include "HeadMountedDisplayTypes.h"
#include "MRInputPlaybackLibrary.h"

AMRInputTestProp::AMRInputTestProp()
{
	PrimaryActorTick.bCanEverTick = true;
	Mesh = CreateDefaultSubobject<UStaticMeshComponent>(TEXT("Mesh"));
	Mesh->SetMobility(EComponentMobility::Movable);
	SetRootComponent(Mesh);
}

void AMRInputTestProp::BeginPlay()
{
	Super::BeginPlay();
	Start = GetActorTransform();
}

void AMRInputTestProp::Tick(float DeltaSeconds)
{
	Super::Tick(DeltaSeconds);
	FVector Tip;
	if (bIsTouched)
	{
		bIsTouched = FindTip(TouchingHand, Tip) && IsTouchedBy(TouchingHand, Tip);
		Follow(Tip);
		return;
	}
	for (const EMRInputHand Hand : {EMRInputHand::Left, EMRInputHand::Right})
	{
		const bool bIsNear = FindTip(Hand, Tip) && FVector::Dist(Tip, GetActorLocation()) <= Reach;
		if (bIsNear && IsTouchedBy(Hand, Tip))
		{
			bIsTouched = true;
			++TouchCount;
			TouchingHand = Hand;
			GrabOffset = GetActorLocation() - Tip;
			return;
		}
	}
}

bool AMRInputTestProp::FindTip(EMRInputHand Hand, FVector& OutTip) const
{
	FTransform Joint;
	const bool bIsTracked = UMRInputPlaybackLibrary::GetRecordedJoint(this, Hand, EHandKeypoint::IndexTip, Joint);
	OutTip = Joint.GetLocation();
	return bIsTracked;
}

/** A button by a finger within reach, the others for as long as the pinch lasts. */
bool AMRInputTestProp::IsTouchedBy(EMRInputHand Hand, const FVector& Tip) const
{
	return Kind == EMRInputTestPropKind::Button ? FVector::Dist(Tip, GetActorLocation()) <= Reach
												: UMRInputPlaybackLibrary::IsRecordedHandPinching(this, Hand);
}

void AMRInputTestProp::Follow(const FVector& Tip)
{
	if (!bIsTouched || Kind == EMRInputTestPropKind::Button)
	{
		return;
	}
	FVector Location = Tip + GrabOffset;
	if (Kind == EMRInputTestPropKind::Slider)
	{
		const FVector Axis = Start.GetRotation().GetRightVector();
		const double Along = FVector::DotProduct(Location - Start.GetLocation(), Axis);
		const double Kept = FMath::Clamp(Along, -static_cast<double>(Travel), static_cast<double>(Travel));
		SliderValue = static_cast<float>(0.5 + 0.5 * Kept / Travel);
		Location = Start.GetLocation() + Axis * Kept;
	}
	SetActorLocation(Location);
}
