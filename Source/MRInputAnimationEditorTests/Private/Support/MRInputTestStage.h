// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Support/MRInputTestUndo.h"
#include "UObject/StrongObjectPtr.h"

class ULevelSequence;
class UMRInputAnimation;
class UMovieScene;
class UMovieSceneMRInputSection;
class UMovieSceneMRInputTrack;

/** A level sequence of 1000 ticks a second, and MRInputGrabRecording as an asset. */
class FMRInputTestStage
{
public:
	FMRInputTestStage();

	UMovieScene& GetScene() const;

	/** The scene's own track; made at first use. */
	UMovieSceneMRInputTrack& GetTrack() const;

	/** The recording from Start to before End. */
	UMovieSceneMRInputSection& AddSection(int32 Start, int32 End) const;

	TStrongObjectPtr<ULevelSequence> Sequence;
	TStrongObjectPtr<UMRInputAnimation> Animation;

private:
	FMRInputTestUndo Undo;
};
