// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Camera/CameraComponent.h"

#include "Camera/CameraTypes.h"
#include "Engine/World.h"
#include "GameFramework/Pawn.h"
#include "Host/HostXRHooks.h"

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
/** Fills the answer from the XR camera and gives whether there was one. */
bool AskXRCamera(UCameraComponent& Camera, float DeltaTime, UE::Host::FHostXRCameraAnswer& Answer)
{
	const UE::Host::FXRHooks& Hooks = UE::Host::GetXRHooks();
	if (!Hooks.UpdateCamera)
	{
		return false;
	}
	const FTransform Relative = Camera.GetRelativeTransform();
	const FTransform ParentToWorld = Relative.Inverse() * Camera.GetComponentTransform();
	Answer.FieldOfView = Camera.FieldOfView;
	Hooks.UpdateCamera(Camera, ParentToWorld, DeltaTime, Answer);
	return true;
}

void FollowXRCamera(UCameraComponent& Camera, float DeltaTime)
{
	UE::Host::FHostXRCameraAnswer Answer;
	if (!AskXRCamera(Camera, DeltaTime, Answer))
	{
		return;
	}
	if (Camera.bLockToHmd)
	{
		// UNCONFIRMED(camera-without-pose): A locked camera whose head has no pose goes back to its parent.
		const bool bHasPose = Answer.bHasPose;
		Camera.SetRelativeTransform(bHasPose ? FTransform(Answer.Orientation, Answer.Position) : FTransform::Identity);
	}
	Camera.FieldOfView = Answer.FieldOfView;
}
} // namespace CameraComponentDetail

UCameraComponent::UCameraComponent()
{
	bAutoActivate = true;
}

UCameraComponent::UCameraComponent(const FObjectInitializer&)
	: UCameraComponent()
{
}

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
	const APawn* Pawn = bUsePawnControlRotation ? Cast<APawn>(GetOwner()) : nullptr;
	if (Pawn && Pawn->IsPlayerControlled())
	{
		SetWorldRotation(Pawn->GetControlRotation());
	}
	DesiredView.Location = GetComponentLocation();
	DesiredView.Rotation = GetComponentRotation();
	DesiredView.FOV = FieldOfView;
	DesiredView.DesiredFOV = FieldOfView;
	DesiredView.AspectRatio = AspectRatio;
	DesiredView.bConstrainAspectRatio = bConstrainAspectRatio;
}
