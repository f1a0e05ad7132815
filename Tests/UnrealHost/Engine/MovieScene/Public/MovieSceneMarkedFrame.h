// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Misc/FrameNumber.h"

#include "MovieSceneMarkedFrame.generated.h"

/** A frame with a label. */
USTRUCT(BlueprintType)
struct MOVIESCENE_API FMovieSceneMarkedFrame
{
	GENERATED_BODY()

	FMovieSceneMarkedFrame() = default;
	FMovieSceneMarkedFrame(FFrameNumber InFrameNumber)
		: FrameNumber(InFrameNumber)
	{
	}

	UPROPERTY()
	FFrameNumber FrameNumber;

	UPROPERTY()
	FString Label;
};
