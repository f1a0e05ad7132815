// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Math/Range.h"
#include "Misc/FrameTime.h"
#include "MovieSceneSignedObject.h"

#include "MovieSceneTimeWarpGetter.generated.h"

UCLASS(Abstract)
class MOVIESCENE_API UMovieSceneTimeWarpGetter : public UMovieSceneSignedObject
{
	GENERATED_BODY()

public:
	virtual FFrameTime RemapTime(FFrameTime In) const { return In; }

	/** All the times that a stretch leads through. */
	virtual TRange<FFrameTime> ComputeTraversedHull(const TRange<FFrameTime>& Range) const { return Range; }
};
