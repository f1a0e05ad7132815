// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Engine/EngineBaseTypes.h"
#include "LevelSequence.h"
#include "LevelSequenceCameraSettings.h"
#include "MovieSceneSequencePlayer.h"

#include "LevelSequencePlayer.generated.h"

class ALevelSequenceActor;

/** Plays a level sequence in a world, before the world's actors tick. */
UCLASS(BlueprintType)
class LEVELSEQUENCE_API ULevelSequencePlayer : public UMovieSceneSequencePlayer
{
	GENERATED_BODY()

public:
	/**
	 * Null without a world. The actor keeps the player alive. It is initialized
	 * in a game's world only.
	 */
	static ULevelSequencePlayer* CreateLevelSequencePlayer(UObject* WorldContextObject, ULevelSequence* LevelSequence,
		FMovieSceneSequencePlaybackSettings Settings, ALevelSequenceActor*& OutActor);

	void Initialize(
		ULevelSequence* InLevelSequence, ULevel* InLevel, const FLevelSequenceCameraSettings& InCameraSettings);

	virtual UObject* HostContext() const override;
	virtual void BeginDestroy() override;

private:
	void HandlePreActorTick(UWorld* InWorld, ELevelTick TickType, float DeltaSeconds);

	TWeakObjectPtr<UWorld> World;
	FDelegateHandle TickHandle;
};
