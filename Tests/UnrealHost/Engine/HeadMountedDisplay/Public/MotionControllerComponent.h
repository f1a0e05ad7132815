// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Components/PrimitiveComponent.h"
#include "IMotionController.h"

#include "MotionControllerComponent.generated.h"

/**
 * Follows a motion source: each tick the first registered IMotionController that answers gives the relative transform.
 * Only for an actor with a local net owner; on any other it asks nobody and stays where it is.
 */
UCLASS()
class HEADMOUNTEDDISPLAY_API UMotionControllerComponent : public UPrimitiveComponent
{
	GENERATED_BODY()

public:
	UMotionControllerComponent()
		: MotionSource(TEXT("Left"))
	{
		PrimaryComponentTick.bCanEverTick = true;
		PrimaryComponentTick.bStartWithTickEnabled = true;
		PrimaryComponentTick.TickGroup = TG_PrePhysics;
		// UNCONFIRMED(controllers-move-while-paused): A motion controller component follows in a paused game.
		PrimaryComponentTick.bTickEvenWhenPaused = true;
	}

	/** Passed to the controllers as their index. */
	int32 PlayerIndex = 0;
	FName MotionSource;

	/** Status reported by the last controller that was queried. */
	ETrackingStatus CurrentTrackingStatus = ETrackingStatus::NotTracked;

	virtual void TickComponent(
		float DeltaTime, ELevelTick TickType, FActorComponentTickFunction* ThisTickFunction) override;

	/** Whether a controller answered at the last tick. */
	bool IsTracked() const { return bTracked; }

	void SetTrackingMotionSource(const FName NewSource) { MotionSource = NewSource; }

#if HOST_HAS_CONTROLLER_VELOCITY
	/** In world space, centimetres and degrees; false, and the output zero, if the controller gave none. */
	bool GetLinearVelocity(FVector& OutLinearVelocity) const;
#endif

private:
	bool Poll(FVector& Position, FRotator& Orientation, float WorldToMeters);
	bool PollHead(FVector& Position, FRotator& Orientation);

	bool bTracked = false;
	bool bHasLinearVelocity = false;
	FVector LinearVelocity = FVector::ZeroVector;
};
