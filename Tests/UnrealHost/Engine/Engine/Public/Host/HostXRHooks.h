// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

class APlayerController;
class UCameraComponent;
class UClass;
class UWorld;

/**
 * What Engine asks of modules above it: the XR camera of GEngine->XRSystem and how players' input is processed. The
 * XR and input modules set these pointers; one that is null counts as "no".
 */
namespace UE::Host
{
struct FHostXRCameraAnswer
{
	bool bHasPose = false; ///< UpdatePlayerCamera returned true; false also if bLockToHmd is off.
	FQuat Orientation = FQuat::Identity; ///< Relative to the camera's parent.
	FVector Position = FVector::ZeroVector;
};

struct FXRHooks
{
	/** GEngine->XRSystem has a camera, and IsHeadTrackingAllowedForWorld(World) holds. */
	bool (*IsHeadTrackingAllowed)(UWorld& World) = nullptr;

	/**
	 * SetupLateUpdate(ParentToWorld, &Camera, !Camera.bLockToHmd), then UpdatePlayerCamera if bLockToHmd. Called only
	 * where IsHeadTrackingAllowed said yes.
	 */
	void (*UpdateCamera)(UCameraComponent& Camera, const FTransform& ParentToWorld, float DeltaTime,
		FHostXRCameraAnswer& InOutAnswer) = nullptr;

	/** The project's class of player input; null: the plain one. */
	UClass* PlayerInputClass = nullptr;

	/** A controller's frame, after its keys. */
	void (*ProcessPlayerInput)(APlayerController& Player, float DeltaTime) = nullptr;
};

/** The one set of hooks of the program. */
ENGINE_API FXRHooks& GetXRHooks();
} // namespace UE::Host
