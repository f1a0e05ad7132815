// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Templates/SharedPointer.h"

class FMRInputMixer;
class IMovieScenePlayer;
class UWorld;

/**
 * While it lives, a world shows only what this player's sequences show: no other player's, and no ordinary playback.
 * The sequence editor holds the playhead's frame as long as it is open. When it is destroyed, the others are shown
 * again at their current positions, and nothing of this player remains. One at a time in a world. Game thread.
 */
class MRINPUTANIMATION_API FMRInputSequenceSolo
{
public:
	FMRInputSequenceSolo(const UWorld* World, const IMovieScenePlayer& Player);
	~FMRInputSequenceSolo();
	UE_NONCOPYABLE(FMRInputSequenceSolo);

private:
	TWeakPtr<FMRInputMixer> Mixer;
};
