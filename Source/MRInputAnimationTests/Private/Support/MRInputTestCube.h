// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "GameFramework/Actor.h"
#include "MRInputFunctionalTest.h"

#include "MRInputTestCube.generated.h"

class USphereComponent;

/** Something to be grabbed: a pinch of the recorded right hand lifts it. */
UCLASS()
class AMRInputTestCube : public AActor
{
	GENERATED_BODY()

public:
	AMRInputTestCube();

	/** Whether the hand holds it. */
	UPROPERTY()
	bool bIsHeld = false;

	/** Where it is held, in centimetres above its start. */
	UPROPERTY()
	float HeldHeight = 50.0f;

	//~ Begin AActor interface
	virtual void Tick(float DeltaSeconds) override;
	//~ End AActor interface

protected:
	virtual void BeginPlay() override;

private:
	UPROPERTY()
	TObjectPtr<USphereComponent> Sphere;

	FVector Start = FVector::ZeroVector;
};

/** Asserts that its first watched actor, a cube, is held. */
UCLASS()
class AMRInputTestedTest : public AMRInputFunctionalTest
{
	GENERATED_BODY()

public:
	virtual bool CheckAssertion_Implementation(const FString& Assertion, float Time) override;

	/** What it was asked, such as "held 0.750". */
	TArray<FString> Asked;
};
