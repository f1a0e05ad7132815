// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "GameFramework/Actor.h"
#include "LevelSequencePlayer.h"

#include "LevelSequenceActor.generated.h"

UCLASS()
class LEVELSEQUENCE_API ALevelSequenceActor : public AActor
{
	GENERATED_BODY()

public:
	ULevelSequencePlayer* GetSequencePlayer() const { return SequencePlayer; }
	virtual void EndPlay(const EEndPlayReason::Type EndPlayReason) override;

	UPROPERTY()
	TObjectPtr<ULevelSequence> LevelSequenceAsset;

	UPROPERTY()
	TObjectPtr<ULevelSequencePlayer> SequencePlayer;
};
