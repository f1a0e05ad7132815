// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "GameFramework/Actor.h"
#include "MRInputTypes.h"

#include "MRInputTestProp.generated.h"

class UStaticMeshComponent;

/** How a test prop reacts to hands. */
UENUM(BlueprintType)
enum class EMRInputTestPropKind : uint8
{
	Button UMETA(ToolTip = "Is pressed while an index finger is within reach."),
	Slider UMETA(ToolTip = "Follows a pinch along its Y axis."),
	Grabbable UMETA(ToolTip = "Follows a pinch that began within reach."),
};

/** Something simple to touch, for a first functional test: button, slider or grabbable cube. */
UCLASS(meta = (DisplayName = "MR Input Test Prop"))
class MRINPUTANIMATIONFUNCTIONALTESTING_API AMRInputTestProp : public AActor
{
	GENERATED_BODY()

public:
	AMRInputTestProp();

	/** How it reacts. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Functional Test")
	EMRInputTestPropKind Kind = EMRInputTestPropKind::Button;

	/** Distance from its centre at which a fingertip touches it. */
	UPROPERTY(
		EditAnywhere, BlueprintReadWrite, Category = "MR Input|Functional Test", meta = (ClampMin = "0", Units = "cm"))
	float Reach = 5.0f;

	/** How far a slider moves to either side. */
	UPROPERTY(
		EditAnywhere, BlueprintReadWrite, Category = "MR Input|Functional Test", meta = (ClampMin = "1", Units = "cm"))
	float Travel = 20.0f;

	/** Whether a finger presses or a pinch holds it. */
	UPROPERTY(BlueprintReadOnly, Category = "MR Input|Functional Test")
	bool bIsTouched = false;

	/** How often it was touched. */
	UPROPERTY(BlueprintReadOnly, Category = "MR Input|Functional Test")
	int32 TouchCount = 0;

	/** Where a slider is, from 0 to 1. */
	UPROPERTY(BlueprintReadOnly, Category = "MR Input|Functional Test")
	float SliderValue = 0.5f;

	/** What it looks like. */
	UPROPERTY(VisibleAnywhere, BlueprintReadOnly, Category = "MR Input|Functional Test")
	TObjectPtr<UStaticMeshComponent> Mesh;

	//~ Begin AActor interface
	virtual void Tick(float DeltaSeconds) override;
	//~ End AActor interface

protected:
	virtual void BeginPlay() override;

private:
	bool FindTip(EMRInputHand Hand, FVector& OutTip) const;
	bool IsTouchedBy(EMRInputHand Hand, const FVector& Tip) const;
	void Follow(const FVector& Tip);

	FTransform Start = FTransform::Identity;
	FVector GrabOffset = FVector::ZeroVector;
	EMRInputHand TouchingHand = EMRInputHand::Left;
};
