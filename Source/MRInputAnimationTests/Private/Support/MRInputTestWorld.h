// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Engine/World.h"
#include "GameFramework/Actor.h"
#include "MRInputTypes.h"
#include "Support/MRInputTestKeys.h"
#include "UObject/StrongObjectPtr.h"

class APlayerController;
class UCameraComponent;
class UGameInstance;
class ULocalPlayer;
class UMotionControllerComponent;
class UMRInputAnimation;
class UMRInputPlaybackSubsystem;

/**
 * A game world of its own that has begun play, with a game instance, a local player, its controller and a plain pawn.
 * The plugin's keys reach that player. Frames may be up to 100 s long, so that a slow one can be tried. Game thread.
 */
class FMRInputTestWorld
{
public:
	FMRInputTestWorld();

	/** Ends the game and the world, as leaving a game does, and collects garbage. */
	~FMRInputTestWorld();
	UE_NONCOPYABLE(FMRInputTestWorld);

	UWorld& Get() const { return *World; }
	UGameInstance& GetGameInstance() const { return *GameInstance; }
	UMRInputPlaybackSubsystem& GetPlayback() const;
	APlayerController& GetPlayer() const;
	ULocalPlayer& GetLocalPlayer() const;

	/** One frame, as the engine makes it: the tracking system hears of it first, then the world ticks. */
	void Tick(float DeltaSeconds);
	void TickFrames(int32 Count, float DeltaSeconds);

	/** Play, without wanting to know why it failed. */
	bool Play(UMRInputAnimation* Animation, const FMRInputPlayOptions& Options = FMRInputPlayOptions());

	/** An actor at that place whose head-locked camera the player looks through: the origin of tracking space. */
	UCameraComponent* AddHeadCamera(const FTransform& Transform);

	/** An actor of the player at that place whose component follows a motion source. */
	UMotionControllerComponent* AddMotionController(FName Source, const FTransform& Transform = FTransform::Identity);

	/** An actor with a root at that place. */
	AActor* AddActor(const FTransform& Transform = FTransform::Identity);

private:
	TStrongObjectPtr<UGameInstance> GameInstance;
	TStrongObjectPtr<UWorld> World;
	TUniquePtr<FMRInputTestKeys> Keys;
};
