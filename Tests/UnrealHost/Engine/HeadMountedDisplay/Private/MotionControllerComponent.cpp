// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "MotionControllerComponent.h"

#include "Engine/Engine.h"
#include "Engine/World.h"
#include "Features/IModularFeatures.h"
#include "GameFramework/WorldSettings.h"
#include "Host/HostMotionController.h"
#include "IXRTrackingSystem.h"
#include "Misc/ScopeLock.h"

namespace MotionControllerComponentDetail
{
TFunction<void(UMotionControllerComponent&)>& GetUpdatedListener()
{
	static TFunction<void(UMotionControllerComponent&)> Listener;
	return Listener;
}

TArray<IMotionController*> GetControllers()
{
	return IModularFeatures::Get().GetModularFeatureImplementations<IMotionController>(
		IMotionController::GetModularFeatureName());
}
} // namespace MotionControllerComponentDetail

UMotionControllerComponent::UMotionControllerComponent(const FObjectInitializer&)
	: UMotionControllerComponent()
{
}

UMotionControllerComponent::UMotionControllerComponent()
	: MotionSource(TEXT("Left"))
	, bDisableLowLatencyUpdate(false)
{
	PrimaryComponentTick.bCanEverTick = true;
	PrimaryComponentTick.bStartWithTickEnabled = true;
	PrimaryComponentTick.TickGroup = TG_PrePhysics;
	// UNCONFIRMED(controllers-move-while-paused): A motion controller component follows in a paused game.
	PrimaryComponentTick.bTickEvenWhenPaused = true;
}

void UMotionControllerComponent::TickComponent(
	float DeltaTime, ELevelTick TickType, FActorComponentTickFunction* ThisTickFunction)
{
	Super::TickComponent(DeltaTime, TickType, ThisTickFunction);

	const UWorld* World = GetWorld();
	const float WorldToMeters = World != nullptr ? World->GetWorldSettings()->WorldToMeters : 100.0f;
	FVector Position = FVector::ZeroVector;
	FRotator Orientation = FRotator::ZeroRotator;
	Velocities = FVelocities();
	bHasAuthority = GetOwner() != nullptr && GetOwner()->HasLocalNetOwner();
	if (!bHasAuthority)
	{
		bTracked = false;
		return;
	}
#if !HOST_HAS_POLL_BY_THREAD
	bTracked = PollControllerState(Position, Orientation, WorldToMeters);
#else
	bTracked = PollControllerState_GameThread(Position, Orientation, Velocities.bLinear, Velocities.Linear,
		Velocities.bAngular, Velocities.AngularAsAxisAndLength, Velocities.bAcceleration, Velocities.Acceleration,
		WorldToMeters);
#endif
	if (bTracked)
	{
		SetRelativeLocationAndRotation(Position, Orientation);
	}
}

float UMotionControllerComponent::GetParameterValue(FName InName, bool& bValueFound)
{
	bValueFound = false;
	return InUseMotionController != nullptr
		? InUseMotionController->GetCustomParameterValue(MotionSource, InName, bValueFound)
		: 0.0f;
}

FVector UMotionControllerComponent::GetHandJointPosition(int jointIndex, bool& bValueFound)
{
	FVector Position = FVector::ZeroVector;
	bValueFound = InUseMotionController != nullptr &&
		InUseMotionController->GetHandJointPosition(MotionSource, jointIndex, Position);
	return bValueFound ? Position : FVector::ZeroVector;
}

bool UMotionControllerComponent::IsHeadSource() const
{
	return MotionSource == FName(TEXT("HMD")) || MotionSource == FName(TEXT("Head"));
}

bool UMotionControllerComponent::PollHead(FVector& Position, FRotator& Orientation) const
{
	IXRTrackingSystem* TrackingSystem = GEngine != nullptr ? GEngine->XRSystem.Get() : nullptr;
	FQuat Rotation = FQuat::Identity;
	if (TrackingSystem == nullptr ||
		!TrackingSystem->GetCurrentPose(IXRTrackingSystem::HMDDeviceId, Rotation, Position))
	{
		return false;
	}
	Orientation = Rotation.Rotator();
	return true;
}

void UMotionControllerComponent::NotifyUpdated(IMotionController& Controller)
{
	if (MotionControllerComponentDetail::GetUpdatedListener())
	{
		InUseMotionController = &Controller;
		MotionControllerComponentDetail::GetUpdatedListener()(*this);
		InUseMotionController = nullptr;
	}
}

void UMotionControllerComponent::RememberPolled(const IMotionController* Controller, bool bHead)
{
	const FScopeLock Lock(&PolledMutex);
	PolledController = Controller;
	bPolledHead = bHead;
}

#if !HOST_HAS_POLL_BY_THREAD

// Both threads ask all controllers; the head comes last.
bool UMotionControllerComponent::PollControllerState(FVector& Position, FRotator& Orientation, float WorldToMetersScale)
{
	IModularFeatures::FHostScopedLock Lock;
	for (IMotionController* Controller : MotionControllerComponentDetail::GetControllers())
	{
		if (IsInGameThread())
		{
			CurrentTrackingStatus = Controller->GetControllerTrackingStatus(PlayerIndex, MotionSource);
		}
		if (Controller->GetControllerOrientationAndPosition(
				PlayerIndex, MotionSource, Orientation, Position, WorldToMetersScale))
		{
			if (IsInGameThread())
			{
				NotifyUpdated(*Controller);
			}
			return true;
		}
	}
	const bool bIsHead = IsHeadSource() && PollHead(Position, Orientation);
	if (bIsHead && IsInGameThread())
	{
		CurrentTrackingStatus = ETrackingStatus::Tracked;
	}
	return bIsHead;
}

#else

FVector UMotionControllerComponent::ToWorld(const FVector& Vector) const
{
	const USceneComponent* Parent = GetAttachParent();
	return Parent != nullptr ? Parent->GetComponentTransform().TransformVectorNoScale(Vector) : Vector;
}

bool UMotionControllerComponent::GetLinearVelocity(FVector& OutLinearVelocity) const
{
	OutLinearVelocity = Velocities.bLinear ? ToWorld(Velocities.Linear) : FVector::ZeroVector;
	return Velocities.bLinear;
}

bool UMotionControllerComponent::PollControllerState_GameThread(FVector& Position, FRotator& Orientation,
	bool& OutbProvidedLinearVelocity, FVector& OutLinearVelocity, bool& OutbProvidedAngularVelocity,
	FVector& OutAngularVelocityAsAxisAndLength, bool& OutbProvidedLinearAcceleration, FVector& OutLinearAcceleration,
	float WorldToMetersScale)
{
#if HOST_HAS_HEAD_SOURCE
	const bool bAskControllers = !IsHeadSource();
#else
	const bool bAskControllers = true;
#endif
	const TArray<IMotionController*> Controllers =
		bAskControllers ? MotionControllerComponentDetail::GetControllers() : TArray<IMotionController*>();
	for (IMotionController* Controller : Controllers)
	{
		CurrentTrackingStatus = Controller->GetControllerTrackingStatus(PlayerIndex, MotionSource);
		if (Controller->GetControllerOrientationAndPosition(PlayerIndex, MotionSource, Orientation, Position,
				OutbProvidedLinearVelocity, OutLinearVelocity, OutbProvidedAngularVelocity,
				OutAngularVelocityAsAxisAndLength, OutbProvidedLinearAcceleration, OutLinearAcceleration,
				WorldToMetersScale))
		{
			RememberPolled(Controller, false);
			NotifyUpdated(*Controller);
			return true;
		}
	}
	const bool bIsHead = IsHeadSource() && PollHead(Position, Orientation);
	RememberPolled(nullptr, bIsHead);
	if (IsHeadSource())
	{
		CurrentTrackingStatus = bIsHead ? ETrackingStatus::Tracked : ETrackingStatus::NotTracked;
	}
	return bIsHead;
}

bool UMotionControllerComponent::PollControllerState_RenderThread(
	FVector& Position, FRotator& Orientation, float WorldToMetersScale)
{
	const FScopeLock Lock(&PolledMutex);
	if (bPolledHead)
	{
		return PollHead(Position, Orientation);
	}
	IModularFeatures::FHostScopedLock FeatureLock;
	// One that has unregistered since may be gone.
	const bool bIsThere = MotionControllerComponentDetail::GetControllers().ContainsByPredicate(
		[this](const IMotionController* Controller) { return Controller == PolledController; });
	return PolledController != nullptr && bIsThere &&
		PolledController->GetControllerOrientationAndPosition(
			PlayerIndex, MotionSource, Orientation, Position, WorldToMetersScale);
}

#endif

namespace UE::Host
{
bool FMotionControllerAccess::PollFromRenderThread(
	UMotionControllerComponent& Component, FVector& Position, FRotator& Orientation, float WorldToMetersScale)
{
	check(IsInRenderingThread());
	if (!Component.bHasAuthority)
	{
		return false;
	}
#if !HOST_HAS_POLL_BY_THREAD
	return Component.PollControllerState(Position, Orientation, WorldToMetersScale);
#else
	return Component.PollControllerState_RenderThread(Position, Orientation, WorldToMetersScale);
#endif
}

void FMotionControllerAccess::SetUpdatedListener(TFunction<void(UMotionControllerComponent&)> Listener)
{
	MotionControllerComponentDetail::GetUpdatedListener() = MoveTemp(Listener);
}
} // namespace UE::Host
