// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Camera/CameraComponent.h"

#include "Camera/CameraTypes.h"
#include "Engine/World.h"
#include "Host/HostEngine.h"

namespace UE::Host
{
FXRHooks& GetXRHooks()
{
	static FXRHooks Hooks;
	return Hooks;
}
} // namespace UE::Host

namespace CameraComponentDetail
{
void FollowXRCamera(UCameraComponent& Camera, float DeltaTime)
{
	UE::Host::FHostXRCameraAnswer Answer;
	const FTransform ParentToWorld = Camera.GetRelativeTransform().Inverse() * Camera.GetComponentTransform();
	UE::Host::GetXRHooks().UpdateCamera(Camera, ParentToWorld, DeltaTime, Answer);
	if (Camera.bLockToHmd)
	{
		// UNCONFIRMED(camera-without-pose): A locked camera whose head has no pose goes back to its parent.
		const bool bHasPose = Answer.bHasPose;
		Camera.SetRelativeTransform(bHasPose ? FTransform(Answer.Orientation, Answer.Position) : FTransform::Identity);
	}
}
} // namespace CameraComponentDetail
bool UCameraComponent::IsXRHeadTrackedCamera() const
{
	UWorld* World = GetWorld();
	const UE::Host::FXRHooks& Hooks = UE::Host::GetXRHooks();
	return World && World->IsGameWorld() && Hooks.IsHeadTrackingAllowed && Hooks.IsHeadTrackingAllowed(*World);
}

#if HOST_HAS_XR_CAMERA_DELTA_TIME
void UCameraComponent::HandleXRCamera(float DeltaTime)
{
	CameraComponentDetail::FollowXRCamera(*this, DeltaTime);
}
#else
void UCameraComponent::HandleXRCamera()
{
	CameraComponentDetail::FollowXRCamera(*this, 0.0f);
}
#endif

void UCameraComponent::GetCameraView(float DeltaTime, FMinimalViewInfo& DesiredView)
{
	if (IsXRHeadTrackedCamera())
	{
#if HOST_HAS_XR_CAMERA_DELTA_TIME
		HandleXRCamera(DeltaTime);
#else
		(void)DeltaTime;
		HandleXRCamera();
#endif
	}
	DesiredView.Location = GetComponentLocation();
	DesiredView.Rotation = GetComponentRotation();
}
