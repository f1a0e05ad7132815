// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Support/MRInputTestCube.h"

#include "Components/SphereComponent.h"
#include "MRInputPlaybackLibrary.h"

AMRInputTestCube::AMRInputTestCube()
{
	PrimaryActorTick.bCanEverTick = true;
	Sphere = CreateDefaultSubobject<USphereComponent>(TEXT("Sphere"));
	Sphere->InitSphereRadius(10.0f);
	SetRootComponent(Sphere);
}

void AMRInputTestCube::BeginPlay()
{
	Super::BeginPlay();
	Start = GetActorLocation();
}

void AMRInputTestCube::Tick(float DeltaSeconds)
{
	Super::Tick(DeltaSeconds);
	bIsHeld = UMRInputPlaybackLibrary::IsRecordedHandPinching(this, EMRInputHand::Right);
	SetActorLocation(Start + FVector(0.0, 0.0, bIsHeld ? HeldHeight : 0.0));
}

bool AMRInputTestedTest::CheckAssertion_Implementation(const FString& Assertion, float Time)
{
	Asked.Add(FString::Printf(TEXT("%s %.3f"), *Assertion, Time));
	return CastChecked<AMRInputTestCube>(WatchedActors[0].Actor)->bIsHeld;
}
