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

/** Life of the engine, for the runner and the self tests. */
namespace UE::Host
{
/**
 * Makes GEngine and its subsystems, then in a Game target a running standalone game (game instance, begun world, local
 * player 0 with its controller), in an Editor target an editor world; runs the listeners of OnEngineInit, and then
 * broadcasts FCoreDelegates' PostEngineInit. Classes must be registered before. Once until ShutdownEngine.
 */
ENGINE_API void InitializeEngine();

/** Ends play, destroys all worlds and game instances, runs the listeners of OnEngineShutdown, drops GEngine. */
ENGINE_API void ShutdownEngine();

/** The level that UGameplayStatics::OpenLevel was asked for last. The host loads no maps. */
ENGINE_API FName GetAskedLevel();

/** Listeners stay for the life of the program and are called in the order of registration. */
ENGINE_API void OnEngineInit(TFunction<void()> Listener);
ENGINE_API void OnEngineShutdown(TFunction<void()> Listener);
} // namespace UE::Host
