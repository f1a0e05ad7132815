// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Misc/FrameNumber.h"
#include "Variants/MovieSceneTimeWarpVariant.h"

#include "MovieSceneSectionParameters.generated.h"

#if HOST_HAS_TIME_WARP
using FHostTimeScale = FMovieSceneTimeWarpVariant;
#else
using FHostTimeScale = float;
#endif

/** Where a sub-sequence starts and how fast it runs. The offset counts frames of its tick resolution. */
USTRUCT(BlueprintType)
struct MOVIESCENE_API FMovieSceneSectionParameters
{
	GENERATED_BODY()

	UPROPERTY()
	FFrameNumber StartFrameOffset;

	FHostTimeScale TimeScale = 1.0f;
};
