// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "MotionControllerComponent.h"

#include "Engine/Engine.h"
#include "Engine/World.h"
#include "Features/IModularFeatures.h"
#include "GameFramework/WorldSettings.h"
#include "IXRTrackingSystem.h"

void UMotionControllerComponent::TickComponent(
	float DeltaTime, ELevelTick TickType, FActorComponentTickFunction* ThisTickFunction)
{
	Super::TickComponent(DeltaTime, TickType, ThisTickFunction);

	const UWorld* World = GetWorld();
	const float WorldToMeters = World != nullptr ? World->GetWorldSettings()->WorldToMeters : 100.0f;
	FVector Position = FVector::ZeroVector;
	FRotator Orientation = FRotator::ZeroRotator;
	bHasLinearVelocity = false;
	bTracked = GetOwner() != nullptr && GetOwner()->HasLocalNetOwner() && Poll(Position, Orientation, WorldToMeters);
	if (bTracked)
	{
		SetRelativeLocation(Position);
		SetRelativeRotation(Orientation);
	}
}

bool UMotionControllerComponent::PollHead(FVector& Position, FRotator& Orientation)
{
	IXRTrackingSystem* TrackingSystem = GEngine != nullptr ? GEngine->XRSystem.Get() : nullptr;
	FQuat Rotation = FQuat::Identity;
	const bool bHasPose =
		TrackingSystem != nullptr && TrackingSystem->GetCurrentPose(IXRTrackingSystem::HMDDeviceId, Rotation, Position);
	Orientation = bHasPose ? Rotation.Rotator() : Orientation;
	if (bHasPose || HOST_HAS_CONTROLLER_VELOCITY)
	{
		CurrentTrackingStatus = bHasPose ? ETrackingStatus::Tracked : ETrackingStatus::NotTracked;
	}
	return bHasPose;
}

bool UMotionControllerComponent::Poll(FVector& Position, FRotator& Orientation, float WorldToMeters)
{
	const bool bIsHead = MotionSource == FName(TEXT("HMD")) || MotionSource == FName(TEXT("Head"));
	if (bIsHead && HOST_HAS_HEAD_SOURCE)
	{
		return PollHead(Position, Orientation);
	}
	for (IMotionController* Controller : IModularFeatures::Get().GetModularFeatureImplementations<IMotionController>(
			 IMotionController::GetModularFeatureName()))
	{
		CurrentTrackingStatus = Controller->GetControllerTrackingStatus(PlayerIndex, MotionSource);
#if HOST_HAS_CONTROLLER_VELOCITY
		bool bHasAngular = false;
		bool bHasAcceleration = false;
		FVector Angular = FVector::ZeroVector;
		FVector Acceleration = FVector::ZeroVector;
		const bool bAnswers = Controller->GetControllerOrientationAndPosition(PlayerIndex, MotionSource, Orientation,
			Position, bHasLinearVelocity, LinearVelocity, bHasAngular, Angular, bHasAcceleration, Acceleration,
			WorldToMeters);
#else
		const bool bAnswers = Controller->GetControllerOrientationAndPosition(
			PlayerIndex, MotionSource, Orientation, Position, WorldToMeters);
#endif
		if (bAnswers)
		{
			return true;
		}
	}
	return bIsHead && PollHead(Position, Orientation);
}

#if HOST_HAS_CONTROLLER_VELOCITY
bool UMotionControllerComponent::GetLinearVelocity(FVector& OutLinearVelocity) const
{
	const USceneComponent* Parent = GetAttachParent();
	OutLinearVelocity = bHasLinearVelocity ? LinearVelocity : FVector::ZeroVector;
	OutLinearVelocity = Parent != nullptr ? Parent->GetComponentTransform().TransformVectorNoScale(OutLinearVelocity)
										  : OutLinearVelocity;
	return bHasLinearVelocity;
}
#endif
