// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Components/PrimitiveComponent.h"
#include "CoreMinimal.h"
#include "HAL/CriticalSection.h"
#include "IMotionController.h"
#include "InputCoreTypes.h"

#include <atomic>

#include "MotionControllerComponent.generated.h"

namespace UE::Host
{
struct FMotionControllerAccess;
}

/**
 * Follows a motion source: each tick the first registered IMotionController that answers gives the relative transform.
 * Only for an actor with a local net owner; on any other it asks nobody and stays where it is.
 * 5.3 on: velocities come with it, and a late update asks that same controller again from the render thread.
 */
UCLASS()
class HEADMOUNTEDDISPLAY_API UMotionControllerComponent : public UPrimitiveComponent
{
	GENERATED_BODY()

public:
	UMotionControllerComponent();
	explicit UMotionControllerComponent(const FObjectInitializer& ObjectInitializer);

	/** Passed to the controllers as their index. */
	UPROPERTY()
	int32 PlayerIndex = 0;

	UPROPERTY()
	FName MotionSource;

	/** Status told by the last controller that was asked. */
	UPROPERTY()
	ETrackingStatus CurrentTrackingStatus = ETrackingStatus::NotTracked;

	uint32 bDisableLowLatencyUpdate : 1;

	virtual void TickComponent(
		float DeltaTime, ELevelTick TickType, FActorComponentTickFunction* ThisTickFunction) override;

	/** Whether a controller answered at the last tick. */
	bool IsTracked() const { return bTracked; }

	void SetTrackingMotionSource(const FName NewSource) { MotionSource = NewSource; }

	/** Both ask the controller in use, so they find something only while the component's update event runs. */
	float GetParameterValue(FName InName, bool& bValueFound);
	FVector GetHandJointPosition(int jointIndex, bool& bValueFound);

#if HOST_HAS_CONTROLLER_VELOCITY
	/** In world space, centimetres and degrees; false, and the output zero, if the controller gave none. */
	bool GetLinearVelocity(FVector& OutLinearVelocity) const;
#endif

private:
	friend struct UE::Host::FMotionControllerAccess;

	struct FVelocities
	{
		bool bLinear = false;
		FVector Linear = FVector::ZeroVector;
		bool bAngular = false;
		FVector AngularAsAxisAndLength = FVector::ZeroVector;
		bool bAcceleration = false;
		FVector Acceleration = FVector::ZeroVector;
	};

#if !HOST_HAS_POLL_BY_THREAD
	bool PollControllerState(FVector& Position, FRotator& Orientation, float WorldToMetersScale);
#else
	bool PollControllerState_GameThread(FVector& Position, FRotator& Orientation, bool& OutbProvidedLinearVelocity,
		FVector& OutLinearVelocity, bool& OutbProvidedAngularVelocity, FVector& OutAngularVelocityAsAxisAndLength,
		bool& OutbProvidedLinearAcceleration, FVector& OutLinearAcceleration, float WorldToMetersScale);
	bool PollControllerState_RenderThread(FVector& Position, FRotator& Orientation, float WorldToMetersScale);
#endif
	bool PollHead(FVector& Position, FRotator& Orientation) const;
	bool IsHeadSource() const;
	void NotifyUpdated(IMotionController& Controller);
	void RememberPolled(const IMotionController* Controller, bool bHead);
	FVector ToWorld(const FVector& Vector) const;

	bool bTracked = false;
	std::atomic<bool> bHasAuthority{false}; ///< Of the last tick; the render thread reads it too.
	FVelocities Velocities;
	IMotionController* InUseMotionController = nullptr;

	/** Guards what the render thread asks again. */
	FCriticalSection PolledMutex;
	const IMotionController* PolledController = nullptr;
	bool bPolledHead = false;
};
